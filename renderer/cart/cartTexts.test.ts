import { expect, test } from 'vitest'
import { addProduct, EMPTY_CART } from './cartState.ts'
import { cartSummary } from './cartSummary.ts'
import { breakdownText, countedStocks, countsText, leftReason, lengthParts } from './cartTexts.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test('the stock of what is counted is told, and that nobody knows it', () => {
  const product = { id: '1', basicPricePerDay: 1, additionalPricePerDay: 1, stock: 5, relatedProducts: [] }
  const cart = addProduct(EMPTY_CART, { id: '1', slug: 'stul' })
  const stocksFor = (stock: number | null) =>
    countedStocks(cartSummary(cart, [{ ...product, stock }], { days: 3, minOrderDays: 2 }))
  expect([null, 5, 0].map(stocksFor)).toEqual([[null], [5], []])
})

test('busy is what other dates may bring; what the company has none of is not in stock on any', () => {
  const reasons = [true, null, false].map((isOwned) =>
    plain(leftReason({ problem: 'OUT_OF_STOCK', product: { isOwned } }, true)),
  )
  expect(reasons).toEqual(['Занято на ваши даты', 'Занято на ваши даты', 'Нет в наличии'])
})

test('countsText counts products, units and extras in Russian', () => {
  expect(plain(countsText({ products: 3, units: 29, related: 29 }))).toBe(
    '3 предмета, 29 шт. и 29 дополнений',
  )
  expect(plain(countsText({ products: 1, units: 1200, related: 1 }))).toBe(
    '1 предмет, 1 200 шт. и 1 дополнение',
  )
  expect(plain(countsText({ products: 11, units: 11, related: 0 }))).toBe('11 предметов, 11 шт.')
})

test('days of one price are not called cheaper', () => {
  const partsOf = (basic: number, additional: number) =>
    plain(lengthParts({ days: 4, minOrderDays: 1 }, { basic, additional }))
  expect(partsOf(0.1, 0.3)).toBe('4 суток по базовой цене')
  expect(partsOf(900, 3000)).toBe('4 суток по базовой цене')
  expect(partsOf(900, 2699)).toBe('1 сутки по базовой цене и 3 по сниженной')
})

test('lengthParts and breakdownText name basic and additional days', () => {
  expect(plain(lengthParts({ days: 3, minOrderDays: 2 }, { basic: 2, additional: 0.9 }))).toBe(
    '2 суток по базовой цене и 1 по сниженной',
  )
  expect(plain(lengthParts({ days: 7, minOrderDays: 1 }, { basic: 0, additional: 0 }))).toBe(
    '1 сутки по базовой цене и 6 по сниженной',
  )
  expect(plain(lengthParts({ days: 2, minOrderDays: 2 }, { basic: 2, additional: 0 }))).toBe(
    '2 суток по базовой цене',
  )
  expect(plain(breakdownText({ days: 3, minOrderDays: 2 }))).toBe('2 суток + 1 доп.')
  expect(plain(breakdownText({ days: 7, minOrderDays: 2 }))).toBe('2 суток + 5 доп.')
  expect(plain(breakdownText({ days: 2, minOrderDays: 2 }))).toBe('2 суток')
})
