import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isQuantity, MAX_LINES, MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import {
  activeLine,
  addProduct,
  type CartState,
  EMPTY_CART,
  removeProduct,
  setProductQuantity,
} from './cartState.ts'
import { putProducts } from './putProducts.ts'

const id = fc.constantFrom('1', '2', '3', '4', '__proto__')
const product = fc.record({
  id,
  slug: fc.constant('thing'),
  quantity: fc.integer({ min: 1, max: 20_000 }),
  stock: fc.option(fc.integer({ min: 1, max: 30 })),
})
const set = fc.uniqueArray(product, { selector: (each) => each.id })
const quantityOf = (cart: CartState, at: string) => activeLine(cart, at)?.quantity ?? 0

/** A cart with removed lines. */
const anyCart = fc.array(fc.tuple(id, fc.integer({ min: 0, max: 9 }))).map((steps) =>
  steps.reduce<CartState>((cart, [at, count]) => {
    if (count === 0) return removeProduct(cart, at)
    return setProductQuantity(addProduct(cart, { id: at, slug: 'thing' }), at, count)
  }, EMPTY_CART),
)

describe('products that are put together', () => {
  test('fill the cart up to what is requested, and lower nothing', () => {
    fc.assert(
      fc.property(anyCart, set, (cart, products) => {
        const after = putProducts(cart, products, 'fill')
        for (const { id: at, quantity } of products)
          expect(quantityOf(after, at)).toBe(Math.max(quantityOf(cart, at), Math.min(quantity, MAX_QUANTITY)))
      }),
    )
  })

  test('come on top of what is there, never above what is free', () => {
    fc.assert(
      fc.property(anyCart, set, (cart, products) => {
        const after = putProducts(cart, products, 'add')
        for (const { id: at, quantity, stock } of products) {
          const before = quantityOf(cart, at)
          const most = Math.max(before, stock ?? MAX_QUANTITY)
          expect(quantityOf(after, at)).toBe(Math.min(before + quantity, most))
        }
        expect(after.products.every((line) => isQuantity(line.quantity))).toBe(true)
      }),
    )
  })

  test('stay outside where a full cart has no room', () => {
    const things = Array.from({ length: MAX_LINES + 3 }, (_, index) => ({
      id: String(index),
      slug: 'thing',
      quantity: 2,
      stock: 9,
    }))
    expect(putProducts(EMPTY_CART, things, 'fill').products).toHaveLength(MAX_LINES)
  })
})
