import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

const forms = (text: string) => wordsOf(text).map(({ form }) => form)

test.each([
  ['Стул «Кьявари», золото — <b>№1</b>', ['стул', 'кьявари', 'золото', 'b', '1', 'b']],
  ['е\u0308лка', ['елка']],
  ['0,45 л', ['0.45', 'л']],
  ['180см', ['180', 'см']],
  ['2 метра, 50 литров, 20 киловатт', ['2', 'м', '50', 'л', '20', 'квт']],
  ['А4 a4', ['а4', 'а4']],
  ['\u0000 -- "*" ', []],
])('%j is made of %j', (text, expected) => {
  expect(forms(text)).toEqual(expected)
})

test.each(['5x5', '5х5', '5X5', '5 × 5', '5*5', '5 х 5', '5 на 5', '5✕5'])('%s is one size', (size) => {
  expect(forms(`шатёр ${size} м`)).toEqual(['шатер', '5x5', 'м'])
})

test('a size is the same from either side', () => {
  expect(forms('12х6')).toEqual(forms('6 × 12'))
  expect(forms('330 x 2,5')).toEqual(['2.5x330'])
  expect(forms('40 × 42 × 92 см')).toEqual(['40x42x92', 'см'])
})

test.each(['12"', '12″', "12''", '12 дюймов', '12 дюйма', '12”'])('%s is twelve inches', (text) => {
  expect(forms(text)).toEqual(['12', 'дюйм'])
})

test('of what was typed nothing is lost, an inch mark included', () => {
  expect(wordsOf('Колонка 12"').map(({ typed }) => typed)).toEqual(['колонка', '12"', ''])
})

const found = (text: string) => wordsOf(text).flatMap(({ stems }) => stems)

test.each([
  'стул стула стулья стульев стульями СТУЛ',
  'шатёр шатер шатра шатры шатров Шатрами',
  'подушка подушки подушек подушками',
  'бокал бокалы бокалов',
  'диван диванов',
  'кресло кресла кресел',
  'скамейка скамейки скамеек',
  'стойка стойки стоек',
  'тарелка тарелок тарелками',
  'скатерть скатерти скатертей скатертью',
  'белый белая белое белые белого белых',
  'складной складная складные складного',
  'рация рации раций',
  'Norrvik norrvik',
])('every form shares a stem with every other: %s', (forms) => {
  const all = forms.split(' ').map(found)
  for (const one of all) for (const other of all) expect(one.some((stem) => other.includes(stem))).toBe(true)
})

test.each([
  ['стул', 'стол'],
  ['стойка', 'стол'],
  ['тарелка', 'тележка'],
  ['белый', 'бокал'],
])('different words stay apart: %s, %s', (one, other) => {
  expect(found(one).some((stem) => found(other).includes(stem))).toBe(false)
})
