import { expect, test } from 'vitest'
import { readPrice, withoutGuests } from './amounts.ts'

test.each([
  ['до 500 рублей', '', null, 500],
  ['стулья до 500 ₽', 'стулья', null, 500],
  ['стулья до 500', 'стулья', null, 500],
  ['шатёр от 5 тыс до 20 тыс руб', 'шатёр', 5000, 20_000],
  ['диван не дороже 4 000', 'диван', null, 4000],
  ['стол дороже 900', 'стол', 900, null],
  ['колонка за 3000 р', 'колонка', null, 3000],
  ['стул 500 рублей', 'стул', null, 500],
])('%s: a price', (typed, rest, min, max) => {
  const kopecks = (roubles: number | null) => roubles && roubles * 100
  expect(readPrice(typed)).toEqual({ rest, price: { min: kopecks(min), max: kopecks(max) } })
})

test.each(['термобокс до 50 литров', 'стол 180', 'до 12', '1000 вт', 'от 3 до 5 м', 'экран 3 × 2', 'рублей'])(
  '%s: no price',
  (typed) => {
    expect(readPrice(typed)).toEqual({ rest: typed, price: null })
  },
)

test.each([
  ['свадьба на 60 гостей', 'свадьба'],
  ['шатёр для 40 человек', 'шатёр'],
  ['60 чел', ''],
  ['стол 60 челябинск', 'стол 60 челябинск'],
  ['стол на 8', 'стол на 8'],
])('%s without its guests: %s', (typed, rest) => {
  expect(withoutGuests(typed)).toBe(rest)
})

test('however long a text is, its numbers take no time', () => {
  expect(readPrice('до 5'.repeat(50_000)).price).toBeNull()
  expect(withoutGuests('60 '.repeat(50_000)).length).toBeGreaterThan(1)
})
