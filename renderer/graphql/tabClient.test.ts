import type { SSRData } from 'urql'
import { afterEach, expect, test, vi } from 'vitest'
import { graphql } from './graphql.ts'
import { createServerClient, type Execute } from './serverClient.ts'
import { createTab, forgetAnswers, restoreAnswers, tabClient } from './tabClient.ts'

const query = graphql(`
  query Product($slug: String!) {
    product(slug: $slug) { id name }
  }
`)
const other = graphql(`
  query Today {
    settings { today }
  }
`)
const order = graphql(`
  mutation Order($input: CreateOrderInput!) {
    createOrder(input: $input) { __typename }
  }
`)
const chair = { product: { id: '101', name: 'Стул', __typename: 'Product' } }
// The types that a document does not ask for itself are the cache's own affair.
const shown = { product: { id: '101', name: 'Стул' } }
const failure = { message: 'down', path: ['product'], extensions: { code: 'UPSTREAM' } }
const slug = { slug: 'chair' }
const ORDER = {
  idempotencyKey: 'key-of-a-test',
  period: { start: '2026-12-12', end: '2026-12-14' },
  lines: [{ productId: '101', quantity: 1 }],
  customer: { name: 'Анна', phone: '+7 900 000-00-00' },
  delivery: { method: 'PICKUP' as const },
  termsAccepted: true,
  consent: true,
}
const FRESH = { requestPolicy: 'network-only' } as const

afterEach(() => {
  vi.useRealTimers()
  forgetAnswers()
  vi.unstubAllGlobals()
})

function stubGateway(answer: () => unknown) {
  const gateway = vi.fn(async (_url: string, _init: RequestInit) => Response.json(answer()))
  vi.stubGlobal('fetch', gateway)
  return gateway
}

/** The data that a page brings when it was rendered with this answer. */
async function served(answer: Awaited<ReturnType<Execute>>): Promise<SSRData> {
  const { client, takeAnswers } = createServerClient(async () => answer)
  await client.query(query, slug)
  return takeAnswers()
}

test('a query that is only looked for in the cache ends with its request', async () => {
  let signal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    signal = init.signal
    return new Promise(() => {})
  })
  const { client } = createTab()
  expect(client.readQuery(query, slug)).toBeNull()
  // Its request begins a turn later, or never.
  await new Promise(setImmediate)
  expect(signal?.aborted ?? true).toBe(true)
})

test('a query that is shown again at once has its data as the same object, and a second later it may be freed', async () => {
  vi.useFakeTimers()
  const { client } = createTab(await served({ data: chair }))
  const read = () => client.readQuery(query, slug)?.data
  const first = read()
  expect(first).toEqual(shown)
  expect(read()).toBe(first)
  vi.advanceTimersByTime(1000)
  expect(read()).not.toBe(first)
})

test('what the page was rendered with is there at once, asks nobody, and is told once', async () => {
  const gateway = stubGateway(() => ({ data: { settings: null } }))
  const tab = createTab(await served({ data: chair }))
  const told: unknown[] = []
  tab.client.query(query, slug).subscribe(({ data }) => told.push(data))
  expect(told).toEqual([shown])
  await tab.client.query(other, {})
  expect(tab.client.readQuery(query, slug)?.data).toEqual(shown)
  // Equal answers are one: nothing is drawn again.
  expect(new Set(told).size).toBe(1)
  expect(gateway).toHaveBeenCalledTimes(1)
})

test('what a later answer says of the same thing is told', async () => {
  stubGateway(() => ({ data: { product: { ...chair.product, name: 'Кресло' } } }))
  const { client } = createTab(await served({ data: chair }))
  const told: unknown[] = []
  client.query(query, slug).subscribe(({ data }) => told.push(data?.product?.name))
  await client.query(query, { slug: 'the-same' })
  await vi.waitFor(() => expect(told).toEqual(['Стул', 'Кресло']))
})

test('a failed answer is shown until somebody asks again', async () => {
  stubGateway(() => ({ data: chair }))
  const { client } = createTab(await served({ data: null, errors: [failure as never] }))
  client.query(query, slug).subscribe(() => {})
  const known = client.readQuery(query, slug)
  expect(known?.data).toBeNull()
  expect(known?.error?.graphQLErrors).toEqual([failure])
  expect((await client.query(query, slug, FRESH)).data).toEqual(shown)
  expect(client.readQuery(query, slug)?.data).toEqual(shown)
})

test('a page that comes to life finds the failure that it was served with each time', async () => {
  const gateway = stubGateway(() => ({ data: chair }))
  const dataset: { hydrated?: string } = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  const { client } = createTab(await served({ data: null, errors: [failure as never] }))
  for (const _ of ['once', 'again']) {
    expect(client.readQuery(query, slug)?.error?.graphQLErrors).toEqual([failure])
    await Promise.resolve()
  }
  expect(gateway).not.toHaveBeenCalled()
  dataset.hydrated = ''
  expect((await client.query(query, slug)).data).toEqual(shown)
})

test('what is asked again right after it failed is asked, also where it is shown', async () => {
  let answer: object = { data: null, errors: [failure] }
  const gateway = stubGateway(() => answer)
  const { client } = createTab()
  client.query(query, slug).subscribe(() => {})
  for (const _ of [1, 2]) expect((await client.query(query, slug)).error?.graphQLErrors).toHaveLength(1)
  answer = { data: chair }
  expect((await client.query(query, slug)).data).toEqual(shown)
  await client.query(query, slug)
  expect(gateway).toHaveBeenCalledTimes(3)
})

