import { describe, expect, test } from 'vitest'
import { formulaSum } from '#renderer/cart/rentSum.ts'
import { cardPrice } from './useCardPrice.tsx'

const CHAIR = { basicPricePerDay: 490, additionalPricePerDay: 220, minOrderDays: 2, quantity: 0 }
type Card = Omit<typeof CHAIR, 'basicPricePerDay' | 'additionalPricePerDay' | 'minOrderDays'> & {
  basicPricePerDay: number | null
  additionalPricePerDay: number | null
  minOrderDays: number | null
  days: number | null
}

function priceOf({ days, minOrderDays, quantity, ...rates }: Card) {
  const sum = days === null ? null : formulaSum(rates, { days, minOrderDays }, Math.max(quantity, 1))
  return cardPrice(rates, sum, { days, minOrderDays }, quantity)
}

describe('cardPrice', () => {
  test('names the price a day and the shortest rental while there are no dates', () => {
    expect(priceOf({ ...CHAIR, days: null })).toEqual({
      sum: '490\u00A0₽',
      unit: '/\u00A0сутки',
      note: 'минимум 2\u00A0суток',
    })
  })

  test('names the sum for the dates, and the price a day below it', () => {
    expect(priceOf({ ...CHAIR, days: 3 })).toEqual({
      sum: '1\u202F200\u00A0₽',
      unit: 'за\u00A03\u00A0суток',
      note: '490\u00A0₽ /\u00A0сутки',
    })
  })

  test('shows the sum of all units in the cart, and the price of one below it', () => {
    expect(priceOf({ ...CHAIR, days: 3, quantity: 24 })).toEqual({
      sum: '28\u202F800\u00A0₽',
      unit: 'за\u00A03\u00A0суток',
      note: '24\u00A0шт. по\u00A01\u202F200\u00A0₽',
    })
  })

  test('keeps the price a day below the sum while one unit is in the cart', () => {
    expect(priceOf({ ...CHAIR, days: 21, quantity: 1 })).toEqual({
      sum: '5\u202F160\u00A0₽',
      unit: 'за\u00A021\u00A0сутки',
      note: '490\u00A0₽ /\u00A0сутки',
    })
  })

  test('takes one price for all days where there is no second one', () => {
    expect(priceOf({ ...CHAIR, additionalPricePerDay: null, days: 3 }).sum).toBe('1\u202F470\u00A0₽')
    expect(priceOf({ ...CHAIR, additionalPricePerDay: null, days: 2 }).sum).toBe('980\u00A0₽')
  })

  test('gives no sum and no shortest rental where nobody knows it', () => {
    const unknown = { ...CHAIR, minOrderDays: null }
    const perDay = { sum: '490\u00A0₽', unit: '/\u00A0сутки' }
    expect(priceOf({ ...unknown, days: null })).toEqual({ ...perDay, note: '' })
    expect(priceOf({ ...unknown, days: 3 })).toMatchObject(perDay)
    expect(priceOf({ ...unknown, days: 3 }).note).toMatch(/^Цену на\sэти даты подскажем/)
  })

  test('says the sum of a tariff, for how many it is, and the shortest rental without dates', () => {
    const sum = { total: 5000, explain: [], problem: null }
    expect(cardPrice(CHAIR, sum, { days: 3, minOrderDays: 2 }, 24)).toEqual({
      sum: '5\u202F000\u00A0₽',
      unit: 'за\u00A03\u00A0суток',
      note: '24\u00A0шт.',
    })
    expect(cardPrice(CHAIR, null, { days: null, minOrderDays: 2 }).note).toBe('минимум 2\u00A0суток')
  })

  test('offers to ask for the price where none is known', () => {
    expect(priceOf({ ...CHAIR, basicPricePerDay: null, days: 3 }).sum).toBe('Цена по\u00A0запросу')
  })
})
