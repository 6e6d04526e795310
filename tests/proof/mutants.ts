import { existsSync, readFileSync } from 'node:fs'

/** The report of the last `npm run mutants`. */
const REPORT = '.cache/mutants.json'
const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

type Report = { files: Record<string, { mutants: { status: string }[] }> }

export type NoticedMutants = { room: string; noticed: number; changes: number }

/** How many changes the tests of each mutated room notice; nothing where the command was not run. */
export function noticedMutants(): NoticedMutants[] {
  if (!existsSync(REPORT)) return []
  const { files }: Report = JSON.parse(readFileSync(REPORT, 'utf8'))
  const byRoom = Map.groupBy(Object.entries(files), ([file]) => file.split('/', 2).join('/'))
  return [...byRoom].map(([room, entries]) => {
    const statuses = entries.flatMap(([, { mutants }]) => mutants.map(({ status }) => status))
    const count = (wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length
    return { room, noticed: count(NOTICED), changes: count([...NOTICED, ...UNNOTICED]) }
  })
}
