import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quantityForGuests } from '#gateway/rental/guests.ts'
import { addDays, daysIn, type Period, periodRules } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { type OpenedApp, openApp } from '../support/openApp.ts'
import { readOrders } from '../support/orders.ts'
import { get } from './shop.ts'

const today = todayIn('Europe/Moscow', new Date())
const { lastDay: horizon } = periodRules({ today })
const twoDays = (ahead: number) => ({ start: addDays(today, ahead), end: addDays(today, ahead + 1) })
const threeDays = (ahead: number) => ({ start: addDays(today, ahead), end: addDays(today, ahead + 2) })

type Thing = { id: string; stock: number }
type Line = { productId: string; quantity: number }

let app: OpenedApp
let keys = 0

beforeAll(async () => {
  app = await openApp({ env: { ORDER_MAX_STOCKS: '', TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => app.stop())

/** An order of somebody else than all before. */
function newOrder(period: Period, lines: Line[]) {
  keys += 1
  const customer = { name: 'Марина Ветрова', phone: `+7916${String(keys).padStart(7, '0')}` }
  return { ...orderInput({ idempotencyKey: `limited-order-${keys}`, period, lines }), customer }
}

async function send(input: object, address = '192.0.2.99'): Promise<CreateOrderAnswer['createOrder']> {
  const headers = { 'x-forwarded-for': address }
  return (await ask<CreateOrderAnswer>(app.url, createOrder, { input }, headers)).createOrder
}

const order = (period: Period, lines: Line[], address?: string) => send(newOrder(period, lines), address)

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
      message: expect.stringContaining('Пришлите список сообщением'),
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
  const results: string[] = []
  for (const [index, { guests, products }] of sets.entries())
    for (const [which, to] of [guests, 250].entries()) {
      const lines = products.map(({ productId, quantity }) => ({
        productId,
        quantity: Math.min(quantityForGuests(quantity, { from: guests, to }), stocks.get(productId) ?? 0),
      }))
      results.push((await order(threeDays(40 + index * 10 + which * 5), lines)).__typename)
    }
  expect(results).toEqual(Array.from({ length: 16 }, () => 'OrderCreated'))
})

const chairs = [{ productId: '101', quantity: 1 }]
const taken = { __typename: 'OrderLimitProblem', code: 'TOO_MANY_OPEN_ORDERS' }
const made = { __typename: 'OrderCreated', replayed: false }

/** All pieces of 14 things; of five parts none has all the dear ones. */
const fourteen = (all: Thing[], part: number) =>
  share(all.filter(({ stock }, index) => stock > 0 && index % 5 === part).slice(0, 14), 1)

test('twenty orders with the number of a stranger shut nobody out who has it', async () => {
  const customer = { name: 'Марина Ветрова', phone: '+7 916 555-44-33' }
  const period = threeDays(500)
  for (let time = 0; time < 25; time++)
    expect(await send({ ...newOrder(period, chairs), customer }, '203.0.113.9')).toMatchObject(made)
  for (const address of ['198.51.100.44', '203.0.113.9'])
    expect(await send({ ...newOrder(threeDays(7), chairs), customer }, address)).toMatchObject(made)
})

test('a counter, an office and the network of a carrier order thirty times a day, of one Saturday too', async () => {
  const cart = [
    { productId: '101', quantity: 10 },
    { productId: '106', quantity: 2 },
  ]
  for (let time = 0; time < 30; time++)
    for (const address of ['192.0.2.1', `2001:db8:5:${time}::1`])
      expect(await order(threeDays(70 + 200 * (time % 2)), cart, address)).toMatchObject(made)
})

test('five orders of 14 things each through one home line take less than a third of a day’s things, the rest a person takes', async () => {
  const period = twoDays(300)
  const all = await things(period)
  const results = []
  for (const part of [0, 1, 2, 3, 4])
    results.push(await order(period, fourteen(all, part), `2001:db8:77:${part}00::1`))
  expect(results[0]).toMatchObject(made)
  for (const result of results.slice(1))
    expect(result).toEqual({ ...taken, message: expect.stringContaining('Пришлите список сообщением') })
  const left = (await things(period)).filter(({ stock }) => stock > 0)
  expect(left.length).toBeGreaterThan((all.length * 2) / 3)
  expect(app.output()).toContain('an order was left to a person')
  const { text } = await get(app.url, '/metrics')
  expect(text).toContain('sutki_orders_total{outcome="open"} 4')

  // Other days, other networks and repeats are not held up.
  expect(await order(twoDays(310), fourteen(all, 1), '2001:db8:77:1::1')).toMatchObject(made)
  expect(await order(period, fourteen(all, 1), '2001:db8:78::1')).toMatchObject(made)
})

test('an operator has the orders counted anew, while the shop runs', async () => {
  const period = twoDays(320)
  const all = await things(period)
  const first = newOrder(period, fourteen(all, 0))
  expect(await send(first, '192.0.2.7')).toMatchObject(made)
  const second = newOrder(period, fourteen(all, 1))
  expect(await send(second, '192.0.2.7')).toMatchObject(taken)
  expect(await send(first, '192.0.2.7')).toMatchObject({ ...made, replayed: true })
  const { stdout } = await promisify(execFile)(process.execPath, ['server/graphql/forgetOrders.cli.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: app.dataDir, REDIS_URL: '' },
  })
  expect(stdout).toContain('counted anew')
  expect(await send(second, '192.0.2.7')).toMatchObject(made)
  expect(app.output()).not.toMatch(/7916|Ветрова/)
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
