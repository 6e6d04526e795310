import { expect, test } from 'vitest'
import { moreArticles, placeProducts } from './articleCards.ts'

test('places the last of several products inside a long text, and the others beside it', () => {
  expect(placeProducts(['a', 'b', 'c'], 3)).toEqual({ inset: 'c', beside: ['a', 'b'] })
})

test.each([
  [['a', 'b'], 6],
  [['a', 'b', 'c'], 2],
  [[], 6],
])('places %j beside a text with %i headings', (products, headings) => {
  expect(placeProducts(products, headings)).toEqual({ inset: null, beside: products })
})

test('shows five of many', () => {
  expect(placeProducts([1, 2, 3, 4, 5, 6, 7], 6)).toEqual({ inset: 5, beside: [1, 2, 3, 4] })
})

const articles = (...ids: string[]) => ids.map((id) => ({ id }))

test('names three others, those of the section first, none twice', () => {
  const more = moreArticles('b', articles('a', 'b', 'c'), articles('d', 'c', 'b', 'e', 'f'))
  expect(more).toEqual(articles('a', 'c', 'd'))
})

test('names what there is', () => {
  expect(moreArticles('a', articles('a'), articles('a', 'b'))).toEqual(articles('b'))
  expect(moreArticles('a', articles('a'), [])).toEqual([])
})
