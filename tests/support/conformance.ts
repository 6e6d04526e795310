import { readFileSync } from 'node:fs'

/** One statement of docs/conformance.md; `id` is its section and number. */
export interface Row {
  id: string
  section: number
  number: number
  statement: string
  where: string
  proof: string
}

/** docs/conformance.md as it is written. */
export const document = readFileSync('docs/conformance.md', 'utf8')

/** Its rows. */
export const rows: readonly Row[] = [
  ...document.matchAll(/^\| (\d)\.(\d+) \| (.+?) \| `(.+?)` \| (.+) \|$/gm),
].map(([, section = '', number = '', statement = '', where = '', proof = '']) => ({
  id: `${section}.${number}`,
  section: Number(section),
  number: Number(number),
  statement,
  where,
  proof,
}))

/** The test that proves a statement, or what was chosen in its place; null where there is none. */
export function testOf({ proof }: Row): NamedTest | null {
  const [, file = '', title = ''] = /^(?:chosen: .+?; )?`(.+?) › (.+)`$/.exec(proof) ?? []
  return file === '' ? null : { file, title }
}

/** A test's file, and its title as it is written there. */
export interface NamedTest {
  file: string
  title: string
}
