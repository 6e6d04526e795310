import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { addDays, eachDay } from '#gateway/rental/period.ts'
import { hold } from './hold.ts'
import { PERIOD, startGateway, type TestGateway, TODAY } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => {
  gateway.seen()
})
afterEach(() => {
  gateway.services.heal()
  busy(gateway, [])
})
afterAll(() => gateway.close())

const CHAIRS = 420
/** A Saturday. */
const NEAR = '2026-12-19'
const LINES = [
  { productId: '101', quantity: 100 },
  { productId: '104', quantity: 2 },
]
const FREE = `query ($input: FreePeriodsInput!) { freePeriods(input: $input) { items { start end } complete } }`

/** All chairs but ten are taken on these days. */
function busy({ dataDir }: TestGateway, days: readonly string[]): void {
  hold(dataDir, { 101: Object.fromEntries(days.map((day) => [day, CHAIRS - 10])) })
}

const input = { lines: LINES, days: 3, near: NEAR }
const period = (start: string) => ({ start, end: addDays(start, 2) })
const probes = () => gateway.seen().filter((request) => request.startsWith('GET /v2/products?'))

describe('free periods', () => {
  const weekends = ['2026-12-19', '2026-12-20', '2026-12-26', '2026-12-27']
  const expected = {
    freePeriods: {
      items: [period('2026-12-21'), period('2026-12-16'), period('2026-12-13')],
      complete: true,
    },
  }

  test('are the nearest ones, in at most 12 calls for all lines together', async () => {
    busy(gateway, weekends)
    expect(await gateway.askEveryWay(FREE, { input })).toEqual({ data: expected })
    const calls = probes()
    expect(calls.length).toBeLessThanOrEqual(12)
    for (const call of calls) expect(call).toContain('product_ids=101,104')
  })

  test('take no call within the time to live', async () => {
    const kept = await startGateway({}, { cache: true })
    onTestFinished(() => kept.close())
    busy(kept, weekends)
    expect((await kept.ask(FREE, { input })).data).toEqual(expected)
    kept.seen()
    expect((await kept.ask(FREE, { input })).data).toEqual(expected)
    expect(kept.seen()).toEqual([])
  })

  test('take no more calls for identifiers that are as long as they may be', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({
      productId: `${'€'.repeat(190)}${index}`,
      quantity: 1,
    }))
    const { data } = await gateway.ask<{ freePeriods: object }>(FREE, { input: { ...input, lines } })
    expect(data?.freePeriods).toMatchObject({ items: [] })
    expect(probes().length).toBeLessThanOrEqual(23)
  })

  test('begin neither before today nor beyond what is asked for, and end within the horizon', async () => {
    const found = async (changes: object) =>
      (
        await gateway.ask<{ freePeriods: { items: { start: string }[] } }>(FREE, {
          input: { ...input, ...changes },
        })
      ).data?.freePeriods.items.map(({ start }) => start)
    expect(await found({ near: '2026-11-20', within: 12 })).toEqual([TODAY])
    expect(await found({ near: '2026-11-20', within: 5 })).toEqual([])
    expect(await found({ near: '2028-06-20' })).toEqual(['2028-05-30', '2028-05-27', '2028-05-24'])
    expect(await found({ near: NEAR, within: 0 })).toEqual([NEAR])
  })

  test('never take more than 23 tries: what is not found then is said to be incomplete', async () => {
    busy(gateway, eachDay({ start: '2026-12-01', end: '2027-02-28' }))
    expect(await gateway.ask(FREE, { input: { ...input, days: 1 } })).toEqual({
      data: { freePeriods: { items: [], complete: false } },
    })
    const calls = gateway.seen()
    expect(calls.filter((request) => request.startsWith('GET /v2/products?'))).toHaveLength(23)
    expect(calls.length).toBeLessThanOrEqual(25)
  })

  test('are not offered where the service does not say what is free', async () => {
    const chair = { id: 101, slug: 'stul', stocks: null }
    gateway.services.fail({ path: /v2\/products\?/ }, { status: 200, body: { result: { data: [chair] } } })
    expect(await gateway.ask(FREE, { input: { ...input, within: 2 } })).toEqual({
      data: { freePeriods: { items: [], complete: false } },
    })
  })

  test.each([
    ['input.lines', { lines: [] }],
    ['input.lines', { lines: Array(101).fill(LINES[0]) }],
    ['input.lines.quantity', { lines: [{ productId: '101', quantity: 0 }] }],
    ['input.days', { days: 0 }],
    ['input.days', { days: 366 }],
    ['input.within', { within: 31 }],
  ])('with a wrong %s are refused without a call', async (argument, changes) => {
    const { errors } = await gateway.askEveryWay(FREE, { input: { ...input, ...changes } })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }])
    expect(gateway.seen()).toEqual([])
  })

  test('are null with an error while the service fails', async () => {
    gateway.services.fail({ path: /reservation_start_at/ }, { status: 503 })
    expect(await gateway.askEveryWay(FREE, { input })).toMatchObject({
      data: { freePeriods: null },
      errors: [{ path: ['freePeriods'], extensions: { code: 'UPSTREAM_STATUS' } }],
    })
  })
})

