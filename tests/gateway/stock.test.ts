import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { orderInput, sendOrder } from './order.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway
let keys = 0
const newKey = () => `stock-order-${++keys}`

const LATER = { start: addDays(PERIOD.start, 30), end: addDays(PERIOD.end, 30) }
const variables = { period: PERIOD, later: LATER, ids: ['103', '101', '999999'] }

/** Chairs, of which the company owns 420, and their pillows; 20 and 10 of them are taken in the period. */
beforeAll(async () => {
  gateway = await startGateway()
  const lines = [{ productId: '101', quantity: 20 }]
  const relatedLines = [{ productId: '111', parentId: '101', quantity: 10 }]
  const made = await sendOrder(gateway, orderInput(newKey(), { lines, relatedLines }))
  expect(made).toMatchObject({ __typename: 'OrderCreated' })
})
beforeEach(() => {
  gateway.seen()
})
afterEach(() => gateway.services.heal())
afterAll(() => gateway.close())

const calls = () => gateway.seen().map((request) => request.replace(/by-ids\/.*/, 'by-ids'))
const DATED = expect.stringContaining(`reservation_start_at=${PERIOD.start}`)

describe('stock depends on its own argument alone', () => {
  test.each([
    ['product(slug: "stul-kyavari-zoloto") { ...Stock }', []],
    ['product(slug: "stul-kyavari-zoloto", period: $period) { ...Stock }', []],
    ['product(slug: "stul-kyavari-zoloto", period: $later) { ...Stock }', []],
    ['product: productsByIds(ids: ["101"]) { ...Stock }', []],
    ['product: productsByIds(ids: ["101"], period: $period) { ...Stock }', []],
    ['product: products(filter: { ids: ["101"], period: $later }) { items { ...Stock } }', ['items']],
    [
      'product: articles(category: "raschyoty") { items { relatedProducts(period: $later) { ...Stock } } }',
      null,
    ],
  ])('%s', async (field, place) => {
    const { data, errors } = await gateway.askEveryWay(
      `query ($period: PeriodInput, $later: PeriodInput) { ${field} }
       fragment Stock on Product { stock none: stock(period: null) free: stock(period: $period) then: stock(period: $later) }`,
      variables,
    )
    expect(errors).toBeUndefined()
    if (place) expect(JSON.stringify(data)).toContain('{"stock":420,"none":420,"free":400,"then":420}')
  })
})

describe('what was fetched for a period answers for it without a further call', () => {
  test.each([
    ['product(slug: "stul-kyavari-zoloto", period: $period) { stock(period: $period) }', [DATED]],
    ['products(filter: { period: $period }) { items { stock: stock(period: $period) } }', [DATED]],
    ['products(filter: { period: $period }) { items { stock(period: $period) } }', [DATED]],
    ['productsByIds(ids: $ids, period: $period) { stock(period: $period) }', [DATED]],
    [
      'product(slug: "stul-kyavari-zoloto", period: $period) { stock(period: $period) relatedProducts { price product { stock(period: $period) } } }',
      [expect.any(String), DATED],
    ],
  ])('%s', async (field, expected) => {
    const declared = field.includes('$ids') ? '$period: PeriodInput, $ids: [ID!]!' : '$period: PeriodInput'
    const query = `query (${declared}) { ${field} }`
    expect((await gateway.askEveryWay(query, variables)).errors).toBeUndefined()
    expect(calls()).toEqual(expected)
  })
})

test('a list of any length needs one call for each other period, and one for what the company owns', async () => {
  const { data } = await gateway.askEveryWay<{ products: { items: { a: number; b: number; c: number }[] } }>(
    `query ($period: PeriodInput, $later: PeriodInput) {
       products(filter: { period: $period }, limit: 60) { items { a: stock b: stock(period: $later) c: stock(period: $period) } } }`,
    variables,
  )
  expect(data?.products.items.filter(({ a, b, c }) => a === b && c <= a)).toHaveLength(60)
  const asked = calls()
  expect(asked.slice(1).toSorted()).toEqual([
    'GET /v2/products/by-ids',
    expect.stringContaining(`reservation_start_at=${LATER.start}`),
  ])
})

