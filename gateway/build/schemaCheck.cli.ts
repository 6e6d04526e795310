import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { schemaChanges } from './schemaChanges.ts'

// npm run schema:check [-- <file or git revision>]: what changed in schema.graphql since the last release, or since what is
// named. Ends with 1 when a client that exists would break,
// with 2 when there is nothing to compare with at that place.
const root = path.join(import.meta.dirname, '..', '..')
const asked = process.argv[2] ?? lastRelease()
if (asked === null) {
  console.log(
    'There is no release yet (no git tag), so nothing can break. Name a file or a revision to compare with one.',
  )
} else {
  const before = schemaAt(asked)
  if (before === null) {
    console.error(`${asked} is neither a file nor a revision that has schema.graphql`)
    process.exit(2)
  }
  const changes = await schemaChanges(before, readFileSync(path.join(root, 'schema.graphql'), 'utf8'))
  console.log(`${changes.length} changes of schema.graphql since ${asked}`)
  for (const { level, message } of changes) console.log(`${level.padEnd(9)}  ${message}`)
  if (changes.some(({ level }) => level === 'breaking')) process.exitCode = 1
}

function lastRelease(): string | null {
  return git('describe', '--tags', '--abbrev=0')?.trim() ?? null
}

function schemaAt(place: string): string | null {
  return existsSync(place) ? readFileSync(place, 'utf8') : git('show', `${place}:schema.graphql`)
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}
