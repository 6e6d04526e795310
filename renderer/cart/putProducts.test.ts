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
    const things = Array.from({ length: MAX_LINES + 3 }, (_, index) => thing(String(index)))
    expect(putProducts(EMPTY_CART, things, 'fill').products).toHaveLength(MAX_LINES)
  })

  test('of a solution are marked as its lines; what was there on its own is not', () => {
    const of = (name: string) => ['1', '2'].map((at) => ({ ...thing(at), set: { slug: 'svadba', name } }))
    const own = addProduct(EMPTY_CART, { id: '1', slug: 'thing' })
    const put = putProducts(own, of('Свадьба на 60 гостей'), 'fill')
    const names = (cart: CartState) => cart.products.map((line) => line.set?.name)
    expect(names(put)).toEqual([undefined, 'Свадьба на 60 гостей'])
    expect(names(putProducts(put, of('Свадьба на 80 гостей'), 'fill'))).toEqual([
      undefined,
      'Свадьба на 80 гостей',
    ])
  })
})

function thing(at: string) {
  return { id: at, slug: 'thing', quantity: 2, stock: 9 }
}
