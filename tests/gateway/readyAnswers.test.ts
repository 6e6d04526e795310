import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKeptAnswers } from '#gateway/http/fastPath/keptAnswers.ts'
import type { CallRecord } from '#gateway/rest/options.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway
/** The calls that answers from memory stood for. */
const remembered: string[] = []
/** The operations that were told of. */
const operations: string[] = []

beforeAll(async () => {
  gateway = await startGateway(
    {
      onCall: ({ call, requestId, cached }) => void remembered.push(`${requestId} ${call} ${cached}`),
      onOperation: ({ name, type, codes }) => void operations.push([name, type, ...codes].join(' ')),
    },
    { cache: true },
  )
})
beforeEach(() => {
  gateway.services.heal()
  gateway.seen()
  remembered.length = 0
  operations.length = 0
})
afterEach(() => void vi.useRealTimers())
afterAll(() => gateway.close())

describe('an answer without errors', () => {
  const query = 'query Brand { settings { brand } }'

  test('is sent again without being made, and is told of as if it were', async () => {
    const first = await gateway.ask(query)
    gateway.seen()
    operations.length = 0
    expect(await gateway.ask(query)).toEqual(first)
    expect(gateway.seen()).toEqual([])
    expect(remembered).toEqual([expect.stringMatching(/^request-\d+ settings true$/)])
    expect(operations).toEqual(['Brand query'])
  })

  test('is not sent when what it stands on is no longer fresh', async () => {
    // At zero lru-cache knows no age.
    vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(1)
    const asked = 'query Contacts { contacts { note } }'
    await gateway.ask(asked)
    vi.advanceTimersByTime(59_000)
    await gateway.ask(asked)
    expect(remembered).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    gateway.seen()
    await gateway.ask(asked)
    expect(remembered).toHaveLength(1)
    expect(gateway.seen()).toEqual(['GET /v2/contacts'])
  })

  test('that failed is told to each who asked at once, each has his own request, and the next is asked for anew', async () => {
    const asked = 'query Failing($page: Int) { assortments(page: $page) { total } }'
    await gateway.ask(asked, { page: 1 })
    await gateway.ask(asked, { page: 2 })
    for (const page of [3, 4]) {
      operations.length = 0
      gateway.services.fail({ path: /assortments/ }, { status: 500 })
      const answers = await Promise.all(Array.from({ length: 32 }, () => gateway.ask(asked, { page })))
      const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code)
      expect(new Set(codes)).toEqual(new Set(['UPSTREAM_STATUS']))
      expect(new Set(answers.map(({ errors }) => errors?.[0]?.extensions.requestId)).size).toBe(32)
      expect(operations).toEqual(Array(32).fill('Failing query UPSTREAM_STATUS'))
      gateway.services.heal()
      expect((await gateway.ask(asked, { page })).errors).toBeUndefined()
    }
  })

  test('is one for variables in any order, and another for others', async () => {
    const asked =
      'query Some($page: Int, $limit: Int) { categories(page: $page, limit: $limit) { page limit } }'
    await gateway.ask(asked, { page: 1, limit: 2 })
    expect(await gateway.ask(asked, { limit: 2, page: 1 })).toEqual({
      data: { categories: { page: 1, limit: 2 } },
    })
    expect(remembered).toHaveLength(1)
    expect(await gateway.ask(asked, { limit: 1, page: 2 })).toEqual({
      data: { categories: { page: 2, limit: 1 } },
    })
    expect(remembered).toHaveLength(1)
  })
})

test.each([
  ['with dates', 'query ($period: PeriodInput) { products(filter: { period: $period }) { page } }'],
  ['of a search', '{ products(filter: { search: "стул" }) { page } }'],
  ['about an order', '{ settings { brand } orderStatus(idempotencyKey: "some-unknown-key") { state } }'],
  ['that no call stands for', '{ __typename }'],
  ['with an error', '{ contacts { note } products(page: 0) { page } }'],
])('an answer %s is made each time', async (_what, query) => {
  for (let time = 0; time < 3; time++) await gateway.ask(query, { period: PERIOD })
  expect(operations).toHaveLength(3)
  expect(remembered).toEqual([])
})

test('an answer that names the day is not sent on the next', async () => {
  vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(1)
  gateway.restart({ dayEndsIn: () => 10, onCall: ({ call }) => void remembered.push(call) })
  const query = 'query Today { settings { today } }'
  for (let time = 0; time < 2; time++) await gateway.ask(query)
  expect(remembered).toHaveLength(1)
  vi.advanceTimersByTime(11_000)
  await gateway.ask(query)
  expect(remembered).toHaveLength(1)
})

test('a small answer that is kept holds no block of memory beside it', async () => {
  const query = 'query Small { settings { minOrderDays } }'
  for (const _ of 'three') await gateway.ask(query)
  const body = JSON.stringify({ query })
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
  })
  request.push(body)
  request.push(null)
  const ready = await gateway.gateway.ready(request, 'request')
  expect(ready?.body.byteLength).toBeLessThan(100)
  expect(ready?.body.buffer.byteLength).toBe(ready?.body.byteLength)
})

describe('the memory', () => {
  const call: CallRecord = {
    ...{
      requestId: 'request',
      service: 'product',
      call: 'settings',
      method: 'GET',
      path: '/',
      isDated: false,
    },
    ...{ outcome: 'ok', status: 200, reason: undefined, milliseconds: 1, attempts: 1 },
    ...{ shared: false, cached: false, freshFor: 60 },
  }
  const trace = {
    ...{ calls: [call], batches: [], cost: null, upstreamCalls: null },
    isPrivate: false,
    validFor: 100,
  }
  const left = (count: number, kept: { get(key: string, requestId: string): unknown }) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => kept.get(`${index}`, 'request'))

  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(1))

  test('gives a result as it is until its time is over, and the day that it names ends when it ends', () => {
    const kept = createKeptAnswers({})
    const result = { data: { text: 'Шатёр' } }
    kept.set('a', result, trace, null)
    vi.advanceTimersByTime(40_000)
    expect(kept.get('a', 'request')?.form).toBe(result)
    expect(kept.get('a', 'request')?.trace.validFor).toBe(60)
    vi.advanceTimersByTime(20_001)
    expect(kept.get('a', 'request')).toBeNull()
  })

  test('is bounded in bytes, however many bodies there are', () => {
    const kept = createKeptAnswers({})
    for (let index = 0; index < 400; index++) kept.set(`${index}`, Buffer.alloc(100 * 1024), trace, null)
    expect(left(400, kept)).toHaveLength(61)
  })

  test('is bounded in bytes, however many results there are: the oldest goes first', () => {
    const kept = createKeptAnswers({})
    for (let index = 0; index < 30; index++)
      kept.set(`${index}`, { data: { text: 'x'.repeat(100_000) } }, trace, null)
    expect(left(30, kept)).toHaveLength(12)
    expect(left(30, kept)[0]).toBe(18)
  })

  test('takes no answer that would push out most of the others', () => {
    const kept = createKeptAnswers({})
    kept.set('0', Buffer.alloc(600 * 1024), trace, null)
    kept.set('1', { data: { text: 'x'.repeat(150_000) } }, trace, null)
    expect(left(2, kept)).toEqual([])
  })
})
