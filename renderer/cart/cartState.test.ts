import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isQuantity } from '#gateway/rental/quantity.ts'
import * as products from './cartState.ts'
import {
  activeLine,
  type CartState,
  EMPTY_CART,
  MAX_FAVOURITES,
  MAX_VIEWED,
  relatedKey,
} from './cartState.ts'
import { checkCart } from './checkCart.ts'
import { followLine } from './MatchQuantityToggle.tsx'
import * as related from './relatedState.ts'

const id = fc.constantFrom('1', '2', '3', '__proto__')
const ref = fc.record({ id, parentId: id })
const count = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom(null, Number.NaN, 1.5, 1e9))
type Step = (cart: CartState) => CartState

/** Any sequence of what a visitor can do. */
const steps = fc.array(
  fc.oneof(
    id.map(
      (at): Step =>
        (cart) =>
          products.addProduct(cart, { id: at, slug: `slug-${at}` }),
    ),
    id.map(
      (at): Step =>
        (cart) =>
          products.removeProduct(cart, at),
    ),
    id.map(
      (at): Step =>
        (cart) =>
          products.restoreProduct(cart, at),
    ),
    id.map(
      (at): Step =>
        (cart) =>
          products.markViewed(cart, at),
    ),
    fc.tuple(id, count).map(
      ([at, to]): Step =>
        (cart) =>
          products.setProductQuantity(cart, at, to),
    ),
    fc.tuple(ref, fc.integer({ min: -1, max: 3 })).map(
      ([at, stock]): Step =>
        (cart) =>
          related.addRelated(cart, { ...at, stock }),
    ),
    fc.tuple(ref, count).map(
      ([at, to]): Step =>
        (cart) =>
          related.setRelatedQuantity(cart, at, to),
    ),
    ref.map(
      (at): Step =>
        (cart) =>
          followLine(cart, at),
    ),
    fc.constant<Step>(products.purgeRemoved),
  ),
  { maxLength: 40 },
)
const after = (list: Step[]) => list.reduce((cart, step) => step(cart), EMPTY_CART)
const anyCart = steps.map(after)

/** Chance seldom makes one: a removed line with its extra beside another line with the same extra. */
const withRemovedExtra = after([
  (cart) => products.addProduct(cart, { id: '1', slug: 'slug-1' }),
  (cart) => products.addProduct(cart, { id: '2', slug: 'slug-2' }),
  (cart) => related.addRelated(cart, { id: '3', parentId: '1', stock: 1 }),
  (cart) => related.addRelated(cart, { id: '3', parentId: '2', stock: 3 }),
  (cart) => related.setRelatedQuantity(cart, { id: '3', parentId: '2' }, 2),
  (cart) => products.removeProduct(cart, '1'),
])
const examples: [CartState][] = [[withRemovedExtra]]

describe('any cart', () => {
  test('keeps its quantities whole and positive, its ids unique, and every extra under a line', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const ids = cart.products.map((line) => line.id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(cart.products.every(({ quantity }) => isQuantity(quantity))).toBe(true)
        expect(Object.keys(cart.relatedProductsQuantity).sort()).toEqual(
          cart.relatedProducts.map(relatedKey).sort(),
        )
        expect(Object.values(cart.relatedProductsQuantity).every(isQuantity)).toBe(true)
        for (const line of cart.relatedProducts) {
          expect(ids).toContain(line.parentId)
          expect(line.isShowInCart).toBe(activeLine(cart, line.parentId) !== undefined)
          const parent = cart.products.find(({ id }) => id === line.parentId)
          if (line.follows) expect(related.relatedQuantity(cart, line)).toBe(parent?.quantity)
        }
      }),
    )
  })

  test('survives storage unchanged', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(checkCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
      }),
      { examples },
    )
  })

  test('is never changed in place', () => {
    fc.assert(
      fc.property(anyCart, steps, (cart, more) => {
        const before = structuredClone(cart)
        more.reduce((state, step) => step(state), cart)
        expect(cart).toEqual(before)
      }),
    )
  })

  test('refreshing keeps each quantity and removed mark', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const refreshed = products.refreshProducts(cart, [{ id: '1', slug: 'renamed' }], ['1'])
        const expected = cart.products.map((line) => (line.id === '1' ? { ...line, slug: 'renamed' } : line))
        expect(refreshed).toEqual({ ...cart, products: expected })
      }),
      { examples },
    )
  })

  test('purging drops exactly the removed lines and their extras', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const purged = products.purgeRemoved(cart)
        expect(purged.products).toEqual(cart.products.filter((line) => !line.isRemovedFromCart))
        const kept = cart.relatedProducts.filter((line) => line.isShowInCart)
        expect(purged.relatedProducts).toEqual(kept)
        const quantities = kept.map((line) => [
          relatedKey(line),
          cart.relatedProductsQuantity[relatedKey(line)],
        ])
        expect(purged.relatedProductsQuantity).toEqual(Object.fromEntries(quantities))
      }),
      { examples },
    )
  })
})

