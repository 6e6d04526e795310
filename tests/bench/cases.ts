import { parse } from 'graphql'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { createRest } from '#gateway/rest/rest.ts'
import { createGateway, type Gateway } from '#gateway/yoga.server.ts'
import type { Case } from './compare.ts'
import type { BenchShop } from './shops.ts'

const today = todayIn('Europe/Moscow', new Date())
let asked = 0

/** Dates that nobody requested before: what depends on them is in no cache. */
function newDates() {
  asked += 1
  const start = addDays(today, 1 + (asked % 300))
  return { start, end: addDays(start, 2 + Math.floor(asked / 300)) }
}

/** The comparisons, on a shop with the demo data and on one with many products. */
export function casesOf(small: BenchShop, large: BenchShop, gateway: Gateway): Case[] {
  const constant = newDates()
  return [
    {
      name: 'Catalogue page: new dates / the same page again',
      slower: { name: 'new dates', run: () => page(small, newDates()) },
      faster: { name: 'the same', run: () => page(small, constant) },
    },
    {
      name: 'Catalogue page, new dates: 20,084 products / 84',
      slower: { name: '20,084', run: () => page(large, newDates()) },
      faster: { name: '84', run: () => page(small, newDates()) },
    },
    {
      name: 'Twenty products, new dates: GraphQL / plain REST',
      slower: { name: 'GraphQL', run: () => overGraphql(small, newDates()) },
      faster: { name: 'REST', run: () => overRest(small, newDates()) },
    },
    {
      name: 'Extras of twenty products: a call each / one call',
      slower: { name: 'a call each', run: () => extrasOneByOne(gateway) },
      faster: { name: 'one call', run: () => extrasTogether(gateway) },
    },
  ]
}

/** A gateway in this process, without a cache: every query reaches the services. */
export function openGateway(shop: BenchShop): { gateway: Gateway; close(): Promise<void> } {
  const rest = createRest({
    baseUrl: shop.servicesUrl,
    servicePaths: {
      catalog: '/api/rental_service',
      content: '/api/content_service',
      product: '/api/product_service',
      notifications: '/api/notifications_service',
    },
    deadlineMs: 0,
    retries: { idempotent: 0, other: 0 },
    project: 'sutki',
  })
  const gateway = createGateway({
    rest,
    today: () => today,
    dayEndsIn: () => 3600,
    pictureUrl: (original) => original,
    storages: ['https://storage.example'],
    playground: false,
    persistedOnly: false,
    corsOrigins: [],
    production: true,
    log: { info() {}, warn() {}, error() {} },
  })
  return { gateway, close: () => rest.close() }
}

type Dates = ReturnType<typeof newDates>

const page = ({ url }: BenchShop, dates: Dates) =>
  read(`${url}/catalog`, { headers: { cookie: `rentDates=${encodeURIComponent(JSON.stringify(dates))}` } })

const overRest = ({ servicesUrl }: BenchShop, { start, end }: Dates) =>
  read(
    `${servicesUrl}/api/rental_service/v2/products?page=1&limit=20&order_by=priority&order_dir=desc&reservation_start_at=${start}&reservation_end_at=${end}`,
  )

function overGraphql({ url }: BenchShop, period: Dates) {
  const query = `query Products($period: PeriodInput!) {
    products(filter: { period: $period }) { items { id slug name basicPricePerDay stock images { original } } } }`
  return read(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { period } }),
  })
}

const together = parse('{ products { items { relatedProducts { productId product { id name } } } } }')
const relatedIds = parse('{ products { items { relatedProducts { productId } } } }')
const oneProduct = parse('query One($ids: [ID!]!) { productsByIds(ids: $ids) { id name } }')

const extrasTogether = (gateway: Gateway) => run(gateway, together)

async function extrasOneByOne(gateway: Gateway): Promise<void> {
  const { products } = (await run(gateway, relatedIds)) as {
    products: { items: { relatedProducts: { productId: string }[] }[] }
  }
  const ids = products.items.flatMap(({ relatedProducts }) =>
    relatedProducts.map(({ productId }) => productId),
  )
  await Promise.all([...new Set(ids)].map((id) => run(gateway, oneProduct, { ids: [id] })))
}

async function run(gateway: Gateway, document: ReturnType<typeof parse>, variables: object = {}) {
  const { data, errors } = await gateway.execute({ document, variables, requestId: 'bench' })
  if (errors) throw new Error(`The gateway answered ${errors[0]?.message}`)
  return data
}

async function read(url: string, init: RequestInit = {}): Promise<void> {
  const answer = await fetch(url, init)
  const text = await answer.text()
  if (!answer.ok || text.includes('"errors"'))
    throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`)
}
