import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSearches, lastSearches, rememberSearch } from './lastSearches.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  return () => vi.unstubAllGlobals()
})

test('the latest search is first, once, and six are kept', () => {
  for (const text of ['стул', 'шатёр', 'диван', 'стул', 'бокал', 'арка', 'пуф', 'колонка'])
    rememberSearch(text)
  expect(lastSearches()).toEqual(['колонка', 'пуф', 'арка', 'бокал', 'стул', 'диван'])
  forgetSearches()
  expect(lastSearches()).toEqual([])
  expect(stored.size).toBe(0)
})

test.each([
  '{',
  'null',
  '"стул"',
  '{"0":"стул","length":1}',
  '[1,null,{},[],"  "]',
  `["${'а'.repeat(201)}"]`,
])('a stored %s is no search', (text) => {
  stored.set('lastSearches', text)
  expect(lastSearches()).toEqual([])
})

test('of what another program stored, six different texts are read', () => {
  stored.set('lastSearches', JSON.stringify(['стул', 'стул', ...'абвгдежз']))
  expect(lastSearches()).toEqual(['стул', 'а', 'б', 'в', 'г', 'д'])
})
