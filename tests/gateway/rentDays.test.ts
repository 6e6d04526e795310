import { parse } from 'graphql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { estimate } from '#gateway/http/estimate.ts'
import { addDays, eachDay } from '#gateway/rental/period.ts'
import type { RentDay } from '#gateway/rental/rentDay.ts'
import { schema } from '#gateway/schema.ts'
import { hold } from './hold.ts'
import { startGateway, type TestGateway, TODAY } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => {
  hold(gateway.dataDir, {})
  gateway.seen()
})
afterEach(() => gateway.services.heal())
afterAll(() => gateway.close())

const CHAIRS = 420
/** Six weeks from a Monday on. */
const FROM = '2026-12-07'
const TO = '2027-01-17'
const DAYS = eachDay({ start: FROM, end: TO })
const LINES = [
  { productId: '104', quantity: 2 },
  { productId: '101', quantity: 100 },
]
const QUERY = `query ($input: RentDaysInput!) { rentDays(input: $input) {
  items { date free short { productId quantity stock } } complete } }`
const input = { lines: LINES, from: FROM, to: TO }

type Answer = { rentDays: { items: RentDay[]; complete: boolean } | null }
const ask = async (changes: object = {}, of = gateway) =>
  (await of.askEveryWay<Answer>(QUERY, { input: { ...input, ...changes } })).data?.rentDays

const chairs = (stock: number | null, quantity = 100) => ({ productId: '101', quantity, stock })
const day = (date: string, short: RentDay['short'] = []): RentDay => ({
  date,
  free: short.length === 0,
  short,
})
/** All chairs but some are taken on these days. */
const left = (dates: readonly string[], units: number) =>
  Object.fromEntries(dates.map((date) => [date, CHAIRS - units]))

test('six weeks in which all is free take one call for all lines', async () => {
  expect(await ask()).toEqual({ items: DAYS.map((date) => day(date)), complete: true })
  expect(gateway.seen()).toEqual([expect.stringMatching(/=2026-12-07&.*=2027-01-17&product_ids=101,104$/)])
})

describe('two busy weekends', () => {
  const weekends = ['2026-12-19', '2026-12-20', '2026-12-26', '2026-12-27']
  const expected = {
    items: DAYS.map((date) => day(date, weekends.includes(date) ? [chairs(10)] : [])),
    complete: true,
  }

  test('say what is short, and of what is enough nothing', async () => {
    hold(gateway.dataDir, { 101: { ...left(weekends, 10), '2026-12-08': 200 }, 104: { '2026-12-09': 1 } })
    expect(await ask()).toEqual(expected)
    expect(gateway.seen().length).toBeLessThanOrEqual(20)
  })

  test('take no call within the time to live, and one search when many ask at once', async () => {
    const kept = await startGateway({}, { cache: true })
    onTestFinished(() => kept.close())
    hold(kept.dataDir, { 101: left(weekends, 10) })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => kept.ask<Answer>(QUERY, { input: { ...input } })),
    )
    for (const { data } of answers) expect(data?.rentDays).toEqual(expected)
    const calls = kept.seen()
    expect(calls.length).toBeLessThanOrEqual(20)
    expect(new Set(calls).size).toBe(calls.length)
    expect((await kept.ask<Answer>(QUERY, { input })).data?.rentDays).toEqual(expected)
    expect(kept.seen()).toEqual([])
  })
})

test('more than the company owns is short on every day, in two calls', async () => {
  const lines = [
    { productId: '101', quantity: 300 },
    { productId: '101', quantity: 200 },
  ]
  const items = DAYS.map((date) => day(date, [chairs(CHAIRS, 500)]))
  expect(await ask({ lines })).toEqual({ items, complete: true })
  expect(gateway.seen()).toHaveLength(2)
})

test('a cart that is short every other day takes exactly 24 calls: the rest is unknown, and is never free', async () => {
  hold(gateway.dataDir, {
    101: left(
      DAYS.filter((_, index) => index % 2 === 0),
      10,
    ),
  })
  const { items = [], complete } = (await ask()) ?? {}
  expect([gateway.seen().length, complete]).toEqual([24, false])
  const first = items.findIndex(({ free }) => free === null)
  expect(first).toBeGreaterThan(8)
  expect(items).toEqual(
    DAYS.map((date, index) => {
      if (index >= first) return { ...day(date, [chairs(null)]), free: null }
      return day(date, index % 2 === 0 ? [chairs(10)] : [])
    }),
  )
})

