import { setTimeout } from 'node:timers/promises'
import { addDays } from '#gateway/rental/period.ts'
import { readDemoData } from '../../../server/upstream/index.ts'
import { plannedOrder } from '../../chaos/plan.ts'
import { createOrder } from '../../support/graphql.ts'
import { threeDays } from '../../support/rental.ts'

/** Milliseconds within which 95 of 100 others were answered. */
interface Waited {
  pages: number
  orders: number
  /** How many of the dearest reads were answered meanwhile, and how many refused. */
  reads: number
  refused: number
}

const GREEDY = '203.0.113.9'
const PAUSE_MS = 50
const PAGE_VISITORS = 3
const ORDER_VISITORS = 1
const query =
  'query Days($input: RentDaysInput!) { rentDays(input: $input) { items { date free short { productId } } } }'
const products = readDemoData().products.map(({ id }) => String(id))
const { start } = threeDays()
let pages = 0
let orders = 0
let reads = 0

/** Lets visitors of addresses of their own look at uncached pages and order, while one address sends `greedy` of the dearest reads at once. */
export async function waitBeside(url: string, greedy: number, seconds: number): Promise<Waited> {
  const end = performance.now() + seconds * 1000
  const times = { pages: [] as number[], orders: [] as number[] }
  const counts = { reads: 0, refused: 0 }

  async function repeat(send: () => Promise<void>): Promise<void> {
    while (performance.now() < end) await send()
  }
  async function timed(
    kind: keyof typeof times,
    send: (address: string) => Promise<Response>,
  ): Promise<void> {
    const begun = performance.now()
    const answer = await send(`198.51.100.${(pages + orders) % 250}`)
    if (answer.status !== 200) throw new Error(`${kind}: ${answer.status}`)
    await answer.text()
    times[kind].push(performance.now() - begun)
    await setTimeout(PAUSE_MS)
  }
  const page = () =>
    timed('pages', (address) =>
      fetch(`${url}/search/chair-${pages++}`, { headers: { 'x-forwarded-for': address } }),
    )
  const order = () =>
    timed('orders', (address) => post(url, address, createOrder, { input: plannedOrder(orders++).input }))
  async function read(): Promise<void> {
    const answer = await post(url, GREEDY, query, { input: dearest(reads++) })
    await answer.text()
    counts[answer.status === 503 ? 'refused' : 'reads'] += 1
  }

  await Promise.all([
    ...Array.from({ length: PAGE_VISITORS }, () => repeat(page)),
    ...Array.from({ length: ORDER_VISITORS }, () => repeat(order)),
    ...Array.from({ length: greedy }, () => repeat(read)),
  ])
  return { pages: p95(times.pages), orders: p95(times.orders), ...counts }
}

/** As many lines and days as may be, never the same. */
function dearest(number: number): object {
  const lines = products.map((productId, index) => ({ productId, quantity: 1 + ((number + index) % 7) }))
  const from = addDays(start, number % 90)
  return { from, to: addDays(from, 41), lines }
}

function post(url: string, address: string, query: string, variables: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
}
