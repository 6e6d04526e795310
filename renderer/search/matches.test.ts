import { expect, test } from 'vitest'
import { matchPieces } from './matches.ts'

const marked = (name: string, search: string) =>
  matchPieces(name, search)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['Стул «Кьявари», золото', 'сту', '[Сту]л «Кьявари», золото'],
  ['Стул складной', 'стулья складные', '[Стул] [складн]ой'],
  ['Шатёр «Пагода», 5 × 5 м', 'шатер 5', '[Шатёр] «Пагода», [5] × [5] м'],
  ['Барная стойка', 'сту', 'Барная стойка'],
  ['Подушка на стул', 'чехол', 'Подушка на стул'],
  ['Проектор лазерный', 'проектор', '[Проектор] лазерный'],
  ['Стойка', 'с', '[С]тойка'],
  ['Стойка', '', 'Стойка'],
  ['', 'стул', ''],
  ['Стул (a+b)*', '.*', 'Стул (a+b)*'],
])('in «%s» %s marks %s', (name, search, expected) => {
  expect(marked(name, search)).toBe(expected)
})
