import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'

/** One change of the schema, and what it means for clients that exist. */
type SchemaChange = { level: 'breaking' | 'dangerous' | 'safe'; message: string; path: string | null }

const LEVELS = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
} as const

const ORDER = ['breaking', 'dangerous', 'safe']

/** The changes between two printed schemas, the worst first. */
export async function schemaChanges(before: string, after: string): Promise<SchemaChange[]> {
  const changes = await diff(buildSchema(before), buildSchema(after))
  return changes
    .map(({ criticality, message, path }) => ({
      level: LEVELS[criticality.level],
      message,
      path: path ?? null,
    }))
    .sort((left, right) => ORDER.indexOf(left.level) - ORDER.indexOf(right.level))
}

const FOLDER = path.join(import.meta.dirname, 'releases')

/** A released version, and the schema that its clients were made for. */
type Release = { version: string; schema: string }

/** The newest of the releases in `releases/`, each a copy of `schema.graphql` under its version. */
export function lastRelease(): Release {
  const versions = readdirSync(FOLDER).map((file) => path.basename(file, '.graphql'))
  const version = versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1)
  if (version === undefined) throw new Error(`${FOLDER} has no release`)
  return { version, schema: readFileSync(path.join(FOLDER, `${version}.graphql`), 'utf8') }
}