describe('whether the company owns any is answered by free units; without them it takes one call', () => {
  const query =
    'query ($period: PeriodInput) { productsByIds(ids: ["102", "101"], period: $period) { isOwned } }'
  const answer = (data: object[]) => ({ status: 200, body: { result: { data } } })
  const chairs = (...stocks: (number | null)[]) =>
    answer(stocks.map((units, index) => ({ id: 102 - index, slug: `stul-${index}`, stocks: units })))

  test.each([
    [[3, 1], [7, 7], [true, true], 1],
    [[0, 3], [7, 7], [true, true], 2],
    [[0, 3], [0, 7], [false, true], 2],
    [[0, null], [null, 5], [null, true], 2],
  ])('%j of %j', async (free, owned, expected, count) => {
    gateway.services.fail({ path: /reservation_start_at/ }, chairs(...free))
    gateway.services.fail({ path: /by-ids/ }, chairs(...owned))
    const { data } = await gateway.askEveryWay(query, variables)
    expect(data).toEqual({ productsByIds: expected.map((isOwned) => ({ isOwned })) })
    expect(calls()).toHaveLength(count)
  })

  test('nobody knows while the service fails, and that is no error', async () => {
    gateway.services.fail({ path: /reservation_start_at/ }, chairs(0, 1))
    gateway.services.fail({ path: /by-ids/ }, { status: 503 })
    expect(await gateway.askEveryWay(query, variables)).toEqual({
      data: { productsByIds: [{ isOwned: null }, { isOwned: true }] },
    })
  })
})

test('extras are free as far as others have not taken them', async () => {
  const { data } = await gateway.askEveryWay<{
    product: { relatedProducts: { product: { id: string; owned: number; free: number } }[] }
  }>(
    `query ($period: PeriodInput) { product(slug: "stul-kyavari-zoloto", period: $period) {
       relatedProducts { product { id owned: stock free: stock(period: $period) } } } }`,
    variables,
  )
  const pillow = data?.product.relatedProducts.find(({ product }) => product.id === '111')?.product
  expect(pillow?.owned).toBeGreaterThan(10)
  expect(pillow?.free).toBe((pillow?.owned ?? 0) - 10)
})

test('productsByIds with a period keeps the order, and leaves out what is unknown', async () => {
  const { data } = await gateway.askEveryWay(
    'query ($ids: [ID!]!, $period: PeriodInput) { productsByIds(ids: $ids, period: $period) { id } }',
    variables,
  )
  expect(data).toEqual({ productsByIds: [{ id: '103' }, { id: '101' }] })
})

test('a reversed period is refused with the argument’s name', async () => {
  const { data, errors } = await gateway.askEveryWay(
    'query ($period: PeriodInput) { product(slug: "stul-kyavari-zoloto") { name stock(period: $period) } }',
    { period: { start: PERIOD.end, end: PERIOD.start } },
  )
  expect(data).toEqual({ product: { name: expect.any(String), stock: null } })
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'period' } }])
})

const chair = { id: 101, slug: 'stul', name: 'Стул', basicPricePerDay: 100, additionalPricePerDay: 50 }
const lines = [{ productId: '101', quantity: 2 }]
const have = (...data: object[]) =>
  gateway.services.fail({ path: /v2\/products\?/ }, { status: 200, body: { result: { data } } })

describe('a product with one price', () => {
  const { additionalPricePerDay: _, ...flat } = { ...chair, stocks: 5 }
  const table = { id: 102, slug: 'stol', name: 'Стол', stocks: 2 }
  const quote = `query ($input: RentQuoteInput!) { rentQuote(input: $input) { total isComplete lines {
    total counted problem { code } product { basicPricePerDay additionalPricePerDay } } } }`
  const asked = (more: object[] = []) =>
    gateway.askEveryWay(quote, { input: { period: PERIOD, lines: [...lines, ...more] } })

  test('costs it on every day, and can be ordered for longer than the shortest rental', async () => {
    have(flat)
    const product = { basicPricePerDay: 100, additionalPricePerDay: 100 }
    expect(await asked()).toEqual({
      data: {
        rentQuote: {
          total: 600,
          isComplete: true,
          lines: [{ total: 600, counted: true, problem: null, product }],
        },
      },
    })
    gateway.seen()
    await sendOrder(gateway, orderInput(newKey(), { lines, expectedTotal: 600 }))
    expect(gateway.seen().filter((request) => request.startsWith('POST'))).toHaveLength(1)
  })

  test.each([
    ['has no price', {}, 'PRICE_UNKNOWN'],
    ['is not all there', { basicPricePerDay: 1, stocks: 1 }, 'NOT_ENOUGH_STOCK'],
  ])('beside one that %s is in an incomplete quote', async (_what, more, code) => {
    have(flat, { ...table, ...more })
    const { data } = await asked([{ productId: '102', quantity: 2 }])
    expect(data).toMatchObject({ rentQuote: { isComplete: false, lines: [{}, { problem: { code } }] } })
  })
})

