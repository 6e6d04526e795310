import { execFileSync } from 'node:child_process'
import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

test('all audits of GraphQL over HTTP pass in the production configuration', async () => {
  // Audits do not know of our protection against forged requests: they name themselves as no browser form can.
  const fetchFn = (url: string, init?: RequestInit) =>
    fetch(url, { ...init, headers: { 'graphql-require-preflight': '1', ...init?.headers } })
  const results = await auditServer({ url: gateway.url, fetchFn })
  const failed = results.flatMap((result) =>
    result.status === 'ok' ? [] : [`${result.id} ${result.name}: ${result.reason}`],
  )
  expect(failed).toEqual([])
  expect(results).toHaveLength(61)
})

test('there is one copy of graphql', () => {
  const tree: unknown = JSON.parse(
    execFileSync('npm', ['ls', 'graphql', '--all', '--json'], { encoding: 'utf8' }),
  )
  expect([...versions(tree)]).toEqual(['17.1.0'])
})

function versions(tree: unknown, found = new Set<string>()): Set<string> {
  if (typeof tree !== 'object' || tree === null) return found
  for (const [name, value] of Object.entries(tree)) {
    if (name === 'graphql' && typeof value?.version === 'string') found.add(value.version)
    versions(value, found)
  }
  return found
}
