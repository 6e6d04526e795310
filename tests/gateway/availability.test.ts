import { parse } from 'graphql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { estimate } from '#gateway/http/estimate.ts'
import { addDays, eachDay } from '#gateway/rental/period.ts'
import { schema } from '#gateway/schema.ts'
import { type OperationTrace, sharedCacheControl } from '#gateway/yoga.server.ts'
import { hold } from './hold.ts'
import { PERIOD, startGateway, type TestGateway, TODAY } from './testGateway.ts'

type Days = { date: string; stock: number | null }[]

/** Sixty-two days from tomorrow on. */
const FIRST = addDays(TODAY, 1)
const LAST = addDays(TODAY, 62)
const DAYS = eachDay({ start: FIRST, end: LAST })
const CHAIRS = 420

const CALENDAR = `query ($from: Date!, $to: Date!, $period: PeriodInput) {
  product(slug: "stul-kyavari-zoloto", period: $period) { availability(from: $from, to: $to) { date stock } } }`
const range = { from: FIRST, to: LAST }

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => {
  gateway.seen()
})
afterEach(() => {
  gateway.services.heal()
  holdChairs(gateway, {})
})
afterAll(() => gateway.close())

/** What orders hold of the chairs, by days; nothing else is held. */
const holdChairs = ({ dataDir }: TestGateway, held: Record<string, number>) => hold(dataDir, { 101: held })

const daysOf = async (variables: object = range) => {
  const { data, errors } = await gateway.ask<{ product: { availability: Days } }>(CALENDAR, variables)
  expect(errors).toBeUndefined()
  return data?.product.availability ?? []
}

const isProbe = (request: string) => request.startsWith('GET /v2/products?')

describe('two months of a product with one busy weekend', () => {
  const weekend = { '2026-12-19': 100, '2026-12-20': 60 }
  const expected = DAYS.map((date) => ({
    date,
    stock: CHAIRS - (Object.entries(weekend).find(([day]) => day === date)?.[1] ?? 0),
  }))

  test('take at most 16 calls, whether the product was fetched for a period or not', async () => {
    holdChairs(gateway, weekend)
    for (const period of [null, PERIOD]) {
      gateway.seen()
      expect(await daysOf({ ...range, period })).toEqual(expected)
      const calls = gateway.seen()
      expect(calls.length).toBeLessThanOrEqual(16)
      expect(calls.filter(isProbe).length).toBeGreaterThan(1)
    }
  })

  test('take none within the time to live, and one search when many ask at once', async () => {
    const kept = await startGateway({}, { cache: true })
    onTestFinished(() => kept.close())
    holdChairs(kept, weekend)
    const ask = () => kept.ask<{ product: { availability: Days } }>(CALENDAR, range)
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    for (const { data } of answers) expect(data?.product.availability).toEqual(expected)
    const calls = kept.seen()
    expect(calls.length).toBeLessThanOrEqual(16)
    expect(new Set(calls).size).toBe(calls.length)
    expect((await ask()).data?.product.availability).toEqual(expected)
    expect(kept.seen()).toEqual([])
  })
})

test('every day is what the services say of that day alone', async () => {
  holdChairs(gateway, {
    [addDays(FIRST, 3)]: 5,
    [addDays(FIRST, 4)]: 420,
    [addDays(FIRST, 30)]: 1,
    [LAST]: 7,
  })
  const days = await daysOf()
  expect(days.map(({ date }) => date)).toEqual(DAYS)
  expect(days.filter(({ stock }) => stock !== CHAIRS)).toEqual([
    { date: addDays(FIRST, 3), stock: 415 },
    { date: addDays(FIRST, 4), stock: 0 },
    { date: addDays(FIRST, 30), stock: 419 },
    { date: LAST, stock: 413 },
  ])
})

test('a product that is busy every other day takes exactly 24 calls, and what they do not decide is null', async () => {
  holdChairs(gateway, Object.fromEntries(DAYS.filter((_, index) => index % 2 === 0).map((day) => [day, 20])))
  const days = await daysOf()
  const calls = gateway.seen()
  expect([calls.length, calls.filter(isProbe).length]).toEqual([25, 24])
  const first = days.findIndex(({ stock }) => stock === null)
  expect(first).toBeGreaterThan(8)
  expect(days).toEqual(
    DAYS.map((date, index) => ({ date, stock: index < first ? CHAIRS - (index % 2 === 0 ? 20 : 0) : null })),
  )
})

