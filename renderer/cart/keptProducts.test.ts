import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartProduct } from './cartProductsQuery.ts'
import { keepProducts, keptProducts } from './keptProducts.ts'

const period = { start: '2026-12-12', end: '2026-12-14' }
const cover = {
  productId: '7',
  price: 220,
  stock: 3,
  product: { id: '7', slug: 'chehol', name: 'Чехол', stock: 3, isOwned: true, images: [] },
}
const chair: CartProduct = {
  id: '1',
  slug: 'stul',
  name: 'Стул',
  basicPricePerDay: 490,
  additionalPricePerDay: null,
  stock: 12,
  isOwned: true,
  images: [{ original: 'a.webp' }],
  relatedProducts: [cover],
}

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
  keepProducts([chair], period, 5)
  expect(keptProducts(['1'], period)).toEqual({ at: 5, products: [chair] })
})

test('for other dates the prices are known, and the stock is not', () => {
  keepProducts([chair], period, 5)
  for (const other of [null, { ...period, end: '2026-12-15' }]) {
    const product = keptProducts(['1'], other)?.products[0]
    expect(product).toMatchObject({ basicPricePerDay: 490, stock: null })
    expect(product?.relatedProducts[0]).toMatchObject({ price: 220, stock: null, product: { stock: null } })
  }
})

test('a cart of which something is not known is not shown by halves', () => {
  keepProducts([chair], period, 5)
  expect(keptProducts(['1', '2'], period)).toBeNull()
  expect(keptProducts([], period)).toEqual({ at: 5, products: [] })
})

test('a storage with anything else in it gives nothing, or less', () => {
  for (const text of ['null', '[]', '{"at":0}', '{"at":"1","products":[]}', '{"at":1,"products":7}', '{']) {
    texts.set('cartProducts', text)
    expect(keptProducts(['1'], null)).toBeNull()
  }
  const broken = {
    ...chair,
    basicPricePerDay: -1,
    name: 7,
    isOwned: 'no',
    images: 'x',
    relatedProducts: [{}, { productId: '9' }],
  }
  texts.set('cartProducts', JSON.stringify({ at: 1, period: null, products: [null, 3, { id: '1' }, broken] }))
  expect(keptProducts(['1'], null)?.products).toEqual([
    {
      ...chair,
      name: '',
      basicPricePerDay: null,
      isOwned: null,
      images: [],
      relatedProducts: [{ productId: '9', price: null, stock: 0, product: null }],
    },
  ])
})

test('of a cart beyond the bound nothing is kept', () => {
  keepProducts(
    Array.from({ length: 61 }, () => chair),
    period,
    5,
  )
  expect(texts.size).toBe(0)
})
