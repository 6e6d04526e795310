import { expect, test } from 'vitest'
import { readWish } from './wish.ts'

const read = (typed: string) => {
  const { groups, purpose, price } = readWish(typed)
  return { rest: [...groups.flat(), ...purpose].map((word) => word.typed).join(' '), price }
}

test.each([
  ['до 500 рублей', '', null, 500],
  ['стулья до 500 ₽', 'стулья', null, 500],
  ['стулья до 500', 'стулья', null, 500],
  ['шатёр от 5 тыс до 20 тыс руб', 'шатер', 5000, 20_000],
  ['диван не дороже 4 000', 'диван', null, 4000],
  ['стол дороже 900', 'стол', 900, null],
  ['колонка за 3000 р', 'колонка', null, 3000],
  ['стул 500 рублей', 'стул', null, 500],
])('%s: a price', (typed, rest, min, max) => {
  const kopecks = (roubles: number | null) => roubles && roubles * 100
  expect(read(typed)).toEqual({ rest, price: { min: kopecks(min), max: kopecks(max) } })
})

test.each(['термобокс до 50 литров', 'стол 180', 'до 12', '1000 вт', 'от 3 до 5 м', 'экран 3 × 2', 'рублей'])(
  '%s: no price',
  (typed) => {
    expect(readWish(typed).price).toBeNull()
  },
)

test.each([
  ['свадьба на 60 гостей', 'свадьба'],
  ['шатёр для 40 человек', 'шатер'],
  ['60 чел', ''],
  ['стол 60 челябинск', 'стол 60 челябинск'],
  ['свадьба на 60', 'свадьба'],
  ['100 стульев', 'стульев'],
  ['столы 50 шт', 'столы'],
  ['шатёр 5 на 10', 'шатер 5 на 10'],
  ['1000 вт', '1000 вт'],
  ['стол на 8', 'стол 8'],
])('%s without its guests or count: %s', (typed, rest) => {
  expect(read(typed).rest).toBe(rest)
})
