import { expect, test } from 'vitest'
import { articlePath, productPath, searchPath } from './paths.ts'

test('encodes what is no part of a path', () => {
  expect(productPath('стул/../"x"')).toBe('/catalog/%D1%81%D1%82%D1%83%D0%BB%2F..%2F%22x%22')
  expect(productPath('\uD800')).toBe('/catalog/%EF%BF%BD')
})

test('leads to the list of articles when the category of an article is not known', () => {
  expect(articlePath({ slug: 'shatry', category: { slug: 'montazh' } })).toBe('/articles/montazh/shatry')
  expect(articlePath({ slug: 'shatry', category: null })).toBe('/articles')
})

test('searches for words, without slashes and unseen signs', () => {
  expect(searchPath('стул\u0000\tбелый\u0008')).toBe(`/search/${encodeURIComponent('стул белый')}`)
  expect(searchPath('  1/2 л ')).toBe(`/search/${encodeURIComponent('1 2 л')}`)
  expect(searchPath('5%')).toBe('/search/5%25')
})

test.each(['.', '..', '/', '?!'])('shows everything where %j leaves nothing to search for', (text) => {
  expect(searchPath(text)).toBe('/catalog')
})
