import { expect, test } from 'vitest'
import { moreArticles } from './moreArticles.ts'

const articles = (...ids: string[]) => ids.map((id) => ({ id }))

test('names three others, those of the section first, none twice', () => {
  const more = moreArticles('b', articles('a', 'b', 'c'), articles('d', 'c', 'b', 'e', 'f'))
  expect(more).toEqual(articles('a', 'c', 'd'))
})

test('names what there is', () => {
  expect(moreArticles('a', articles('a'), articles('a', 'b'))).toEqual(articles('b'))
  expect(moreArticles('a', articles('a'), [])).toEqual([])
})
