import { beforeAll, expect, test } from 'vitest'
import { addDays, daysIn, type Period } from '#gateway/rental/period.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { AGREED, readOrders } from '../support/orders.ts'
import { chair, threeDays } from '../support/rental.ts'
import { quotingCompany, sevenRules } from '../support/tariff.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

const { products } = quotingCompany()

let shop: Shop
beforeAll(async () => {
  shop = await sharedShop('quoting')
})

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

/** A cart is four answers of the services, and six with its page: a thousand of them are for the night. */
const [CARTS, PAGES] = process.env.NIGHTLY === 'on' ? [1000, 1000] : [150, 20]

test('a tariff prices page, quote, order and its row alike to the last minor unit', async () => {
  const random = createRandom()
  const today = todayIn('Europe/Moscow', new Date())
  const carts = Array.from({ length: CARTS }, (_, index) => {
    const start = addDays(today, 1 + random(450))
    const period = { start, end: addDays(start, 1 + random(20)) }
    const from = random(products.length)
    const things = products.slice(from, from + 1 + random(4))
    const lines = things.map(({ id }) => ({ productId: String(id), quantity: 1 + random(70) }))
    const relatedLines = things.flatMap(({ id, relatedProducts: [extra] }) =>
      extra ? [{ productId: String(extra.id), parentId: String(id), quantity: 1 + random(9) }] : [],
    )
    const code = random(3) === 0 ? 'ЗИМА' : undefined
    return { index, period, lines, relatedLines, code }
  })
  const { url } = shop.app
  const agreed = new Map<string, number[]>()
  const others: unknown[] = []
  async function compare({ index, ...cart }: (typeof carts)[number]): Promise<void> {
    const idempotencyKey = `tariff-${10_000 + index}`
    const { rentQuote } = await ask<{ rentQuote: Quote }>(url, QUOTE, { input: cart })
    const order = orderInput({ idempotencyKey, ...cart })
    const input = {
      ...{ ...order, expectedTotal: rentQuote.total },
      // One phone and one line have so many open orders.
      customer: { ...order.customer, phone: `+7916${1_000_000 + index}` },
    }
    const line = { 'x-forwarded-for': `203.0.${Math.floor(index / 250)}.${index % 250}` }
    const { createOrder: made } = await ask<CreateOrderAnswer>(url, createOrder, { input }, line)
    const quoted = [rentQuote, ...rentQuote.lines, ...rentQuote.relatedLines].map(({ total }) =>
      toMinor(total),
    )
    agreed.set(idempotencyKey, quoted)
    const seen = [expectedSums(cart), quoted].map(asText)
    if (new Set(seen).size > 1 || made.order?.total !== rentQuote.total) others.push([cart, seen, made])
  }
  // As visitors come: some at once.
  for (let done = 0; done < CARTS; done += 20) await Promise.all(carts.slice(done, done + 20).map(compare))
  // A plan is without a code. One after the other: a busy server puts off pages, not orders.
  for (const cart of carts.filter(({ code }) => code === undefined).slice(0, PAGES)) {
    const seen = [expectedSums(cart), await shownSums(cart)].map(asText)
    if (new Set(seen).size > 1) others.push([cart, seen])
  }
  const rows = readOrders(shop.dataDir).map(({ idempotencyKey, total, lines }) => [
    idempotencyKey,
    [total, ...lines.map((line) => line.total)],
  ])
  expect(others).toEqual([])
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(agreed))
}, 600_000)

