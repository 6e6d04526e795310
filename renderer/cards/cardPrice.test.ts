import { describe, expect, test } from 'vitest'
import { cardPrice } from './cardPrice.ts'

const CHAIR = { basicPricePerDay: 490, additionalPricePerDay: 220, minOrderDays: 2, quantity: 0 }

describe('cardPrice', () => {
  test('names the price a day and the shortest rental while there are no dates', () => {
    expect(cardPrice({ ...CHAIR, days: null })).toEqual({
      sum: '490\u00A0₽',
      unit: '/\u00A0сутки',
      note: 'минимум 2\u00A0суток',
    })
  })

  test('names the sum for the dates, and the price a day below it', () => {
    expect(cardPrice({ ...CHAIR, days: 3 })).toEqual({
      sum: '1\u202F200\u00A0₽',
      unit: 'за\u00A03\u00A0суток',
      note: '490\u00A0₽ /\u00A0сутки',
    })
  })

  test('shows the sum of all units in the cart, and the price of one below it', () => {
    expect(cardPrice({ ...CHAIR, days: 3, quantity: 24 })).toEqual({
      sum: '28\u202F800\u00A0₽',
      unit: 'за\u00A03\u00A0суток',
      note: '24\u00A0шт. по\u00A01\u202F200\u00A0₽',
    })
  })

  test('keeps the price a day below the sum while one unit is in the cart', () => {
    expect(cardPrice({ ...CHAIR, days: 21, quantity: 1 })).toEqual({
      sum: '5\u202F160\u00A0₽',
      unit: 'за\u00A021\u00A0сутки',
      note: '490\u00A0₽ /\u00A0сутки',
    })
  })

  test('takes one price for all days where there is no second one', () => {
    expect(cardPrice({ ...CHAIR, additionalPricePerDay: null, days: 3 }).sum).toBe('1\u202F470\u00A0₽')
    expect(cardPrice({ ...CHAIR, additionalPricePerDay: null, days: 2 }).sum).toBe('980\u00A0₽')
  })

  test('gives no sum and no shortest rental where nobody knows it', () => {
    const unknown = { ...CHAIR, minOrderDays: null }
    const perDay = { sum: '490\u00A0₽', unit: '/\u00A0сутки' }
    expect(cardPrice({ ...unknown, days: null })).toEqual({ ...perDay, note: '' })
    expect(cardPrice({ ...unknown, days: 3 })).toMatchObject(perDay)
    expect(cardPrice({ ...unknown, days: 3 }).note).toMatch(/^Цену на\sэти даты подскажем/)
  })

  test('offers to ask for the price where none is known', () => {
    expect(cardPrice({ ...CHAIR, basicPricePerDay: null, days: 3 }).sum).toBe('Цена по\u00A0запросу')
  })
})
