import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cacheOptions } from '../../docs/clients/apollo.ts'
import { chair, threeDays } from '../support/rental.ts'
import { type Asking, apollo, graphqlRequest, plain, relay, urql } from './support/clients.ts'
import type { Operation } from './support/operations.ts'
import { compileForRelay } from './support/relay.ts'

const shop = inject('shop')

const operation = (name: string, query: string): Operation => ({ name, query, asked: [] })
const FILTERS = operation(
  'filters',
  'query filters { productFilters { total brands { value count } volumes { value count } } }',
)
const LISTING = operation(
  'listing',
  'query listing($filter: ProductFilter, $page: Int) { products(filter: $filter, page: $page, limit: 9) { total hasNextPage items { id slug } } }',
)
const CARD = operation(
  'card',
  'query card($slug: String!, $period: PeriodInput) { product(slug: $slug, period: $period) { id stock(period: $period) } }',
)
const QUOTE = operation(
  'quote',
  'query quote($input: RentQuoteInput!) { rentQuote(input: $input) { total } }',
)
const STATUS = operation(
  'status',
  'query status($key: ID!) { orderStatus(idempotencyKey: $key) { state order { id number total } } }',
)
const ORDER = operation(
  'order',
  `mutation order($input: CreateOrderInput!) {
    createOrder(input: $input) {
      __typename
      ... on OrderCreated { replayed order { id number total } }
      ... on OrderProblem { message }
      ... on OrderKeyConflict { code }
    }
  }`,
)

let folder: string
let modules: Map<string, string>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sutki-journey-'))
  modules = await compileForRelay(folder, [FILTERS, LISTING, CARD, QUOTE, STATUS, ORDER])
})
afterAll(() => rm(folder, { recursive: true }))

test.each<[name: string, ahead: number, open: () => Asking | Promise<Asking>]>([
  ['fetch', 30, () => plain(shop)],
  ['graphql-request', 40, () => graphqlRequest(shop)],
  ['Apollo Client as documented', 50, () => apollo(shop, cacheOptions)],
  ['Apollo Client with a cache that was told nothing', 60, () => apollo(shop)],
  ['urql as documented', 70, () => urql(shop)],
  ['Relay as documented', 80, () => relay(shop, modules)],
])('%s: from the filters to an order that is made once', async (name, ahead, open) => {
  const client = await open()

  const { productFilters } = await ask<Filters>(client, FILTERS, {})
  const [brand, volume] = [productFilters.brands[0], productFilters.volumes[0]]
  for (const [filter, count] of [
    [{ brands: [brand?.value] }, brand?.count],
    [{ volumes: [volume?.value] }, volume?.count],
  ] as const)
    expect((await ask<Listing>(client, LISTING, { filter })).products.total).toBe(count)

  const ids = new Set<string>()
  for (let page = 1, more = true; more; page++) {
    const { products } = await ask<Listing>(client, LISTING, { page })
    for (const { id } of products.items) ids.add(id)
    more = products.hasNextPage
  }
  expect(ids.size).toBe(productFilters.total)

  // Days of its own, or what another client has ordered would count.
  const period = threeDays(ahead)
  const stockOn = async () =>
    (await ask<Card>(client, CARD, { slug: chair.slug, period })).product?.stock ?? Number.NaN
  const free = await stockOn()
  const lines = [{ productId: String(chair.id), quantity: 2 }]
  const { rentQuote } = await ask<Quote>(client, QUOTE, { input: { period, lines } })
  expect(rentQuote.total).toBe(2 * (2 * chair.basicPricePerDay + chair.additionalPricePerDay))

  const idempotencyKey = `journey-${name.replaceAll(/\W/g, '-')}`
  const input = {
    ...{ idempotencyKey, period, lines, expectedTotal: rentQuote.total },
    customer: { name: 'Анна Ким', phone: '+7 900 000-00-00' },
    delivery: { method: 'PICKUP' },
    consent: true,
    termsAccepted: true,
  }
  const made = (await ask<Made>(client, ORDER, { input })).createOrder
  expect(made).toMatchObject({
    __typename: 'OrderCreated',
    replayed: false,
    order: { total: rentQuote.total },
  })
  expect((await ask<Status>(client, STATUS, { key: idempotencyKey })).orderStatus).toMatchObject({
    state: 'CREATED',
    order: { id: made.order?.id, number: made.order?.number },
  })
  const again = (await ask<Made>(client, ORDER, { input })).createOrder
  expect(again).toMatchObject({ replayed: true, order: { number: made.order?.number } })
  const other = { ...input, lines: [{ productId: String(chair.id), quantity: 3 }], expectedTotal: null }
  expect((await ask<Made>(client, ORDER, { input: other })).createOrder).toMatchObject({
    __typename: 'OrderKeyConflict',
    code: 'KEY_CONFLICT',
  })
  await expect.poll(stockOn).toBe(free - 2)
})

async function ask<Data>(
  client: Asking,
  asked: Operation,
  variables: Operation['asked'][number],
): Promise<Data> {
  return (await client.ask(asked, variables)) as Data
}

type Option = { value: string; count: number }
type Filters = { productFilters: { total: number; brands: Option[]; volumes: Option[] } }
type Listing = { products: { total: number; hasNextPage: boolean; items: { id: string }[] } }
type Card = { product: { stock: number | null } | null }
type Quote = { rentQuote: { total: number } }
type Made = {
  createOrder: {
    __typename: string
    replayed?: boolean
    order?: { id: string; number: string; total: number }
  }
}
type Status = { orderStatus: { state: string; order: { id: string; number: string } | null } }

test('Apollo Client, as documented: pages that are fetched one after another are one list, and each page stays one', async () => {
  const { InMemoryCache, ApolloClient, HttpLink, gql } = await import('@apollo/client')
  const client = new ApolloClient({
    cache: new InMemoryCache(cacheOptions),
    link: new HttpLink({ uri: `${shop}/graphql` }),
  })
  const query = gql(LISTING.query)
  await client.query({ query })
  const scrolled = client.watchQuery<Listing>({ query })
  const subscription = scrolled.subscribe(() => {})
  for (let page = 2; page <= 9; page++) await scrolled.fetchMore({ variables: { page } })
  const shown = () => scrolled.getCurrentResult().data?.products?.items?.map((item) => item?.id)
  await expect.poll(() => new Set(shown()).size).toBe(81)
  subscription.unsubscribe()
  const third = client.readQuery<Listing>({ query, variables: { page: 3 } })
  const asked = await ask<Listing>(plain(shop), LISTING, { page: 3 })
  expect(third?.products.items.map(({ id }) => id)).toEqual(asked.products.items.map(({ id }) => id))
})
