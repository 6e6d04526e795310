import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { KEY_LIMITS, type KeyRecord, readRecord } from './keys.ts'

/**
 * Writes that a store has missed, a file a key: no write waits for another's, and a line that was cut off takes no earlier one with it. A
 * folder that cannot be used is an empty one.
 */
export function openWriteBehindFiles(folder: string) {
  const fileOf = (id: string) => path.join(folder, id)

  /** A created order stays created; otherwise the latest record counts. */
  function find(id: string): KeyRecord | null {
    const lines = tryTo(() => readFileSync(fileOf(id), 'utf8'))?.split('\n') ?? []
    const records = lines.flatMap((line) => readRecord(line) ?? [])
    const latest = records.find(({ state }) => state === 'created') ?? records.at(-1)
    return latest && latest.sentAt > Date.now() - KEY_LIMITS.ageMs ? latest : null
  }

  return {
    ids: () => tryTo(() => readdirSync(folder)) ?? [],
    find,
    /** Writes nothing that is written already: an order may be repeated any number of times. */
    store(id: string, record: KeyRecord): void {
      const state = find(id)?.state
      if (state === 'created' || state === record.state) return
      tryTo(() => {
        mkdirSync(folder, { recursive: true })
        appendFileSync(fileOf(id), `\n${JSON.stringify(record)}`)
      })
    },
    remove(id: string): void {
      tryTo(() => rmSync(fileOf(id), { force: true }))
    },
  }
}

function tryTo<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
