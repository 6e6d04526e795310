import { expect, test } from 'vitest'
import { wholeWords } from './wholeWords.ts'

test.each([
  ['стуль', ['Стул «Кьявари»', 'Стулья'], 'стулья'],
  ['стул', ['Стул «Кьявари»', 'Стулья'], 'стул'],
  ['белый стуль', [null, 'Стулья'], 'белый стулья'],
  ['стульев', ['Стулья'], 'стульев'],
  ['ст 5 × 5', ['Стулья'], 'ст 5 × 5'],
])('%s among %j is shown as «%s»', (text, names, shown) => {
  expect(wholeWords(text, names)).toBe(shown)
})