test('a cart of ten lines takes one call for each period, and asks of all of them together', async () => {
  holdChairs(gateway, { '2026-12-19': 100 })
  const ids = Array.from({ length: 10 }, (_, index) => String(101 + index))
  const query = `query ($ids: [ID!]!, $from: Date!, $to: Date!) {
    productsByIds(ids: $ids) { stock availability(from: $from, to: $to) { stock } } }`
  const { data } = await gateway.askEveryWay<{ productsByIds: { stock: number; availability: Days }[] }>(
    query,
    {
      ids,
      ...range,
    },
  )
  expect(data?.productsByIds.map(({ availability }) => availability.length)).toEqual(Array(10).fill(62))
  expect(
    data?.productsByIds.flatMap(({ stock, availability }) =>
      availability.filter((day) => day.stock !== stock),
    ),
  ).toEqual([{ stock: CHAIRS - 100 }])
  const calls = gateway.seen()
  expect(calls.length).toBeLessThanOrEqual(16)
  for (const call of calls.filter(isProbe)) expect(call).toContain(`product_ids=${ids.join()}`)
})

test('days that cannot be rented are null, and are not asked for', async () => {
  const days = await daysOf({ from: '2026-11-29', to: '2026-12-02' })
  expect(days.map(({ stock }) => stock)).toEqual([null, null, CHAIRS, CHAIRS])
  expect(gateway.seen().filter(isProbe)).toEqual([expect.stringContaining(`reservation_start_at=${TODAY}`)])
  const far = await daysOf({ from: '2028-05-31', to: '2028-06-03' })
  expect(far.map(({ stock }) => stock)).toEqual([CHAIRS, CHAIRS, null, null])
  expect((await daysOf({ from: '2026-10-01', to: '2026-10-03' })).map(({ stock }) => stock)).toEqual([
    null,
    null,
    null,
  ])
})

test.each([
  ['63 days', { from: FIRST, to: addDays(LAST, 1) }, 63],
  ['a century', { from: '2000-01-01', to: '2100-01-01' }, 36_525 + 1],
  ['reversed days', { from: FIRST, to: TODAY }, 0],
])('%s are refused without a call for them', async (_what, variables, found) => {
  const { errors } = await gateway.askEveryWay(CALENDAR, variables)
  expect(errors).toMatchObject([
    { path: ['product', 'availability'], extensions: { code: 'BAD_USER_INPUT', argument: 'to' } },
  ])
  expect(errors?.[0]?.message).toContain(`found ${found}.`)
  expect(gateway.seen().filter(isProbe)).toEqual([])
})

test('while the service fails it is null with an error, and the product is there', async () => {
  gateway.services.fail({ path: /reservation_start_at/ }, { status: 503 })
  const query = CALENDAR.replace('{ availability', '{ id availability')
  expect(await gateway.askEveryWay(query, range)).toMatchObject({
    data: { product: { id: '101', availability: null } },
    errors: [{ path: ['product', 'availability'], extensions: { code: 'UPSTREAM_STATUS' } }],
  })
})

test('what the service does not say is null on every day', async () => {
  const chair = { id: 101, slug: 'stul', stocks: null }
  gateway.services.fail({ path: /v2\/products\?/ }, { status: 200, body: { result: { data: [chair] } } })
  expect(new Set((await daysOf()).map(({ stock }) => stock))).toEqual(new Set([null]))
  expect(gateway.seen().filter(isProbe)).toHaveLength(1)
})

test('no cache may keep a calendar', async () => {
  const traces: OperationTrace[] = []
  const document = parse(CALENDAR)
  await gateway.gateway.execute({
    document,
    variables: range,
    requestId: 'x',
    onTrace: (trace) => traces.push(trace),
  })
  expect(traces).toHaveLength(1)
  expect(sharedCacheControl(traces)).toBe('no-store')
})

test('a search counts with all calls that it may make: one fits beside its product, two do not', () => {
  const calendar = (from: string) => `availability(from: "${from}", to: "2026-12-31") { stock }`
  const callsOf = (fields: string) =>
    estimate({ schema, document: parse(`{ product(slug: "x") { ${fields} } }`) })
  expect(callsOf(`stock ${calendar('2026-12-05')}`)).toMatchObject({ upstreamCalls: 25 })
  expect(callsOf(`${calendar('2026-12-05')} same: ${calendar('2026-12-05')}`)).toMatchObject({
    upstreamCalls: 25,
  })
  expect(callsOf(`${calendar('2026-12-05')} b: ${calendar('2026-12-06')}`)).toMatchObject({
    upstreamCalls: 49,
  })
})