test('settings without their minimum are known all the same', async () => {
  const settings = graphql(`query Brand { settings { id brand minimumRental } }`)
  const error = { message: 'Empty', path: ['settings', 'minimumRental'] }
  const gateway = stubGateway(() => ({
    data: { settings: { __typename: 'Settings', id: '1', brand: 'Сутки', minimumRental: null } },
    errors: [error],
  }))
  const { client } = createTab()
  await client.query(settings, {})
  const known = () => client.readQuery(settings, {})?.data?.settings.brand
  await vi.waitFor(() => expect(known()).toBe('Сутки'))
  expect(gateway).toHaveBeenCalledTimes(1)
})

test('who shows an answer of which a part failed keeps the rest when somebody else looks it up', async () => {
  stubGateway(() => ({ data: { settings: null } }))
  const half = { product: { id: '101', name: null, __typename: 'Product' } }
  const error = { message: 'Failed', path: ['product', 'name'] }
  const { client } = createTab(await served({ data: half, errors: [error as never] }))
  const told: unknown[] = []
  client.query(query, slug).subscribe(({ data }) => told.push(data))
  await client.query(other, {})
  client.readQuery(query, slug)
  expect(new Set(told)).toEqual(new Set([{ product: { id: '101', name: null } }]))
})

test('a payload stands in for a request', async () => {
  const gateway = stubGateway(() => ({ data: { settings: null } }))
  const answers = await served({ data: chair })
  tabClient()
  restoreAnswers(answers)
  expect((await tabClient().query(query, slug)).data).toEqual(shown)
  forgetAnswers()
  await tabClient().query(other, {})
  restoreAnswers(answers)
  expect((await tabClient().query(query, slug)).data).toEqual(shown)
  expect(gateway).toHaveBeenCalledTimes(1)
})

test('what was forgotten is asked for again', async () => {
  const client = tabClient(await served({ data: chair }))
  expect(tabClient()).toBe(client)
  forgetAnswers()
  expect(tabClient()).not.toBe(client)
  expect(tabClient().readQuery(query, slug)).toBeNull()
})

test('other dates ask for what depends on them alone', async () => {
  const stock = graphql(`
    query Stock($slug: String!, $period: PeriodInput) {
      product(slug: $slug) { id name stock(period: $period) }
    }
  `)
  const gateway = stubGateway(() => ({ data: { product: { ...chair.product, stock: 7 } } }))
  const { client } = createTab()
  const { period: before } = ORDER
  for (const period of [before, { ...before, end: '2026-12-20' }, before])
    expect((await client.query(stock, { ...slug, period })).data?.product?.stock).toBe(7)
  expect((await client.query(query, slug)).data).toEqual(shown)
  expect(gateway).toHaveBeenCalledTimes(2)
})

test('a product that was ordered is asked for again where it is shown next', async () => {
  let outcome = 'OrderLimitProblem'
  const gateway = stubGateway(() => ({ data: { ...chair, createOrder: { __typename: outcome } } }))
  const { client } = createTab()
  const calls: number[] = []
  for (outcome of ['OrderLimitProblem', 'OrderCreated', 'OrderLimitProblem']) {
    await client.query(query, slug)
    calls.push(gateway.mock.calls.length)
    await client.mutation(order, { input: ORDER })
  }
  // The second read comes after an order that was refused, the third after one that was made.
  expect(calls).toEqual([1, 2, 4])
})

test('reads that may be shown again without a line say so, and all say that they are of this site', async () => {
  const gateway = stubGateway(() => ({ data: chair }))
  const { client } = createTab()
  await client.query(query, slug)
  await client.query(query, slug, FRESH)
  const headers = gateway.mock.calls.map(([, { headers }]) => new Headers(headers))
  expect(headers.map((all) => all.get('x-known-read'))).toEqual(['1', null])
  expect(headers.map((all) => all.get('graphql-require-preflight'))).toEqual(['1', '1'])
})

test('on the server an answer is set for the eye and travels so; a late one is on no side of the page', async () => {
  let answerLate = (_answer: Awaited<ReturnType<Execute>>) => {}
  const { client, takeAnswers } = createServerClient(({ variables }) => {
    if (JSON.stringify(variables) === JSON.stringify(slug))
      return Promise.resolve({ data: { product: { ...chair.product, name: 'Стол 180 см' } } })
    return new Promise((resolve) => {
      answerLate = resolve
    })
  })
  expect((await client.query(query, slug)).data?.product?.name).toBe('Стол 180\u00a0см')
  const late = client.query(query, { slug: 'late' }).toPromise()
  const answers = takeAnswers()
  answerLate({ data: chair })
  await late
  expect(Object.values(answers).map(({ data }) => data)).toEqual([
    JSON.stringify({ product: { ...chair.product, name: 'Стол 180\u00a0см' } }),
  ])
  expect(client.readQuery(query, slug)?.data?.product?.name).toBe('Стол 180\u00a0см')
  expect(client.readQuery(query, { slug: 'late' })).toBeNull()
})
