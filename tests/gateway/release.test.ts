import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lastRelease, schemaChanges } from '#gateway/build/schemaChanges.ts'

const now = readFileSync('schema.graphql', 'utf8')

/** What would break clients that were made for the last release. */
async function breaking(schema: string): Promise<string[]> {
  const changes = await schemaChanges(lastRelease().schema, schema)
  return changes.filter(({ level }) => level === 'breaking').map(({ message }) => message)
}

test('the schema breaks no client of the last release', async () => {
  expect(await breaking(now)).toEqual([])
})

test('a field that is taken away would break them', async () => {
  const without = now.replace('  brand: String\n', '  label: String\n')
  expect(await breaking(without)).toEqual(["Field 'brand' was removed from object type 'Settings'"])
})

test('the package has the version of the last release, and the changelog says what it is', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(lastRelease().version).toBe(version)
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version}\n`)
})
