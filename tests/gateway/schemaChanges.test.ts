import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaChanges } from '#gateway/build/schemaChanges.ts'

const now = readFileSync('schema.graphql', 'utf8')

test('the schema against itself has no changes', async () => {
  expect(await schemaChanges(now, now)).toEqual([])
})

test.each([
  ['a field taken away', '  minOrderDays: Int!\n', '  shortest: Int!\n', 'breaking'],
  ['a field that may be null now', '  today: Date!\n', '  today: Date\n', 'breaking'],
  ['a new enum value', '  POPULAR\n', '  POPULAR\n\n  NEWEST\n', 'dangerous'],
  ['a new field', '  minOrderDays: Int!\n', '  minOrderDays: Int!\n  maxOrderDays: Int\n', 'safe'],
])('%s is told apart', async (_what, from, to, level) => {
  const after = now.replace(from, to)
  expect(after).not.toBe(now)
  const changes = await schemaChanges(now, after)
  expect(changes.map((change) => change.level)).toContain(level)
})
