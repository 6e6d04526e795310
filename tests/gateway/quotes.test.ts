import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { quotingCompany, sevenRules } from '../support/tariff.ts'
import { orderInput, sendOrder } from './order.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

const data = quotingCompany()

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({}, {}, { data, tariff: sevenRules })
})
afterEach(() => {
  gateway.services.heal()
  gateway.restart()
  gateway.seen()
})
afterAll(() => gateway.close())

const QUOTES = { method: 'POST', path: /\/v2\/quotes$/ }
const PARTS = 'explain { text amount }'
const QUOTE = `query ($input: RentQuoteInput!) {
  rentQuote(input: $input) {
    total basicTotal additionalTotal relatedTotal additionalDays isComplete deposit validUntil ${PARTS}
    options { name text amount }
    payment { deposit }
    lines { total counted deposit ${PARTS} problem { code message } }
    relatedLines { total counted ${PARTS} }
    periodProblem { reason }
  }
}`
type Parts = { text: string; amount: number }[]
type Quote = {
  total: number
  deposit: number
  payment: { deposit: number }
  explain: Parts
  lines: {
    total: number
    counted: boolean
    explain: Parts
    problem: { code: string; message: string } | null
  }[]
  relatedLines: { total: number }[]
}
const quote = (input: object) => gateway.ask<{ rentQuote: Quote | null }>(QUOTE, { input })
const LINES = [{ productId: '101', quantity: 12 }]
const result = (answer: unknown) => ({ status: 200, body: { result: answer } })

describe('services with a tariff', () => {
  test('explain their sums, which the formula has no part in', async () => {
    const { data: answer } = await quote({ period: PERIOD, lines: LINES, code: ' ЗИМА ' })
    // 450 a day: a Saturday, a Sunday and a Monday, of which the first two are one and a half; ten and more are 10 % less.
    expect(answer?.rentQuote).toMatchObject({
      additionalDays: 0,
      additionalTotal: 0,
      isComplete: true,
      lines: [
        { counted: true, problem: null, explain: [{ text: 'Аренда по дням' }, { text: 'За количество' }] },
      ],
      explain: [{ text: 'Аренда' }, { text: 'По промокоду' }, { text: 'НДС 20 %' }, { text: 'Округление' }],
      options: [{ name: 'Без ответственности за бой', amount: 10 }],
      validUntil: '2026-12-01T09:15:00.000Z',
    })
    expect(answer?.rentQuote?.payment.deposit).toBe(answer?.rentQuote?.deposit)
    const sum = (parts: Parts = []) => parts.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
    expect(sum(answer?.rentQuote?.explain)).toBe(Math.round((answer?.rentQuote?.total ?? 0) * 100))
  })

  test('are asked once for the cards of a list, with each product by itself', async () => {
    const lines = data.products.slice(0, 20).map(({ id }) => ({ productId: String(id), quantity: 1 }))
    const CARDS = `query ($period: PeriodInput!, $lines: [OrderLineInput!]!) {
      lineQuotes(period: $period, lines: $lines) { productId quantity total ${PARTS} deposit problem }
    }`
    const { data: answer } = await gateway.ask<{ lineQuotes: { total: number }[] }>(CARDS, {
      period: PERIOD,
      lines,
    })
    expect(gateway.seen().filter((request) => request.startsWith('POST'))).toEqual(['POST /v2/quotes'])
    const alone = await quote({ period: PERIOD, lines: lines.slice(0, 1) })
    expect(answer?.lineQuotes).toHaveLength(20)
    expect(answer?.lineQuotes[0]?.total).toBe(alone.data?.rentQuote?.lines[0]?.total)
  })

  test('are not asked about dates that nobody can rent: nothing is counted', async () => {
    const { data: answer } = await quote({ period: { start: '2026-11-01', end: '2026-11-03' }, lines: LINES })
    expect(answer?.rentQuote).toMatchObject({
      periodProblem: { reason: 'START_IN_PAST' },
      isComplete: false,
      lines: [{ counted: false }],
    })
    expect(gateway.seen().filter((request) => request.startsWith('POST'))).toEqual([])
  })
})

describe('a line that cannot be priced', () => {
  const answered = (line: object) =>
    gateway.services.fail(QUOTES, result({ periods: [{ lines: [line], total: 900 }] }))

  test.each([
    [
      { problem: 'Только\nс монтажом <b>нашей</b> бригады' },
      '«Стул «Кьявари»',
      'Только с монтажом <b>нашей</b> бригады',
    ],
    [{ total: 900, minDays: 4 }, '', 'сдаётся не\u00A0меньше чем на\u00A04\u00A0суток.'],
    [{ total: 900, maxDays: 2 }, '', 'сдаётся не\u00A0больше чем на\u00A02\u00A0суток.'],
    [
      { total: -5 },
      '',
      'цена на\u00A0этот срок пока не\u00A0указана. Позвоните нам\u00A0— посчитаем вместе.',
    ],
  ])('has its own problem, and is not ordered: %j', async (line, _name, message) => {
    answered(line)
    const { data: answer } = await quote({ period: PERIOD, lines: LINES })
    const [quoted] = answer?.rentQuote?.lines ?? []
    expect(quoted?.problem?.code).toBe('PRICE_UNKNOWN')
    expect(quoted?.problem?.message).toMatch(new RegExp(`: ${RegExp.escape(message)}$`))
    const order = await sendOrder(gateway, orderInput('tariff-problem-1', { lines: LINES }))
    expect(order.__typename).toBe('OrderInputProblem')
  })
})

