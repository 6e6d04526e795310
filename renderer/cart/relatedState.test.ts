import { describe, expect, test } from 'vitest'
import { addProduct, EMPTY_CART, removeProduct, restoreProduct } from './cartState.ts'
import {
  addRelated,
  decreaseRelated,
  increaseRelated,
  relatedQuantity,
  setRelatedQuantity,
} from './relatedState.ts'

describe('a related product', () => {
  const cart = addProduct(EMPTY_CART, { id: '1', slug: 'stul' })
  const extra = { id: '9', parentId: '1' }
  const added = addRelated(cart, { ...extra, stock: 4 })

  test('is added once, with stock, to a line in the cart', () => {
    expect(relatedQuantity(added, extra)).toBe(1)
    const two = increaseRelated(added, extra)
    expect(addRelated(two, { ...extra, stock: 4 })).toEqual(two)
    expect(addRelated(cart, { ...extra, stock: 0 })).toEqual(cart)
    expect(addRelated(cart, { id: '9', parentId: '2', stock: 4 })).toEqual(cart)
  })

  test('is deleted when decreased at one, set to zero or emptied', () => {
    expect(decreaseRelated(added, extra)).toEqual(cart)
    expect(setRelatedQuantity(added, extra, 0)).toEqual(cart)
    expect(setRelatedQuantity(added, extra, null)).toEqual(cart)
  })

  test('stands under two lines on its own', () => {
    const two = addRelated(addProduct(added, { id: '2', slug: 'stol' }), {
      id: '9',
      parentId: '2',
      stock: 4,
    })
    const more = increaseRelated(two, { id: '9', parentId: '2' })
    expect([relatedQuantity(more, extra), relatedQuantity(more, { id: '9', parentId: '2' })]).toEqual([1, 2])
  })

  test('leaves and comes back with its line', () => {
    const removed = removeProduct(added, '1')
    expect(removed.relatedProducts[0]?.isShowInCart).toBe(false)
    expect(restoreProduct(removed, '1')).toEqual(added)
  })
})
