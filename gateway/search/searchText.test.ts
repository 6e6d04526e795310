import { expect, test } from 'vitest'
import { normalizeSearch, otherLayout, wholeWords } from './searchText.ts'

test.each([
  ['  стул \u00a0  белый\u2009', 'стул белый'],
  ['шатёр 5x5', 'шатёр 5 × 5'],
  ['шатёр 5х5', 'шатёр 5 × 5'],
  ['5*5 м', '5 × 5 м'],
  ['2 Х 3 × 4', '2 × 3 × 4'],
  ['10x10x10', '10 × 10 × 10'],
  ['LED x4', 'LED x4'],
  ['xлр', 'xлр'],
  ['е\u0308лка', 'ёлка'],
  ['сту́л', 'стул'],
  ['сту\u0301л бе\u0300лый', 'стул белый'],
  ['шатё\u0301р', 'шатёр'],
  ['café йод', 'café йод'],
  ['сту\u200bл\u2060 бе\u00adлый', 'стул белый'],
  ['   ', ''],
])('%j is sent as %j', (typed, sent) => {
  expect(normalizeSearch(typed)).toBe(sent)
})

test.each([
  ['cnekmz', 'стулья'],
  ['Cnekmz', 'стулья'],
  ['ghjtrnjh', 'проектор'],
  ['ifn`h 5 × 5', 'шатёр 5 × 5'],
  [',jrfk', 'бокал'],
  ['rjkjyrf 12"', 'колонка 12"'],
  ['тщккмшл', 'norrvik'],
])('%s is %s on the other layout', (typed, switched) => {
  expect(otherLayout(typed)).toBe(switched)
})

test.each(['', '12', '"cnekmz"', 'стул norrvik', 'жэ', 'стул', 'вертолёт', 'norrvik', '👍', '5 × 5', '{}'])(
  '%j has no other layout',
  (typed) => {
    expect(otherLayout(typed)).toBeNull()
  },
)

test.each([
  ['стуль', ['Стул «Кьявари»', 'Стулья'], 'стулья'],
  ['стул', ['Стул «Кьявари»', 'Стулья'], 'стул'],
  ['белый стуль', [null, 'Стулья'], 'белый стулья'],
  ['стульев', ['Стулья'], 'стульев'],
  ['ст 5 × 5', ['Стулья'], 'ст 5 × 5'],
])('%s among %j is shown as «%s»', (text, names, shown) => {
  expect(wholeWords(text, names)).toBe(shown)
})
