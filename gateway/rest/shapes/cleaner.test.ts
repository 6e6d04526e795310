import { expect, test } from 'vitest'
import { createHtmlCleaner } from '../html/cleaner.ts'
import { UncleanHtml } from '../html/html.ts'
import { product } from './catalog.ts'

const cleaner = () =>
  createHtmlCleaner({ storages: ['https://storage.example'], urlOf: (original) => `/pictures/${original}` })

test('an answer that is read cleans nothing', () => {
  const description = '<div><p>а'
  expect(product.read({ id: 1, slug: 'a', description })?.description).toEqual(new UncleanHtml(description))
})

test('many texts at once leave the loop between them, in their order', async () => {
  const clean = cleaner()
  const done: number[] = []
  let turns = 0
  const count = () => {
    turns += 1
    if (done.length < texts.length) setImmediate(count)
  }
  setImmediate(count)
  const texts = Array.from({ length: 60 }, (_, index) => `<p>${index}</p>`.padEnd(54_000, '<p>а</p>'))
  const cleaned = await Promise.all(
    texts.map(async (text, index) => {
      const shown = await clean(new UncleanHtml(text))
      done.push(index)
      return shown
    }),
  )
  expect(cleaned.map((shown) => shown?.slice(0, 9))).toEqual(texts.map((text) => text.slice(0, 9)))
  expect(done).toEqual(texts.map((_, index) => index))
  expect(turns).toBeGreaterThanOrEqual(59)
})

test('a text that was cleaned needs no turn', async () => {
  const clean = cleaner()
  const text = '<p>а</p>'.repeat(10_000)
  const html = new UncleanHtml(text)
  await clean(html)
  const others = Array.from({ length: 9 }, (_, index) => clean(new UncleanHtml(`${index}${text}`)))
  expect(clean(html)).toBe(text)
  await Promise.all(others)
})
