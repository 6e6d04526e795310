import { expect, test } from 'vitest'
import { paymentOf } from '#gateway/rental/payment.ts'
import type { PlanQuote } from '#renderer/plan/planQuote.ts'
import { planView } from '#renderer/plan/planView.ts'
import { answered } from '../../../../tests/support/answered.tsx'
import { linksIn, wordsOf } from '../../../../tests/support/html.ts'
import { shownChair } from '../../../../tests/support/shownProducts.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { planOrderView } from './orderView.ts'

const quoted = (id: string, name: string) => ({
  ...{ productId: id, stock: 100, counted: true, problem: null },
  product: { ...shownChair, id, slug: `thing-${id}`, name },
})
const taken = { code: 'OUT_OF_STOCK' as const, message: 'Занято.', available: 0 }
const short = { code: 'NOT_ENOUGH_STOCK' as const, message: 'Мало.', available: 3 }

const plan = {
  ...{ title: '', made: '2026-11-20', period: { start: '2026-12-12', end: '2026-12-15' } },
  lines: [
    { productId: '1', parentId: null, quantity: 10, sum: 9000 },
    { productId: '2', parentId: '1', quantity: 5, sum: 500 },
    { productId: '3', parentId: null, quantity: 1, sum: 2000 },
    { productId: '4', parentId: '3', quantity: 1, sum: 100 },
  ],
}

const quote: PlanQuote = {
  ...{
    minOrderDays: 2,
    byTariff: false,
    deposit: null,
    explain: [],
    options: [],
    additionalDays: 2,
    basicTotal: 8000,
    additionalTotal: 2000,
    relatedTotal: 300,
  },
  ...{ total: 10_300, periodProblem: null },
  lines: [
    { ...quoted('1', 'Стул'), total: 10_000 },
    { ...quoted('3', 'Стол'), total: 0, stock: 0, counted: false, problem: taken },
  ],
  relatedLines: [
    { ...quoted('2', 'Чехол'), parentId: '1', price: 100, total: 300, stock: 3, problem: short },
    { ...quoted('4', 'Скатерть'), parentId: '3', price: 100, total: 0, counted: false },
  ],
}

const terms = { prepayment: null, deposit: null, delivery: { price: 4500, freeFrom: 30_000, zone: null } }
const payment = paymentOf({ rent: quote.total, isDelivered: true, isOrganization: false }, terms)

/** The card of a plan's order, where no script runs. */
const html = answered(
  { settings: null },
  <OrderSummary
    {...{ payment, terms, pickUp: null, isPlain: true }}
    view={planOrderView(plan, planView(plan, quote))}
    problems={[{ ...taken, productId: '3', parentId: null, message: 'Стол занят.' }]}
  />,
)
const words = wordsOf(html)

test('without scripts each thing that is sent is a row with its own note, also what has no sum, and extras', () => {
  expect([...html.matchAll(/<li\b.*?<\/li>/gs)].map(([row]) => wordsOf(row))).toEqual([
    'Стул10 шт.10 000 ₽',
    'Чехол3 шт., дополнение300 ₽Свободно 3 из 5',
    'Стол1 шт.—Стол занят.',
    'Скатерть1 шт., дополнение—',
  ])
  expect(words).not.toContain('Не войдут в заказ')
})

test('without scripts no link leads away from the plan', () => {
  expect(linksIn(html)).toEqual([[expect.stringMatching(/^\/plan\?/), 'Изменить']])
})

test('what explains the further days is a button for scripts alone', () => {
  expect(html.match(/<button\b[^>]*class="[^"]*"/g)).toEqual([expect.stringContaining('needs-scripts')])
})
