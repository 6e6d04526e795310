import { describe, expect, test } from 'vitest'
import { MAX_LINES } from '#gateway/rental/quantity.ts'
import {
  addProduct,
  type CartState,
  EMPTY_CART,
  removeProduct,
  restoreProduct,
  setProductQuantity,
} from './cartState.ts'
import { checkCart } from './checkCart.ts'
import { followLine, isFollowing } from './MatchQuantityToggle.tsx'
import { addRelated, relatedQuantity, setRelatedQuantity } from './relatedState.ts'

describe('a related product', () => {
  const cart = addProduct(EMPTY_CART, { id: '1', slug: 'stul' })
  const extra = { id: '9', parentId: '1' }
  const added = addRelated(cart, { ...extra, stock: 4 })

  test('is added once, with stock, to a line in the cart', () => {
    expect(relatedQuantity(added, extra)).toBe(1)
    const two = setRelatedQuantity(added, extra, 2)
    expect(addRelated(two, { ...extra, stock: 4 })).toEqual(two)
    expect(addRelated(cart, { ...extra, stock: 0 })).toEqual(cart)
    expect(addRelated(cart, { ...extra, stock: null })).toEqual(cart)
    expect(addRelated(cart, { id: '9', parentId: '2', stock: 4 })).toEqual(cart)
  })

  test('is deleted when set to zero, as by a minus at one, or emptied', () => {
    expect(setRelatedQuantity(added, extra, 0)).toEqual(cart)
    expect(setRelatedQuantity(added, extra, null)).toEqual(cart)
  })

  test('stands under two lines on its own', () => {
    const two = addRelated(addProduct(added, { id: '2', slug: 'stol' }), {
      id: '9',
      parentId: '2',
      stock: 4,
    })
    const more = setRelatedQuantity(two, { id: '9', parentId: '2' }, 2)
    expect([relatedQuantity(more, extra), relatedQuantity(more, { id: '9', parentId: '2' })]).toEqual([1, 2])
  })

  test('leaves and comes back with its line', () => {
    const removed = removeProduct(added, '1')
    expect(removed.relatedProducts[0]?.isShowInCart).toBe(false)
    expect(restoreProduct(removed, '1')).toEqual(added)
  })
})

describe('an extra that follows its line', () => {
  const extra = { id: '9', parentId: '1' }
  const single = addRelated(addProduct(EMPTY_CART, { id: '1', slug: 'stul' }), { ...extra, stock: 40 })
  const all = followLine(setProductQuantity(single, '1', 24), extra)

  test('has the quantity of its line, also when that changes', () => {
    expect(relatedQuantity(all, extra)).toBe(24)
    expect(relatedQuantity(setProductQuantity(all, '1', 30), extra)).toBe(30)
    expect(relatedQuantity(restoreProduct(removeProduct(all, '1'), '1'), extra)).toBe(24)
  })

  test('stays as it was set by hand, until it is told to follow again', () => {
    const byHand = setProductQuantity(setRelatedQuantity(all, extra, 5), '1', 30)
    expect(relatedQuantity(byHand, extra)).toBe(5)
    expect(isFollowing(byHand, extra)).toBe(false)
    expect(relatedQuantity(followLine(byHand, extra), extra)).toBe(30)
  })

  test('in a stored cart follows only with the quantity of its line', () => {
    const stored = JSON.parse(JSON.stringify(all))
    expect(checkCart(stored)).toEqual(all)
    const [line] = stored.products
    const changedElsewhere = checkCart({ ...stored, products: [{ ...line, quantity: 7 }] })
    expect(isFollowing(changedElsewhere, extra)).toBe(false)
    expect(relatedQuantity(changedElsewhere, extra)).toBe(24)
    const { follows: _, ...older } = stored.relatedProducts[0]
    expect(isFollowing(checkCart({ ...stored, relatedProducts: [older] }), extra)).toBe(false)
  })
})

describe('a cart with no room', () => {
  const chair = { id: 'chair', slug: 'stul' }
  const full = filled(EMPTY_CART, MAX_LINES)

  test('takes no line more, and keeps every line that it has over a reload', () => {
    expect(full.products).toHaveLength(MAX_LINES)
    expect(addProduct(full, chair)).toBe(full)
    expect(addRelated(full, { id: '9', parentId: '1', stock: 4 })).toBe(full)
    expect(checkCart(JSON.parse(JSON.stringify(full)))).toEqual(full)
  })

  test('counts extras as lines', () => {
    const oneLeft = filled(EMPTY_CART, MAX_LINES - 1)
    const taken = addRelated(oneLeft, { id: '9', parentId: '1', stock: 4 })
    expect(taken.relatedProducts).toHaveLength(1)
    expect(addProduct(taken, chair)).toBe(taken)
    expect(checkCart(JSON.parse(JSON.stringify(taken)))).toEqual(taken)
  })

  test('still takes back what it has, and lets removed lines go for a new one', () => {
    const removed = removeProduct(full, '1')
    expect(addProduct(removed, { id: '1', slug: 'slug-1' })).toEqual(full)
    const renewed = addProduct(removed, chair)
    expect(renewed.products).toHaveLength(MAX_LINES)
    expect(renewed.products.map(({ id }) => id)).not.toContain('1')
  })
})

function filled(cart: CartState, lines: number): CartState {
  return Array.from({ length: lines }, (_, index) => String(index + 1)).reduce(
    (state, id) => addProduct(state, { id, slug: `slug-${id}` }),
    cart,
  )
}