describe('without an answer', () => {
  test.each([
    ['reset', 'UPSTREAM_NETWORK'],
    [{ status: 500, body: {} }, 'UPSTREAM_STATUS'],
    [{ raw: '<html>' }, 'UPSTREAM_NETWORK'],
    [result({ periods: [] }), 'UPSTREAM_EMPTY'],
    [result({ periods: [{ lines: [{ total: 5 }, { total: 5 }], total: 10 }] }), 'UPSTREAM_EMPTY'],
    [result({ periods: [{ lines: [{ total: 5 }], total: 'many' }] }), 'UPSTREAM_EMPTY'],
  ] as const)('no sum is invented, and nothing is ordered: %j', async (fault, code) => {
    gateway.services.fail(QUOTES, fault)
    const { data: answer, errors } = await quote({ period: PERIOD, lines: LINES })
    expect([answer?.rentQuote, errors?.[0]?.extensions.code]).toEqual([null, code])
    const order = await sendOrder(
      gateway,
      orderInput('tariff-silent-1', { lines: LINES, expectedTotal: 900 }),
    )
    expect(order).toMatchObject({ __typename: 'OrderServiceProblem', mayExist: false })
    expect(gateway.seen().filter((request) => request === 'POST /v2/orders')).toEqual([])
  })

  test('a tariff that hangs has no sum after the deadline, and holds no other call', async () => {
    const slow = await startGateway({}, { deadlineMs: 200, breaker: true }, { data, tariff: sevenRules })
    slow.services.fail(QUOTES, 'hang')
    const ask = () => slow.ask(QUOTE, { input: { period: PERIOD, lines: LINES } })
    const answers = await Promise.all(Array.from({ length: 80 }, ask))
    expect(new Set(answers.map(({ errors }) => errors?.[0]?.extensions.code))).toEqual(
      new Set(['UPSTREAM_NETWORK']),
    )
    expect(
      (await slow.ask('{ settings { minOrderDays } products(limit: 1) { total } }')).errors,
    ).toBeUndefined()
    await slow.close()
  })

  test('a sum that has changed since it was shown is the problem that it always was', async () => {
    const { data: answer } = await quote({ period: PERIOD, lines: LINES })
    const shown = (answer?.rentQuote?.total ?? 0) - 10
    const order = await sendOrder(
      gateway,
      orderInput('tariff-changed-1', { lines: LINES, expectedTotal: shown }),
    )
    expect(order).toMatchObject({ __typename: 'OrderPriceProblem', expected: shown, total: shown + 10 })
  })
})

test('endless and hostile words are cut, and wrong amounts are left out', async () => {
  const explain = [
    ...Array.from({ length: 100 }, () => ({ text: `\u0000<script>${'я'.repeat(500)}`, amount: 1.239 })),
  ]
  const line = {
    total: 1,
    explain: [{ text: 'Без суммы' }, { text: 'Не число', amount: '1e99' }, ...explain],
  }
  gateway.services.fail(
    QUOTES,
    result({ periods: [{ lines: [line], total: 1, explain }], validUntil: 'soon' }),
  )
  const { data: answer } = await quote({ period: PERIOD, lines: LINES })
  const parts = answer?.rentQuote?.lines[0]?.explain ?? []
  expect(parts).toHaveLength(30)
  expect(parts[0]).toEqual({ text: `<script>${'я'.repeat(191)}…`, amount: 1.24 })
  expect(answer?.rentQuote).toMatchObject({ validUntil: null })
})

test('services that do not name the capability are never asked: the formula counts', async () => {
  const plain = await startGateway()
  const { data: answer } = await plain.ask<{ rentQuote: Quote; lineQuotes: object[] }>(
    `query ($input: RentQuoteInput!, $period: PeriodInput!) {
      rentQuote(input: $input) { total basicTotal additionalTotal ${PARTS} options { name } deposit }
      lineQuotes(period: $period, lines: [{ productId: "101", quantity: 12 }]) { total ${PARTS} problem }
    }`,
    { input: { period: PERIOD, lines: LINES, code: 'ЗИМА' }, period: PERIOD },
  )
  expect(answer).toMatchObject({
    rentQuote: { total: 14_400, explain: [], options: [], deposit: null },
    lineQuotes: [{ total: 14_400, explain: [], problem: null }],
  })
  expect(plain.seen().filter((request) => request.includes('quotes'))).toEqual([])
  await plain.close()
})

test('the tariff of the demonstration is the formula', async () => {
  const first = data.products.find(({ id }) => id === 101)?.basicPricePerDay ?? 0
  const demonstration = await startGateway({}, {}, { data: { ...data, version: 'with the formula' } })
  const { data: answer } = await demonstration.ask<{ rentQuote: Quote }>(QUOTE, {
    input: { period: PERIOD, lines: LINES },
  })
  expect(answer?.rentQuote).toMatchObject({
    total: 14_400,
    lines: [
      {
        explain: [
          { text: 'Первые сутки: 2', amount: 24 * first },
          { text: 'Следующие сутки: 1', amount: 14_400 - 24 * first },
        ],
      },
    ],
  })
  await demonstration.close()
})
