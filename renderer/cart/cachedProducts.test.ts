import { parse } from 'graphql'
import { createRequest } from 'urql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownChair } from '../../tests/support/shownProducts.ts'
import { cachedProducts, cacheProducts } from './cachedProducts.ts'

const period = { start: '2026-12-12', end: '2026-12-14' }
let texts: Map<string, string>
beforeEach(() => {
  texts = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was kept for the same dates is known as it was, and of when', () => {
  cacheProducts([shownChair], period, 5)
  expect(cachedProducts(['1'], period)).toEqual({ at: 5, products: [shownChair] })
})

test('for other dates the prices are known, and the stock is not', () => {
  cacheProducts([shownChair], period, 5)
  for (const other of [null, { ...period, end: '2026-12-15' }]) {
    const product = cachedProducts(['1'], other)?.products[0]
    expect(product).toMatchObject({ basicPricePerDay: 490, stock: null })
    expect(product?.relatedProducts[0]).toMatchObject({ price: 220, stock: null, product: { stock: null } })
  }
})

test('a cart of which something is not known is not shown by halves', () => {
  cacheProducts([shownChair], period, 5)
  expect(cachedProducts(['1', '2'], period)).toBeNull()
  expect(cachedProducts([], period)).toEqual({ at: 5, products: [] })
})

test('a storage with anything else in it gives nothing', () => {
  cacheProducts([shownChair], period, 5)
  const stored = texts.get('cartProducts') ?? ''
  for (const text of [
    'null',
    '[]',
    '{"at":1,"products":[]}',
    '{',
    stored.replace('490', '49'),
    stored.slice(0, -1),
  ]) {
    texts.set('cartProducts', text)
    expect(cachedProducts(['1'], period)).toBeNull()
  }
})

test('what a build kept that asked for other fields is not known', () => {
  cacheProducts([shownChair], period, 5)
  const { text } = JSON.parse(texts.get('cartProducts') ?? '')
  const document = parse('query CartProducts { productsByIds { id } }')
  const { key } = createRequest(document, { ids: [text], period: null })
  texts.set('cartProducts', JSON.stringify({ mark: key, text }))
  expect(cachedProducts(['1'], period)).toBeNull()
})

test('of a cart beyond the bound nothing is kept', () => {
  cacheProducts(
    Array.from({ length: 61 }, () => shownChair),
    period,
    5,
  )
  expect(texts.size).toBe(0)
})
