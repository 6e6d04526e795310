import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isQuantity, MAX_LINES } from '#gateway/rental/quantity.ts'
import { EMPTY_CART, MAX_FAVOURITES, relatedKey } from './cartState.ts'
import { checkCart } from './checkCart.ts'

const line = { id: '1', slug: 'stul', quantity: 2, isRemovedFromCart: false }

describe('a cart from outside', () => {
  test.each([undefined, null, 7, 'cart', [], {}, { products: 'all' }, { products: { length: 1e9 } }])(
    '%j is an empty cart',
    (value) => expect(checkCart(value)).toEqual(EMPTY_CART),
  )

  test('keeps sound lines and drops the others', () => {
    const products = [
      null,
      5,
      {},
      { id: 1, slug: 'a' },
      { id: '', slug: 'a' },
      { id: ' ', slug: 'a' },
      { id: '\u0000', slug: 'a' },
      { id: '2' },
      line,
      { ...line, quantity: 9 },
    ]
    expect(checkCart({ products }).products).toEqual([line])
  })

  test.each([0, -1, 1.5, null, '3', 1e9])('falls back to one unit where the quantity is %j', (quantity) => {
    expect(checkCart({ products: [{ ...line, quantity }] }).products[0]?.quantity).toBe(1)
  })

  test.each([1, 'true', {}, null])('does not take %j for having left the catalogue', (isGone) => {
    expect(checkCart({ products: [{ ...line, isGone }] }).products).toStrictEqual([line])
  })

  test('keeps the solution of a line where it has a slug and a name', () => {
    const set = { slug: 'svadba', name: 'Свадьба' }
    const others = [{ slug: 'svadba' }, { slug: '', name: 'Свадьба' }, { slug: 1, name: 'a' }, 'svadba', null]
    expect(checkCart({ products: [{ ...line, set: { ...set, other: 1 } }] }).products).toEqual([
      { ...line, set },
    ])
    for (const wrong of others)
      expect(checkCart({ products: [{ ...line, set: wrong }] }).products).toStrictEqual([line])
  })

  test('drops extras without their line, and doubled ones', () => {
    const relatedProducts = [
      { id: '9', parentId: '1' },
      { id: '9', parentId: '1' },
      { id: '9', parentId: '2' },
    ]
    const cart = checkCart({
      products: [line],
      relatedProducts,
      relatedProductsQuantity: { [relatedKey({ id: '9', parentId: '1' })]: 4 },
    })
    expect(cart.relatedProducts).toEqual([{ id: '9', parentId: '1', isShowInCart: true, follows: false }])
    expect(Object.values(cart.relatedProductsQuantity)).toEqual([4])
  })

  test('a stored __proto__ changes no object', () => {
    const stored: unknown = JSON.parse(
      '{"__proto__":{"products":[{"id":"1","slug":"a"}]},"previouslyLookedIds":["__proto__"],"favouriteIds":["__proto__"]}',
    )
    expect(checkCart(stored)).toEqual({
      ...EMPTY_CART,
      previouslyLookedIds: ['__proto__'],
      favouriteIds: ['__proto__'],
    })
  })

  test('keeps the ids of favourites that can be ones, each once, and of the cart of an earlier version none', () => {
    const favouriteIds = ['2', 5, null, '', '\n', {}, '2', 'a'.repeat(201), '1']
    expect(checkCart({ favouriteIds }).favouriteIds).toEqual(['2', '1'])
    expect(checkCart({ favouriteIds: { length: 1e9 } }).favouriteIds).toEqual([])
    expect(checkCart({ products: [line] })).toEqual({ ...EMPTY_CART, products: [line] })
  })

  test('is cut to its limits', () => {
    const products = Array.from({ length: 5000 }, (_, index) => ({ ...line, id: String(index) }))
    const relatedProducts = products.map(({ id }) => ({ id, parentId: '1' }))
    const cart = checkCart({
      products: products.slice(0, 200),
      relatedProducts,
      previouslyLookedIds: products.map(({ id }) => id),
      favouriteIds: products.map(({ id }) => id),
    })
    expect(cart.relatedProducts).toHaveLength(MAX_LINES - 200)
    expect(checkCart({ products, relatedProducts })).toMatchObject({
      products: products.slice(0, MAX_LINES),
      relatedProducts: [],
    })
    expect(cart.previouslyLookedIds).toHaveLength(10)
    expect(cart.favouriteIds).toHaveLength(MAX_FAVOURITES)
  })

  test('is a valid cart, whatever it was', () => {
    const part = fc.anything({ withNullPrototype: true })
    const shape = fc.record({
      products: fc.oneof(
        part,
        fc.array(fc.record({ id: part, slug: part, quantity: part, isRemovedFromCart: part })),
      ),
      relatedProducts: fc.oneof(part, fc.array(fc.record({ id: part, parentId: part }))),
      relatedProductsQuantity: part,
      previouslyLookedIds: part,
      favouriteIds: part,
    })
    fc.assert(
      fc.property(fc.oneof(part, shape), (value) => {
        const cart = checkCart(value)
        expect(checkCart(cart)).toEqual(cart)
        expect(cart.products.every(({ quantity }) => isQuantity(quantity))).toBe(true)
      }),
    )
  })
})