describe('a line', () => {
  const added = products.addProduct(EMPTY_CART, { id: '1', slug: 'stul' })
  const line = (cart: CartState) => cart.products[0]

  test('starts at one unit', () => {
    expect(line(added)).toEqual({ id: '1', slug: 'stul', quantity: 1, isRemovedFromCart: false })
  })

  test('is marked removed, not lowered, when decreased at one, and can be restored', () => {
    const removed = products.setProductQuantity(added, '1', 0)
    expect(line(removed)).toEqual({ id: '1', slug: 'stul', quantity: 1, isRemovedFromCart: true })
    expect(products.countProducts(removed)).toBe(0)
    expect(products.restoreProduct(removed, '1')).toEqual(added)
    expect(products.addProduct(removed, { id: '1', slug: 'stul' })).toEqual(added)
  })

  test.each([0, null])('is marked removed by the quantity %j and comes back with the one it had', (empty) => {
    const five = products.setProductQuantity(added, '1', 5)
    const removed = products.setProductQuantity(five, '1', empty)
    expect(line(removed)?.isRemovedFromCart).toBe(true)
    expect(line(products.restoreProduct(removed, '1'))?.quantity).toBe(5)
  })

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 10_000])(
    'does not accept the quantity %d',
    (quantity) => {
      expect(products.setProductQuantity(added, '1', quantity)).toEqual(added)
    },
  )

  test('takes no quantity while it is removed or not there', () => {
    const removed = products.removeProduct(added, '1')
    expect(products.setProductQuantity(removed, '1', 3)).toEqual(removed)
    expect(products.setProductQuantity(added, '2', 3)).toEqual(added)
  })

  test('added again keeps its quantity', () => {
    const three = products.setProductQuantity(added, '1', 3)
    expect(products.addProduct(three, { id: '1', slug: 'stul' })).toEqual(three)
  })
})

test('a line that has left the catalogue stays and is not counted, until it comes back', () => {
  const both = ['1', '2'].reduce((cart, id) => products.addProduct(cart, { id, slug: 'stul' }), EMPTY_CART)
  const without = products.refreshProducts(both, [{ id: '2', slug: 'stul' }], ['1', '2'])
  expect(without.products.map(({ id, isGone }) => [id, isGone])).toEqual([
    ['1', true],
    ['2', undefined],
  ])
  expect(products.countProducts(without)).toBe(1)
  expect(checkCart(JSON.parse(JSON.stringify(without)))).toEqual(without)
  expect(products.refreshProducts(without, [], [])).toEqual(without)
  expect(products.refreshProducts(without, [{ id: '1', slug: 'stul' }], ['1'])).toEqual(both)
})

test('recently viewed products: each id once, the latest first, ten at most', () => {
  const ids = Array.from({ length: 14 }, (_, index) => String(index))
  const cart = [...ids, '8'].reduce(products.markViewed, EMPTY_CART)
  expect(cart.previouslyLookedIds).toEqual(['8', '13', '12', '11', '10', '9', '7', '6', '5', '4'])
  expect(cart.previouslyLookedIds).toHaveLength(MAX_VIEWED)
})

test('a favourite is the first of all, and one no longer at the next press', () => {
  const cart = ['1', '2', '3'].reduce(products.toggleFavourite, EMPTY_CART)
  expect(cart).toEqual({ ...EMPTY_CART, favouriteIds: ['3', '2', '1'] })
  expect(products.toggleFavourite(cart, '2').favouriteIds).toEqual(['3', '1'])
})

test('no more favourites than are stored: each of them can still be taken out', () => {
  const ids = Array.from({ length: MAX_FAVOURITES }, (_, index) => String(index))
  const full = ids.reduce(products.toggleFavourite, EMPTY_CART)
  expect(full.favouriteIds).toHaveLength(MAX_FAVOURITES)
  expect(products.toggleFavourite(full, 'chair')).toEqual(full)
  const roomy = products.toggleFavourite(full, '7')
  expect(products.toggleFavourite(roomy, 'chair').favouriteIds).toEqual(['chair', ...roomy.favouriteIds])
})

test('clearing empties the cart and keeps the recently viewed products and the favourites', () => {
  const lines = ['1', '2'].reduce((cart, id) => products.addProduct(cart, { id, slug: 'stul' }), EMPTY_CART)
  const viewed = products.toggleFavourite(products.markViewed(lines, '1'), '5')
  const removed = products.removeProduct(viewed, '2')
  const cart = related.addRelated(removed, { id: '9', parentId: '1', stock: 4 })
  expect([cart.products.length, cart.relatedProducts.length]).toEqual([2, 1])
  expect(products.clearCart(cart)).toEqual({
    ...EMPTY_CART,
    previouslyLookedIds: ['1'],
    favouriteIds: ['5'],
  })
})
