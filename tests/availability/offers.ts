import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'graphql'
import { addDays } from '#gateway/rental/period.ts'
import { createRest } from '#gateway/rest/rest.ts'
import { createGateway } from '#gateway/yoga.server.ts'
import { createUpstreamServer } from '../../server/upstream/index.ts'
import { hold } from '../gateway/hold.ts'

const TODAY = '2026-12-01'
const ORDERS_BEGIN = 60
const LINES_AT_MOST = 3

const FREE = parse(`query ($input: FreePeriodsInput!) { freePeriods(input: $input) { items { start end } } }`)
const STOCK = parse(`{ products(limit: 40) { items { id stock } } }`)
const ORDER = parse(`mutation ($input: CreateOrderInput!) { createOrder(input: $input) {
  __typename ... on OrderInputProblem { period { message } lines { message } } ... on ServiceProblem { message } } }`)

type Stocked = { products: { items: { id: string; stock: number | null }[] } }
type Offered = { freePeriods: { items: { start: string; end: string }[] } }
type Ordered = { createOrder: { __typename: string } }

/** Orders every period that is offered, until `wanted` are ordered, over HTTP from the embedded services: what was refused. */
export async function orderOffers(wanted: number): Promise<{ ordered: number; refused: string[] }> {
  await using open = new AsyncDisposableStack()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sutki-offers-'))
  open.defer(() => rm(dataDir, { recursive: true, force: true }))
  const upstream = await createUpstreamServer({ dataDir, now: () => new Date(`${TODAY}T09:00:00Z`) })
  open.defer(() => upstream.close())
  const catalog = '/api/rental_service'
  const rest = createRest({
    baseUrl: upstream.url,
    servicePaths: {
      ...{ catalog, content: '/api/content_service', product: '/api/product_service' },
      notifications: '/api/notifications_service',
    },
    deadlineMs: 0,
    retries: { idempotent: 0, other: 0 },
    project: 'sutki',
  })
  open.defer(() => rest.close())
  const gateway = createGateway({
    ...{
      rest,
      today: () => TODAY,
      dayEndsIn: () => 24 * 3600,
      pictureUrl: (original) => original,
      storages: ['https://storage.example'],
    },
    ...{ playground: false, persistedOnly: false, corsOrigins: [], production: true },
    log: { info() {}, warn() {}, error() {} },
  })
  async function ask<Data>(document: typeof FREE, variables: object = {}): Promise<Data> {
    const { data, errors } = await gateway.execute({ document, variables, requestId: 'offers' })
    if (errors) throw new Error(errors[0]?.message)
    return data as Data
  }

  const { products } = await ask<Stocked>(STOCK)
  const stocked = products.items.flatMap(({ id, stock }) => (stock ? [{ id, stock }] : []))
  hold(dataDir, heldSpans(stocked))
  const refused: string[] = []
  let ordered = 0
  for (let turn = 0; ordered < wanted; turn++) {
    const lines = cartOf(stocked, turn)
    const question = { lines, days: 2 + (turn % 6), near: addDays(TODAY, turn % ORDERS_BEGIN) }
    const { freePeriods } = await ask<Offered>(FREE, { input: question })
    for (const period of freePeriods.items.slice(0, wanted - ordered)) {
      ordered += 1
      const { createOrder } = await ask<Ordered>(ORDER, { input: orderOf(lines, period) })
      if (createOrder.__typename !== 'OrderCreated')
        refused.push(`${JSON.stringify({ question, period })}: ${JSON.stringify(createOrder)}`)
    }
  }
  return { ordered, refused }
}

/** Spans of days on which others hold half or all of a product. */
function heldSpans(stocked: Stocked['products']['items']): Record<string, Record<string, number>> {
  const spanOf = (index: number, stock: number) =>
    Array.from({ length: 3 }, (_, span) =>
      Array.from({ length: 1 + ((index + span) % 4) }, (_, day) => [
        addDays(TODAY, ((index * 7) % 11) + span * 13 + day),
        span % 2 === 0 ? stock : Math.ceil(stock / 2),
      ]),
    ).flat()
  return Object.fromEntries(
    stocked.map(({ id, stock }, index) => [id, Object.fromEntries(spanOf(index, stock ?? 0))]),
  )
}

/** Some products in quantities from one unit to all that there are. */
function cartOf(stocked: Stocked['products']['items'], turn: number) {
  return Array.from({ length: 1 + (turn % LINES_AT_MOST) }, (_, line) => {
    const { id = '', stock } = stocked[(turn * 5 + line * 7) % stocked.length] ?? {}
    return { productId: id, quantity: Math.max(Math.floor(((stock ?? 1) * (1 + (turn % 4))) / 8), 1) }
  })
}

function orderOf(lines: ReturnType<typeof cartOf>, period: Offered['freePeriods']['items'][number]) {
  return {
    ...{ idempotencyKey: randomUUID(), period, lines, consent: true, termsAccepted: true },
    customer: { name: 'Анна Ким', phone: '+7 900 000-00-00', email: 'anna@mail.example' },
    delivery: { method: 'PICKUP', deliverySlot: 'FROM_9_TO_12' },
  }
}