describe('a stock that nobody knows', () => {
  const say = (stocks: unknown) => have({ ...chair, stocks })

  test.each([
    [null, null],
    ['много', null],
    [undefined, null],
    [[], 0],
    [[{}], 0],
    [0, 0],
    [-3, 0],
  ])('is null, none is 0: %j', async (stocks, stock) => {
    say(stocks)
    const query =
      'query ($period: PeriodInput) { productsByIds(ids: ["101"], period: $period) { stock(period: $period) } }'
    expect(await gateway.askEveryWay(query, variables)).toEqual({ data: { productsByIds: [{ stock }] } })
  })

  test('is null with an error while the service fails, and the product is there', async () => {
    gateway.services.fail({ path: /reservation_start_at/ }, { status: 503 })
    const query =
      'query ($period: PeriodInput) { product(slug: "stul-kyavari-zoloto") { id stock stock2: stock(period: $period) } }'
    expect(await gateway.askEveryWay(query, variables)).toMatchObject({
      data: { product: { id: '101', stock: 420, stock2: null } },
      errors: [{ path: ['product', 'stock2'], extensions: { code: 'UPSTREAM_STATUS' } }],
    })
  })

  test('is counted by a quote', async () => {
    say(null)
    const { data } = await gateway.askEveryWay(
      `query ($input: RentQuoteInput!) { rentQuote(input: $input) {
         total lines { stock counted total problem { code requested available } } } }`,
      { input: { period: PERIOD, lines } },
    )
    expect(data).toEqual({
      rentQuote: { total: 500, lines: [{ stock: null, counted: true, total: 500, problem: null }] },
    })
  })

  // The price that the embedded service counts for the chair.
  const own = { ...chair, basicPricePerDay: 490, additionalPricePerDay: 220 }
  const sent = () => gateway.seen().filter((request) => request.startsWith('POST'))

  test.each([null, undefined, 'много', {}])(
    'is judged by the service, which has enough: %j',
    async (stocks) => {
      gateway.services.fail(
        { path: /v2\/products\?/ },
        { status: 200, body: { result: { data: [{ ...own, stocks }] } } },
      )
      const input = orderInput(newKey(), { lines })
      expect(await sendOrder(gateway, input)).toMatchObject({ __typename: 'OrderCreated', replayed: false })
      expect(sent()).toHaveLength(1)
    },
  )

  test('is judged by the service, which has less: the line says how much', async () => {
    gateway.services.fail(
      { path: /v2\/products\?/ },
      { status: 200, body: { result: { data: [{ ...own, stocks: null }] } } },
    )
    const many = [{ productId: '101', quantity: 421 }]
    const refused = await sendOrder(gateway, orderInput(newKey(), { lines: many }))
    expect(refused).toMatchObject({
      __typename: 'OrderInputProblem',
      lines: [{ code: 'NOT_ENOUGH_STOCK', requested: 421, available: expect.any(Number) }],
    })
    expect(sent()).toHaveLength(1)
  })

  test.each([[[]], [[{}]]])(
    'is none where a list names no number, and nothing is sent: %j',
    async (stocks) => {
      say(stocks)
      const refused = await sendOrder(gateway, orderInput(newKey(), { lines }))
      expect(refused).toMatchObject({ lines: [{ code: 'OUT_OF_STOCK', available: 0 }] })
      expect(sent()).toEqual([])
    },
  )
})
