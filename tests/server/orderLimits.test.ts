import { statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quantityForGuests } from '#gateway/rental/guests.ts'
import { addDays, daysIn, lastRentalDay, type Period } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { type OpenedApp, openApp } from '../support/openApp.ts'
import { readOrders } from '../support/orders.ts'
import { get } from './shop.ts'

const today = todayIn('Europe/Moscow', new Date())
const horizon = lastRentalDay(today)
const threeDays = (ahead: number) => ({ start: addDays(today, ahead), end: addDays(today, ahead + 2) })

type Thing = { id: string; stock: number }
type Line = { productId: string; quantity: number }

let app: OpenedApp
let keys = 0

beforeAll(async () => {
  app = await openApp({ env: { OPEN_ORDERS: '' } })
})
afterAll(() => app.stop())

/** An order of somebody else than all before. */
function newOrder(period: Period, lines: Line[]) {
  keys += 1
  const customer = { name: 'Марина Ветрова', phone: `+7916${String(keys).padStart(7, '0')}` }
  return { ...orderInput({ idempotencyKey: `limited-order-${keys}`, period, lines }), customer }
}

async function send(input: object): Promise<CreateOrderAnswer['createOrder']> {
  return (await ask<CreateOrderAnswer>(app.url, createOrder, { input })).createOrder
}

const order = (period: Period, lines: Line[]) => send(newOrder(period, lines))

/** All things with what is free of them, on dates or at all. */
async function things(period: Period | null = null): Promise<Thing[]> {
  const query =
    'query ($period: PeriodInput) { products(limit: 100, filter: { period: $period }) { items { id stock(period: $period) } } }'
  return (await ask<{ products: { items: Thing[] } }>(app.url, query, { period })).products.items
}

const share = (all: Thing[], part: number): Line[] =>
  all.flatMap(({ id, stock }) =>
    stock < 1 ? [] : { productId: id, quantity: Math.max(1, Math.floor(stock * part)) },
  )

/** The largest orders there could be when 50,000 units × days were the bound: the scarcest things, all of them, for 17 months. */
function yearsOfEverything(all: Thing[]): { period: Period; lines: Line[] }[] {
  const days = Math.floor(daysIn({ start: addDays(today, 1), end: addDays(today, 517) }) / 2)
  return [1, 1 + days].flatMap((ahead) => {
    const period = { start: addDays(today, ahead), end: addDays(today, ahead + days - 1) }
    const orders: Line[][] = [[]]
    let room = 50_000
    for (const { id, stock } of all.filter((thing) => thing.stock > 0).sort((a, b) => a.stock - b.stock)) {
      if (stock * days > room) {
        orders.push([])
        room = 50_000
      }
      orders.at(-1)?.push({ productId: id, quantity: Math.min(stock, Math.floor(room / days)) })
      room -= stock * days
    }
    return orders.slice(0, 14).map((lines) => ({ period, lines }))
  })
}

test('everything, quarters of it, nine tenths of it, 17 months of it: nothing is held, and all say what to do', async () => {
  const all = await things()
  expect(all).toHaveLength(84)
  const period = threeDays(30)
  const wanted = [
    { period, lines: share(all, 1) },
    ...Array.from({ length: 4 }, () => ({ period, lines: share(all, 0.25) })),
    { period, lines: share(all, 0.9) },
    ...yearsOfEverything(all),
  ]
  expect(wanted).toHaveLength(6 + 28)
  for (const { period, lines } of wanted)
    expect(await order(period, lines)).toEqual({
      __typename: 'OrderLimitProblem',
      code: 'ORDER_TOO_LARGE',
      message: expect.stringContaining('Пришлите его список сообщением'),
    })
  expect(readOrders(app.dataDir)).toEqual([])
  for (const ahead of [1, 30, 200, 400]) expect(await things(threeDays(ahead))).toEqual(all)
})

test('sets are ordered as they are and for 250 guests, as far as there is enough', async () => {
  const query = '{ solutions(limit: 20) { items { slug guests products { productId quantity } } } }'
  type Set = { slug: string; guests: number; products: Line[] }
  const sets = (await ask<{ solutions: { items: Set[] } }>(app.url, query)).solutions.items
  expect(sets).toHaveLength(8)
  const stocks = new Map((await things()).map(({ id, stock }) => [id, stock]))
  const made: string[] = []
  for (const [index, { guests, products }] of sets.entries())
    for (const [which, to] of [guests, 250].entries()) {
      const lines = products.map(({ productId, quantity }) => ({
        productId,
        quantity: Math.min(quantityForGuests(quantity, { from: guests, to }), stocks.get(productId) ?? 0),
      }))
      made.push((await order(threeDays(40 + index * 10 + which * 5), lines)).__typename)
    }
  expect(made).toEqual(Array.from({ length: 16 }, () => 'OrderCreated'))
})

test('an address has 20 orders open, and a repeat of each is answered', async () => {
  const chairs = [{ productId: '101', quantity: 1 }]
  // Sixteen are those of the sets.
  const last = [150, 155, 160, 165].map((ahead) => newOrder(threeDays(ahead), chairs))
  for (const input of last) expect(await send(input)).toMatchObject({ __typename: 'OrderCreated' })
  expect(await order(threeDays(190), chairs)).toEqual({
    __typename: 'OrderLimitProblem',
    code: 'TOO_MANY_OPEN_ORDERS',
    message: expect.stringContaining('Пришлите его список сообщением'),
  })
  for (const input of last)
    expect(await send(input)).toMatchObject({ __typename: 'OrderCreated', replayed: true })
  expect(readOrders(app.dataDir)).toHaveLength(20)
  expect(app.output()).not.toMatch(/7916|Ветрова/)
  expect(app.output()).toContain('an order was left to a person')
  const { mode } = statSync(path.join(app.dataDir, 'order-keys.db'))
  expect((mode & 0o777).toString(8)).toBe('600')
})

test('nobody rents beyond the horizon; a page with such dates says prices of a day', async () => {
  const period = { start: addDays(horizon, -1), end: addDays(horizon, 1) }
  expect(await order(period, [{ productId: '101', quantity: 1 }])).toMatchObject({
    __typename: 'OrderInputProblem',
    period: { reason: 'TOO_FAR' },
  })
  const page = (dates: object) =>
    get(app.url, '/catalog', {
      headers: { cookie: `rentDates=${encodeURIComponent(JSON.stringify(dates))}` },
    })
  const far = await page(period)
  expect(far.status).toBe(200)
  expect(wordsOf(far.text)).not.toMatch(/за\s3\sсуток/)
  const near = await page({ start: addDays(horizon, -2), end: horizon })
  expect(wordsOf(near.text)).toMatch(/за\s3\sсуток/)
})