test('a form without scripts takes a promo code, and is sent at the sum that the answer shows', async () => {
  const { start, end } = threeDays()
  const path = `/order?v=1&s=${start}&e=${end}&l=${chair.id}_2`
  const form = await shop.get(path)
  expect(form.text).toMatch(/<input[^>]* name="code"/)
  const person = { name: 'Марина Ветрова', phone: '+7 916 245-11-22', address: 'Садовая ул., 12' }
  const fieldOf = (html: string, name: string) =>
    RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
  async function send(html: string) {
    const sent = { key: fieldOf(html, 'key'), total: fieldOf(html, 'total'), code: 'ЗИМА' }
    const body = new URLSearchParams({ ...person, ...AGREED, ...sent })
    const headers = { origin: shop.app.url }
    return fetch(shop.app.url + path, { method: 'POST', redirect: 'manual', body, headers })
  }
  const refused = await send(form.text)
  const text = await refused.text()
  const [before, after] = [form.text, text].map((html) => Number(fieldOf(html, 'total')))
  expect(refused.status).toBe(422)
  expect(after).toBeLessThan(before ?? 0)
  expect(text).toMatch(/name="code" value="ЗИМА"|value="ЗИМА"[^>]* name="code"/)
  expect(wordsOf(text)).toContain(`${after} ₽`.replace(/(\d)(\d{3}) /, '$1 $2 '))
  const made = await send(text)
  expect(made.status).toBe(303)
  const page = wordsOf((await shop.get(made.headers.get('location') ?? '')).text)
  expect(page).toContain('Что и когда платить')
  // That of the tariff is not known there, and the shop's own formula holds for none of its sums.
  expect(page).not.toMatch(/депозит/i)
  expect(readOrders(shop.dataDir).at(-1)?.total).toBe(toMinor(after ?? 0))
  expect(
    JSON.parse(shop.services.calls.findLast(({ path: at }) => at.endsWith('/v2/orders'))?.body ?? ''),
  ).toMatchObject({ code: 'ЗИМА' })
})

type Cart = {
  period: Period
  lines: { productId: string; quantity: number }[]
  relatedLines: { productId: string; parentId: string; quantity: number }[]
  code?: string | undefined
}

/** Total and lines by the tariff itself. */
function expectedSums({ period, lines, relatedLines, code }: Cart): number[] {
  const product = (id: string) => products.find((each) => String(each.id) === id)
  const priced = [
    ...lines.map(({ productId, quantity }) => {
      return { ...EMPTY, quantity, basicPrice: (product(productId)?.basicPricePerDay ?? 0) * 100 }
    }),
    ...relatedLines.map(({ productId, parentId, quantity }) => {
      const offer = product(parentId)?.relatedProducts.find(({ id }) => String(id) === productId)
      return { ...EMPTY, quantity, relatedPrice: (offer?.price ?? 0) * 100 }
    }),
  ]
  const answer = sevenRules(priced, { period, days: daysIn(period), minOrderDays: 2, code })
  return [answer.total, ...answer.lines.map(({ total }) => total)]
}

const EMPTY = {
  ...{ productId: 0, parentId: null, productName: '', total: 0 },
  ...{ basicPrice: null, additionalPrice: null, relatedPrice: null },
}

/** The same, as the page of the plan says them. */
async function shownSums({ period, lines, relatedLines }: Cart): Promise<number[]> {
  const planned = [...lines.map((line) => ({ ...line, parentId: null })), ...relatedLines]
  const plan = { title: '', period, made: null, lines: planned.map((line) => ({ ...line, sum: null })) }
  const { status, text } = await shop.get(planUrl(plan) ?? '')
  expect(status).toBe(200)
  const rows = text.match(/<tr>.*?<\/tr>/gs) ?? []
  const last = rows.map((row) => wordsOf(row.slice(row.lastIndexOf('<td>'))))
  return [/Итого([\d ,]+)/.exec(wordsOf(text))?.[1], ...last.slice(1)].map((shown = '') =>
    toMinor(Number(shown.replace(/[^\d,]/g, '').replace(',', '.'))),
  )
}

/** In a plan an extra stands below its product: the lines are compared by what they cost. */
function asText([total, ...lines]: number[]): string {
  return JSON.stringify([total, lines.toSorted((a, b) => a - b)])
}

function toMinor(sum: number): number {
  return Math.round(sum * 100)
}
