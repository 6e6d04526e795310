import { expect, onTestFinished, test } from 'vitest'
import type { Explanation } from '#gateway/http/explain.ts'
import { hashDocument } from '#gateway/http/persisted.ts'
import { startGateway } from './testGateway.ts'

async function open(options: Parameters<typeof startGateway>[0]) {
  const gateway = await startGateway(options, { cache: true })
  onTestFinished(() => gateway.close())
  const ask = async (query: string, headers: Record<string, string>) => {
    const { extensions } = await (await gateway.post({ query }, headers)).json()
    return extensions?.explain as Explanation | undefined
  }
  return { ...gateway, ask }
}

const QUERY = '{ products(limit: 5) { items { relatedProducts { product { name } } } } }'

test('on request the calls, their durations and the estimated cost are reported', async () => {
  const gateway = await open({ production: false })
  const first = await gateway.ask(QUERY, { 'x-explain': '1' })
  expect(first).toMatchObject({
    estimated: { cost: expect.any(Number), upstreamCalls: 2 },
    answered: { byService: 2, fromCache: 0, shared: 0 },
    batches: [expect.any(Number)],
    calls: [
      { call: 'products', service: 'catalog', outcome: 'ok', status: 200, attempts: 1, from: 'service' },
      { call: 'productsByIds', service: 'catalog', from: 'service' },
    ],
  })
  expect(first?.calls[0]?.request).toMatch(/^GET .*\/v2\/products\?page=1&limit=5/)
  const second = await gateway.ask(QUERY, { 'x-explain': '1' })
  expect(second?.answered).toEqual({ byService: 0, fromCache: 2, shared: 0 })
})

test('nothing is reported without the header', async () => {
  const gateway = await open({ production: false })
  expect(await gateway.ask(QUERY, {})).toBeUndefined()
})

test('in production it needs the key', async () => {
  const gateway = await open({ production: true, explainKey: 'open sesame' })
  expect(await gateway.ask(QUERY, { 'x-explain': '1' })).toBeUndefined()
  expect(await gateway.ask(QUERY, { 'x-explain-key': 'wrong' })).toBeUndefined()
  expect(await gateway.ask(QUERY, { 'x-explain-key': 'open sesame' })).toMatchObject({
    answered: { byService: 0, fromCache: 2 },
  })
  const closed = await open({ production: true, explainKey: '' })
  expect(await closed.ask(QUERY, { 'x-explain-key': '' })).toBeUndefined()
})

test('an explained answer is kept by no cache, one that is not explained is', async () => {
  const text = 'query Brand { settings { brand } }'
  const persisted = new Map([[hashDocument(text), text]])
  const gateway = await open({ production: true, explainKey: 'open sesame', persisted })
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashDocument(text) } })
  const ask = async (headers: Record<string, string>) => {
    const answer = await fetch(`${gateway.url}?${new URLSearchParams({ extensions })}`, { headers })
    const { extensions: told } = await answer.json()
    return [answer.headers.get('cache-control'), told?.explain !== undefined]
  }
  for (let time = 0; time < 3; time++) {
    expect(await ask({ 'x-explain': '1', 'x-explain-key': 'open sesame' })).toEqual(['no-store', true])
    expect(await ask({ 'x-explain-key': 'wrong' })).toEqual([expect.stringMatching(/^public/), false])
    expect(await ask({})).toEqual([expect.stringMatching(/^public/), false])
  }
})

test('operations are counted in the metrics with their error codes', async () => {
  const records: object[] = []
  const gateway = await open({ onOperation: (record) => records.push(record) })
  gateway.services.fail({ path: /contacts/ }, { status: 500 })
  await gateway.post({ query: 'query Good { settings { brand } }' })
  await gateway.post({ query: 'query Bad { contacts { note } }' })
  expect(records).toMatchObject([
    { name: 'Good', type: 'query', codes: [] },
    { name: 'Bad', type: 'query', codes: ['UPSTREAM_STATUS'] },
  ])
})

test('operations refused before execution are counted in the metrics', async () => {
  const records: { milliseconds: number }[] = []
  const gateway = await open({ onOperation: (record) => records.push(record) })
  await gateway.post({ query: '{ nothing }' })
  await gateway.post({ query: '{ solutions(limit: 100) { items { similar { id } } } }' })
  await gateway.post('no JSON')
  expect(records).toMatchObject([
    { type: 'none', codes: ['GRAPHQL_VALIDATION_FAILED'] },
    { type: 'none', codes: ['LIMIT_EXCEEDED'] },
    { type: 'none', codes: ['BAD_REQUEST'] },
  ])
  expect(records.every(({ milliseconds }) => milliseconds > 0)).toBe(true)
})

test('the page of the playground loads nothing from elsewhere, and has a tab for every example', async () => {
  const gateway = await open({ playground: true })
  const page = await (await fetch(gateway.url, { headers: { accept: 'text/html' } })).text()
  expect(page).toContain('query ReadRentQuote')
  expect(page).toContain('mutation CreateOrder')
  expect(page).not.toMatch(/(?:src|href)=["']?https?:/)
})
