import { expect, test } from 'vitest'
import { indexColumns, indexText } from './indexText.ts'

const columns = (name: string) => indexColumns({ name, brands: [], categories: [], text: null })

test('an index text has each stem once and passes over what is missing', () => {
  expect(indexText('Стул, стулья', null, undefined, 'белый')).toBe('стул бел')
})

test('a size is kept with its numbers', () => {
  expect(indexText('5 × 6 м')).toBe('5x6 5 6 м')
})

test.each([
  ['Стойка для колонки', 'стойк', 'для колонк'],
  ['Стол «Усадьба», дуб, 220 см', 'стол усадьб', 'дуб 220 см'],
  ['Радиомикрофон на стойке', 'радиомикрофон радиомикрофн', 'на стойк'],
  ['Дженга гигантская', 'дженг гигантск', ''],
])('%s: the kind of product is indexed apart', (name, thing, rest) => {
  expect(columns(name)).toMatchObject({ thing, name: rest })
})

test('the ends of a long word are kept, those of a short one are not', () => {
  expect(columns('Радиомикрофон').parts.split(' ')).toContain('микрофон')
  expect(columns('Стол').parts).toBe('')
})
