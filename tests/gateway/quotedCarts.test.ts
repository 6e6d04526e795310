import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, daysIn } from '#gateway/rental/period.ts'
import { databasePath } from '../../server/upstream/index.ts'
import { quotingCompany, sevenRules } from '../support/tariff.ts'
import { orderInput, sendOrder } from './order.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

const data = quotingCompany()

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({}, {}, { data, tariff: sevenRules })
})
afterAll(() => gateway.close())

const QUOTE = `query ($input: RentQuoteInput!) {
  rentQuote(input: $input) { total lines { total } relatedLines { total } }
}`
type Quote = { total: number; lines: { total: number }[]; relatedLines: { total: number }[] }

/** Numbers that look random, and are the same in every run. */
function createRandom(seed = 7) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

/** A cart is four answers of the services: a thousand of them are for the night. */
const CARTS = process.env.NIGHTLY === 'on' ? 1000 : 150

test('a tariff prices quote, order and its row alike to the last minor unit', async () => {
  const random = createRandom()
  const carts = Array.from({ length: CARTS }, (_, index) => {
    const start = addDays('2026-12-02', random(450))
    const period = { start, end: addDays(start, 1 + random(20)) }
    const from = random(data.products.length)
    const things = data.products.slice(from, from + 1 + random(4))
    const lines = things.map(({ id }) => ({ productId: String(id), quantity: 1 + random(70) }))
    const relatedLines = things.flatMap(({ id, relatedProducts: [extra] }) =>
      extra ? [{ productId: String(extra.id), parentId: String(id), quantity: 1 + random(9) }] : [],
    )
    const code = random(3) === 0 ? 'ЗИМА' : undefined
    return { key: `tariff-${10_000 + index}`, period, lines, relatedLines, code }
  })
  const priceOf = (id: string) => data.products.find((product) => String(product.id) === id)
  const others: unknown[] = []
  const rows = new DatabaseSync(databasePath(gateway.dataDir), { readOnly: true })
  const stored = rows.prepare(
    'SELECT o.total, group_concat(l.total) AS lines FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.idempotency_key = ?',
  )
  async function compare({ key, ...cart }: (typeof carts)[number]): Promise<void> {
    const expected = sevenRules(
      [
        ...cart.lines.map((line) => ({
          ...{
            ...EMPTY,
            quantity: line.quantity,
            basicPrice: (priceOf(line.productId)?.basicPricePerDay ?? 0) * 100,
          },
        })),
        ...cart.relatedLines.map((line) => {
          const offers = priceOf(line.parentId)?.relatedProducts ?? []
          const price = offers.find(({ id }) => String(id) === line.productId)?.price ?? 0
          return { ...EMPTY, quantity: line.quantity, relatedPrice: price * 100 }
        }),
      ],
      { period: cart.period, days: daysIn(cart.period), minOrderDays: 2, code: cart.code },
    )
    const { rentQuote } = (await gateway.ask<{ rentQuote: Quote | null }>(QUOTE, { input: cart })).data ?? {}
    const expectedTotal = rentQuote?.total
    const made = await sendOrder(gateway, orderInput(key, { ...cart, expectedTotal }))
    const row = stored.get(key)
    const all = [...(rentQuote?.lines ?? []), ...(rentQuote?.relatedLines ?? [])]
    const seen = [
      [expected.total, expected.lines.map(({ total }) => total)],
      [Math.round((rentQuote?.total ?? 0) * 100), all.map(({ total }) => Math.round(total * 100))],
      [row?.total, String(row?.lines).split(',').map(Number)],
    ].map((each) => JSON.stringify(each))
    const isAgreed = made.order?.total === rentQuote?.total && rentQuote?.total !== undefined
    if (new Set(seen).size > 1 || !isAgreed) others.push([cart, seen, made])
  }
  // As visitors come: some at once.
  while (carts.length > 0) await Promise.all(carts.splice(0, 20).map(compare))
  rows.close()
  expect(others).toEqual([])
}, 120_000)

const EMPTY = {
  ...{ productId: 0, parentId: null, productName: '', total: 0 },
  ...{ basicPrice: null, additionalPrice: null, relatedPrice: null },
}
