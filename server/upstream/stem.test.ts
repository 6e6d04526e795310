import { expect, test } from 'vitest'
import { searchExpression, searchIndexText } from './search.ts'
import { stems, words } from './stem.ts'

test.each([
  'стул стула стулья стульев стульями СТУЛ',
  'шатёр шатер шатра шатры шатров Шатрами',
  'подушка подушки подушек подушками',
  'бокал бокала бокалы бокалов',
  'диван диваны диванов',
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
  const all = forms.split(' ').map(stems)
  for (const one of all) for (const other of all) expect(one.some((stem) => other.includes(stem))).toBe(true)
})

test.each([
  ['стул', 'стол'],
  ['стойка', 'стол'],
  ['тарелка', 'тележка'],
  ['белый', 'бокал'],
])('different words stay apart: %s, %s', (one, other) => {
  expect(stems(one).some((stem) => stems(other).includes(stem))).toBe(false)
})

test('a text is taken apart into letters and digits', () => {
  expect(words('Стул «Кьявари», 0,3 л — <b>№1</b>')).toEqual([
    'Стул',
    'Кьявари',
    '0',
    '3',
    'л',
    'b',
    '1',
    'b',
  ])
  expect(words('\u0000 -- "*" ')).toEqual([])
  expect(words('е\u0308лка')).toEqual(['ёлка'])
})

test('an expression asks for every word, by any of its stems', () => {
  expect(searchExpression('Шатёр белый')).toBe('("шатер"* OR "шатр"*) AND ("бел"*)')
  expect(searchExpression('"* OR - \u0000')).toBe('("or"*)')
  expect(searchExpression('—!')).toBeNull()
})

test('an index text has each stem once and passes over what is missing', () => {
  expect(searchIndexText('Стул, стулья', null, undefined, 'белый')).toBe('стул бел')
})
