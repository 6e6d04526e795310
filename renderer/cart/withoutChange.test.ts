import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addProduct,
  type CartState,
  EMPTY_CART,
  purgeRemoved,
  removeProduct,
  setProductQuantity,
} from './cartState.ts'
import { followLine } from './MatchQuantityToggle.tsx'
import { addRelated } from './relatedState.ts'
import { withoutChange } from './withoutChange.ts'

const id = fc.constantFrom('1', '2', '3', '4', '__proto__')
const steps = fc.array(fc.tuple(id, fc.nat(4), fc.integer({ min: 1, max: 9 })))
const anyCart = steps.map((list) => changed(EMPTY_CART, list))

describe('a change that is taken back', () => {
  test('leaves the cart exactly as it was', () => {
    fc.assert(
      fc.property(anyCart, steps, (cart, more) => {
        const after = changed(cart, more)
        expect(withoutChange(after, cart, after)).toEqual(cart)
      }),
    )
  })

  test('leaves what was changed since', () => {
    const before = addProduct(EMPTY_CART, { id: '1', slug: 'thing' })
    const after = ['2', '3'].reduce((cart, at) => addProduct(cart, { id: at, slug: 'thing' }), before)
    const since = addProduct(setProductQuantity(after, '3', 2), { id: '4', slug: 'thing' })
    const undone = withoutChange(since, before, after)
    expect(undone.products.map((line) => [line.id, line.quantity])).toEqual([
      ['1', 1],
      ['3', 2],
      ['4', 1],
    ])
  })

  test('takes no line back that was deleted since', () => {
    const before = addProduct(addProduct(EMPTY_CART, { id: '1', slug: 'thing' }), { id: '2', slug: 'thing' })
    const after = removeProduct(before, '1')
    const cleared = { ...after, products: after.products.filter((line) => line.id === '1') }
    expect(withoutChange(cleared, before, after).products.map((line) => line.id)).toEqual(['1'])
  })
})

/** A cart after steps that remove lines, forget removed ones, and add extras that follow. */
function changed(before: CartState, list: readonly [string, number, number][]): CartState {
  return list.reduce((cart, [at, step, count]) => {
    if (step === 0) return removeProduct(cart, at)
    if (step === 1) return purgeRemoved(cart)
    const added = setProductQuantity(addProduct(cart, { id: at, slug: 'thing' }), at, count)
    if (step === 2) return added
    const extra = { id: '9', parentId: at }
    return followLine(addRelated(added, { ...extra, stock: 5 }), extra)
  }, before)
}