test('days that cannot be rented are unknown, and are not asked for', async () => {
  const found = await ask({ from: '2026-11-29', to: '2026-12-02' })
  expect(found?.complete).toBe(true)
  expect(found?.items.map(({ free, short }) => [free, short])).toEqual([
    ...[
      [null, []],
      [null, []],
    ],
    ...[
      [true, []],
      [true, []],
    ],
  ])
  expect(gateway.seen()).toEqual([expect.stringContaining(`reservation_start_at=${TODAY}`)])
  const far = await ask({ from: '2028-05-31', to: '2028-06-03' })
  expect(far?.items.map(({ free }) => free)).toEqual([true, true, null, null])
  gateway.seen()
  const past = await ask({ from: '2026-10-01', to: '2026-10-02' })
  expect(past).toEqual({
    items: [
      { ...day('2026-10-01'), free: null },
      { ...day('2026-10-02'), free: null },
    ],
    complete: true,
  })
  expect(gateway.seen()).toEqual([])
})

test('a product that there is none of is unknown, and the others are told all the same', async () => {
  hold(gateway.dataDir, { 101: left(['2026-12-08'], 10) })
  const unknown = { productId: '999999', quantity: 1, stock: null }
  const found = await ask({
    ...{ lines: [...LINES, { productId: '999999', quantity: 1 }] },
    ...{ from: '2026-12-07', to: '2026-12-08' },
  })
  expect(found).toEqual({
    items: [
      { date: '2026-12-07', free: null, short: [unknown] },
      { date: '2026-12-08', free: false, short: [chairs(10), unknown] },
    ],
    complete: false,
  })
})

test('a hundred lines with identifiers that are as long as they may be take no more calls', async () => {
  hold(gateway.dataDir, { 101: left(['2026-12-09', '2026-12-20', '2027-01-05'], 10) })
  const long = Array.from({ length: 99 }, (_, index) => ({
    productId: `${'x'.repeat(110)}${index}`,
    quantity: 1,
  }))
  expect((await ask({ lines: [{ productId: '101', quantity: 100 }, ...long] }))?.items).toHaveLength(42)
  expect(gateway.seen().length).toBeLessThanOrEqual(24)
})

test.each([
  ['input.lines', { lines: [] }],
  ['input.lines', { lines: Array(101).fill(LINES[0]) }],
  ['input.lines.quantity', { lines: [{ productId: '101', quantity: 0 }] }],
  ['input.to', { to: addDays(TO, 1) }],
  ['input.to', { to: addDays(FROM, -1) }],
  ['input.to', { from: '2000-01-01', to: '2100-01-01' }],
])('with a wrong %s it is refused without a call', async (argument, changes) => {
  const { errors } = await gateway.askEveryWay(QUERY, { input: { ...input, ...changes } })
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }])
  expect(gateway.seen()).toEqual([])
})

test('while the service fails it is null with an error', async () => {
  gateway.services.fail({ path: /reservation_start_at/ }, { status: 503 })
  expect(await gateway.askEveryWay(QUERY, { input })).toMatchObject({
    data: { rentDays: null },
    errors: [{ path: ['rentDays'], extensions: { code: 'UPSTREAM_STATUS' } }],
  })
})

test('it counts with all calls that it may make', () => {
  const field = (from: string) =>
    `rentDays(input: { lines: [{ productId: "101", quantity: 1 }], from: "${from}", to: "2026-12-31" }) { complete }`
  const callsOf = (fields: string) => estimate({ schema, document: parse(`{ ${fields} }`) })
  expect(callsOf(field('2026-12-05'))).toMatchObject({ upstreamCalls: 24 })
  expect(callsOf(`a: ${field('2026-12-05')} b: ${field('2026-12-06')}`)).toMatchObject({ upstreamCalls: 48 })
})
