import { describe, expect, test } from 'vitest'
import { texts } from '#company/texts/index.ts'
import { rateExample } from './rateExample.ts'

const chair = { name: 'Стул', basicPricePerDay: 490, additionalPricePerDay: 220 }
const today = '2026-12-07'

describe('rateExample', () => {
  test('counts five days of the first product whose further days are cheaper', () => {
    const products = [
      { name: null, basicPricePerDay: 100, additionalPricePerDay: 10 },
      { name: 'Сцена', basicPricePerDay: 100, additionalPricePerDay: 100 },
      { name: 'Бокал', basicPricePerDay: 100, additionalPricePerDay: null },
      chair,
    ]
    expect(rateExample(products, { minOrderDays: 2, from: null, firstDay: today })).toEqual({
      ...chair,
      period: { start: '2026-12-12', end: '2026-12-16' },
      total: 1640,
    })
  })

  test('starts with the day that the visitor chose, or today when that is a Saturday', () => {
    const from = '2026-12-30'
    expect(rateExample([chair], { minOrderDays: 1, from, firstDay: today })?.period).toEqual({
      start: from,
      end: '2027-01-02',
    })
    expect(rateExample([chair], { minOrderDays: 1, from: null, firstDay: '2026-12-12' })?.period.start).toBe(
      '2026-12-12',
    )
  })

  test('gives nothing where no product shows it', () => {
    expect(rateExample([], { minOrderDays: 2, from: null, firstDay: today })).toBeNull()
  })
})

describe('the words', () => {
  test.each([
    [1, 'Первые сутки\u00A0— по\u00A0базовой цене'],
    [2, 'Первые двое\u00A0суток\u00A0— по'],
    [5, 'Первые 5\u00A0суток\u00A0— по'],
  ])('name the first %i days', (minimum, words) => {
    expect(texts.home.rates(minimum, 3)).toContain(words)
  })

  test('claim no more than the prices give', () => {
    expect(texts.home.rates(2, 490 / 220)).toContain('она более чем вдвое ниже.')
    expect(texts.home.rates(2, 2)).toContain('она ниже вдвое.')
    expect(texts.home.rates(2, 200 / 150)).toContain('она ниже.')
  })
})
