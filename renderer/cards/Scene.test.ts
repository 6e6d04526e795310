import { expect, test } from 'vitest'
import { pictureText } from './Scene.tsx'

test.each([
  ['Вид сбоку', 'Стул «Кьявари»', 'Вид сбоку'],
  ['Стул\u00A0«Кьявари» ', 'стул «Кьявари»', ''],
  ['', 'Стул', ''],
  [null, 'Стул', ''],
])('the picture captioned %j beside «%s» says %j', (caption, name, text) => {
  expect(pictureText(caption, name)).toBe(text)
})
