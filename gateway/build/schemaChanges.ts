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

/** What changed between two printed schemas, the worst first. */
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
