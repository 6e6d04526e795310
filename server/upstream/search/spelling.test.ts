import { expect, test } from 'vitest'
import { soundKey, toCyrillic } from './sound.ts'
import { slips, typedKeys, vocabularyKeys } from './spelling.ts'

test.each([
  ['стлу', 'стул', 1],
  ['проэктор', 'проектор', 1],
  ['стулл', 'стул', 1],
  ['сту', 'стул', 1],
  ['ветнилятро', 'вентилятор', 2],
  ['стол', 'диван', 5],
  ['', 'стул', 4],
])('from %s to %s there are %i slips', (typed, word, count) => {
  expect(slips(typed, word).whole).toBe(count)
})

test('a word that is still being typed is near the beginning of another', () => {
  expect(slips('мкирофон', 'микрофонный')).toEqual({ whole: 4, start: 1, startLength: 8 })
})

test.each([
  ['стлу', 'стул'],
  ['проэктор', 'проектор'],
  ['мкирофон', 'микрофонный'],
  ['гинератар', 'генератор'],
  ['самовра', 'самовар'],
  ['пуфф', 'пуф'],
  ['вентлиятор', 'вентилятор'],
])('%s has a key in common with %s', (typed, word) => {
  const keys = vocabularyKeys(word)
  expect(typedKeys(typed).some((key) => keys.includes(key))).toBe(true)
})

test('however long a word is, it has few keys', () => {
  expect(typedKeys('абвгдежзиклмнопрст'.repeat(10)).length).toBeLessThanOrEqual(37)
  expect(vocabularyKeys('абвгдежзиклмнопрст'.repeat(10)).length).toBeLessThanOrEqual(80)
})

test.each([
  ['norrvik', 'норрвик'],
  ['norrvik', 'норвик'],
  ['luxoma', 'люксома'],
  ['luxoma', 'луксома'],
])('%s sounds like %s', (latin, cyrillic) => {
  expect(soundKey(latin)).toBe(soundKey(cyrillic))
})

test.each([
  ['stulya', 'стуля'],
  ['shater', 'шатер'],
  ['kolonka', 'колонка'],
  ['belyj', 'белый'],
  ['yashchik', 'ящик'],
])('%s is %s', (latin, cyrillic) => {
  expect(toCyrillic(latin)).toBe(cyrillic)
})