describe('alternatives', () => {
  type Found = { id: string; basicPricePerDay: number; free: number; categories: { slug: string }[] }
  const QUERY = `query ($productId: ID!, $quantity: Int!, $period: PeriodInput!, $limit: Int) {
    alternatives(productId: $productId, quantity: $quantity, period: $period, limit: $limit) {
      id basicPricePerDay free: stock(period: $period) categories { slug } } }`
  const variables = { productId: '102', quantity: 24, period: PERIOD }
  const ask = async (changes: object = {}) =>
    (await gateway.askEveryWay<{ alternatives: Found[] }>(QUERY, { ...variables, ...changes })).data
      ?.alternatives ?? []

  test('are of the same category, near in price and free, in two calls', async () => {
    const { data } = await gateway.ask<{ productsByIds: Found[] }>(
      '{ productsByIds(ids: ["102"]) { basicPricePerDay categories { slug } } }',
    )
    const [own] = data?.productsByIds ?? []
    gateway.seen()
    const found = await ask()
    expect(gateway.seen()).toHaveLength(2)
    expect(found).toHaveLength(3)
    const distances = found.map(({ basicPricePerDay }) =>
      Math.abs(basicPricePerDay - (own?.basicPricePerDay ?? 0)),
    )
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    for (const { id, free, categories } of found) {
      expect(id).not.toBe('102')
      expect(free).toBeGreaterThanOrEqual(24)
      expect(categories.map(({ slug }) => slug)).toContain(own?.categories[0]?.slug)
    }
  })

  test('are of any price where none is near, in three calls', async () => {
    const found = await ask({ productId: '146', quantity: 1 })
    expect(gateway.seen()).toHaveLength(3)
    expect(found.map(({ id }) => id)).toEqual(['145', '147'])
  })

  test('are things of the same kind, and not what is only in the same category', async () => {
    expect(await ask({ productId: '173', quantity: 1 })).toEqual([])
    expect((await ask({ productId: '135', quantity: 1 })).map(({ id }) => id)).toEqual(['136'])
  })

  test('without a period are counted by what the company owns', async () => {
    const query = '{ alternatives(productId: "135", quantity: 900) { id } }'
    const { data } = await gateway.askEveryWay<{ alternatives: Pick<Found, 'id'>[] }>(query)
    expect(data?.alternatives).toEqual([{ id: '136' }])
  })

  test('are none that others hold in the period', async () => {
    const before = await ask({ limit: 10 })
    expect(before.map(({ id }) => id)).toContain('101')
    busy(gateway, [PERIOD.start])
    const taken = await ask({ limit: 10 })
    expect(taken.map(({ id }) => id)).not.toContain('101')
    expect((await ask({ limit: 10, quantity: 10 })).map(({ id }) => id)).toContain('101')
  })

  test('of an unknown product are none', async () => {
    expect(await ask({ productId: '999999' })).toEqual([])
  })

  test.each([
    ['quantity', { quantity: 0 }],
    ['limit', { limit: 11 }],
    ['period', { period: { start: PERIOD.end, end: PERIOD.start } }],
  ])('with a wrong %s are refused', async (argument, changes) => {
    const { errors } = await gateway.askEveryWay(QUERY, { ...variables, ...changes })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }])
  })
})
