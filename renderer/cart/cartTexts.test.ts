import { expect, test } from 'vitest'
import { breakdownText, countsText, lengthParts } from './cartTexts.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('countsText counts products, pieces and extras in Russian', () => {
  expect(plain(countsText({ products: 3, pieces: 29, related: 29 }))).toBe(
    '3 товара, 29 шт. и 29 сопутствующих',
  )
  expect(plain(countsText({ products: 1, pieces: 1200, related: 1 }))).toBe(
    '1 товар, 1 200 шт. и 1 сопутствующий',
  )
  expect(plain(countsText({ products: 11, pieces: 11, related: 0 }))).toBe('11 товаров, 11 шт.')
})

test('lengthParts and breakdownText name basic and additional days', () => {
  expect(plain(lengthParts({ days: 3, minOrderDays: 2 }))).toBe('2 базовых и 1 дополнительные')
  expect(plain(lengthParts({ days: 7, minOrderDays: 1 }))).toBe('1 базовые и 6 дополнительных')
  expect(plain(lengthParts({ days: 2, minOrderDays: 2 }))).toBe('2 базовых')
  expect(plain(breakdownText({ days: 3, minOrderDays: 2 }))).toBe('база 2 суток + 1 доп. сутки')
  expect(plain(breakdownText({ days: 7, minOrderDays: 2 }))).toBe('база 2 суток + 5 доп. суток')
  expect(plain(breakdownText({ days: 2, minOrderDays: 2 }))).toBe('база 2 суток')
})
