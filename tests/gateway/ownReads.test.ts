import { parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type OperationTrace, sharedCacheControl } from '#gateway/yoga.server.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway
const calls: string[] = []
const operations: string[] = []

beforeAll(async () => {
  gateway = await startGateway(
    {
      onCall: ({ call, requestId, cached }) => void calls.push(`${requestId} ${call} ${cached}`),
      onOperation: ({ name, type, codes }) => void operations.push([name, type, ...codes].join(' ')),
    },
    { cache: true },
  )
})
beforeEach(() => {
  gateway.services.heal()
  gateway.seen()
  calls.length = 0
  operations.length = 0
})
afterAll(() => gateway.close())

const settings = parse('query Brand { settings { brand } }')

test('a page is given the same result while what it stands on is fresh, and it is told of', async () => {
  const traces: OperationTrace[] = []
  const onTrace = (trace: OperationTrace) => void traces.push(trace)
  const first = await gateway.gateway.execute({ document: settings, requestId: 'one', onTrace })
  calls.length = 0
  const second = await gateway.gateway.execute({ document: settings, requestId: 'two', onTrace })
  expect(first).toMatchObject({ data: { settings: { brand: expect.any(String) } } })
  expect(second).toBe(first)
  expect(gateway.seen()).toEqual(['GET /v2/settings'])
  expect(calls).toEqual(['two settings true'])
  expect(operations).toEqual(['Brand query', 'Brand query'])
  const [made = null, recalled = null] = traces
  expect(made && recalled && sharedCacheControl([recalled])).toBe(made && sharedCacheControl([made]))
})

test('when it is no longer fresh the services are asked again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(1)
  try {
    const document = parse('query Contacts { contacts { note } }')
    await gateway.gateway.execute({ document, requestId: 'one' })
    vi.advanceTimersByTime(61_000)
    gateway.seen()
    await gateway.gateway.execute({ document, requestId: 'two' })
    expect(gateway.seen()).toEqual(['GET /v2/contacts'])
  } finally {
    vi.useRealTimers()
  }
})

test('variables tell results apart', async () => {
  const document = parse('query Some($limit: Int) { assortments(limit: $limit) { items { id } } }')
  const ask = (limit: number) =>
    gateway.gateway.execute({ document, variables: { limit }, requestId: `limit-${limit}` })
  const [one, two] = [await ask(1), await ask(2)]
  expect(one).not.toEqual(two)
})

test('what failed and what is about dates is not kept', async () => {
  const free = parse(
    'query Free($period: PeriodInput!) { products(limit: 1, filter: { inStock: true, period: $period }) { items { id } } }',
  )
  const ask = () =>
    gateway.gateway.execute({ document: free, variables: { period: PERIOD }, requestId: 'one' })
  expect((await ask()).errors).toBeUndefined()
  expect(await ask()).not.toBe(await ask())
  gateway.services.fail({ path: /.*/ }, { status: 500 })
  const failing = parse('query Works { articles(limit: 1) { items { id } } }')
  expect((await gateway.gateway.execute({ document: failing, requestId: 'one' })).errors).toBeDefined()
  gateway.services.heal()
  expect((await gateway.gateway.execute({ document: failing, requestId: 'two' })).errors).toBeUndefined()
})
