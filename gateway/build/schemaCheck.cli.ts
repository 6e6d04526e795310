import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lastRelease, schemaChanges } from './schemaChanges.ts'

const HELP = `Compares schema.graphql with the last release in gateway/build/releases/, or with what is named.

  npm run schema:check [-- <file or git revision>]

Exit code: 0 when no client that exists would break, 1 when one would, 2 when there is nothing to compare with at that place.`

const root = path.join(import.meta.dirname, '..', '..')
const given = process.argv[2]
if (given === '--help' || given === '-h') {
  console.log(HELP)
  process.exit()
}
const { version: name, schema: before } =
  given === undefined ? lastRelease() : { version: given, schema: schemaAt(given) }
if (before === null) {
  console.error(`${name} is neither a file nor a revision that has schema.graphql`)
  process.exit(2)
}
const changes = await schemaChanges(before, readFileSync(path.join(root, 'schema.graphql'), 'utf8'))
console.log(`${changes.length} changes of schema.graphql since ${name}`)
for (const { level, message } of changes) console.log(`${level.padEnd(9)}  ${message}`)
if (changes.some(({ level }) => level === 'breaking')) process.exitCode = 1

function schemaAt(place: string): string | null {
  if (existsSync(place)) return readFileSync(place, 'utf8')
  try {
    return execFileSync('git', ['show', `${place}:schema.graphql`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null
  }
}
