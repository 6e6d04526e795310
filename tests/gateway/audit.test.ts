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
