import { describe, expect, it } from 'vitest'
import { searchText, searchWords } from './searchText.ts'

describe('searchText', () => {
  it('takes the text of the address as it was typed', () => {
    expect(searchText({ searchParam: ' снежная пушка ' })).toBe('снежная пушка')
    expect(searchText({ searchParam: 'чай%2Fкофе' })).toBe('чай/кофе')
    expect(searchText({ searchParam: '<script>alert(1)</script>' })).toBe('<script>alert(1)</script>')
  })

  it.each(['', '   ', 'a\u0000b', '\r\n'])('takes %j as no text', (searchParam) => {
    expect(searchText({ searchParam })).toBe('')
  })

  it('cuts what nobody types', () => {
    expect(searchText({ searchParam: 'я'.repeat(10_000) })).toHaveLength(100)
  })
})

describe('searchWords', () => {
  it('offers the words of a longer search one by one', () => {
    expect(searchWords('снежная пушка на крышу пушка')).toEqual(['снежная', 'пушка', 'крышу'])
  })

  it('offers nothing where there is one word', () => {
    expect(searchWords('пушка')).toEqual([])
    expect(searchWords('пушка пушка')).toEqual([])
    expect(searchWords('')).toEqual([])
  })
})
