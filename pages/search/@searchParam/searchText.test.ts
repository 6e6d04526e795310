import { describe, expect, test } from 'vitest'
import { anyWord, searchText, searchWords, shortName, shownText } from './searchText.ts'

describe('searchText', () => {
  test('reads the text of the URL as it was typed', () => {
    expect(searchText({ searchParam: ' снежная пушка ' })).toBe('снежная пушка')
    expect(searchText({ searchParam: 'чай%2Fкофе' })).toBe('чай/кофе')
    expect(searchText({ searchParam: '<script>alert(1)</script>' })).toBe('<script>alert(1)</script>')
  })

  test.each(['', '   ', 'a\u0000b', '\r\n'])('takes %j as no text', (searchParam) => {
    expect(searchText({ searchParam })).toBe('')
  })

  test('cuts overlong text', () => {
    expect(searchText({ searchParam: 'я'.repeat(10_000) })).toHaveLength(100)
  })
})

test.each([
  ['"cnekmz"', 'cnekmz'],
  ['колонка 12"', 'колонка 12"'],
  ['"', '"'],
  ['""', '""'],
])('%s is shown as %s', (text, shown) => {
  expect(shownText(text)).toBe(shown)
})

test.each([
  ['снежная пушка', 'снежная или пушка'],
  ['"снежная пушка"', 'снежная или пушка'],
  ['пушка', 'пушка'],
  ['', ''],
])('any word of «%s»: %s', (text, search) => {
  expect(anyWord(text)).toBe(search)
})

test.each([
  ['Тепловая пушка дизельная, 20 кВт', 'тепловая пушка дизельная'],
  ['Стол «Усадьба», дуб, 220 см', 'стол'],
  ['', ''],
])('%s is for short «%s»', (name, short) => {
  expect(shortName(name)).toBe(short)
})

describe('searchWords', () => {
  test('offers the words of a longer search one by one', () => {
    expect(searchWords('снежная пушка на крышу пушка')).toEqual(['снежная', 'пушка', 'крышу'])
  })

  test('offers nothing where there is one word', () => {
    expect(searchWords('пушка')).toEqual([])
    expect(searchWords('пушка пушка')).toEqual([])
    expect(searchWords('')).toEqual([])
  })
})
