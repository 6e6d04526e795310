import { expect, test } from 'vitest'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { addProduct, type CartState, EMPTY_CART, removeProduct } from '#renderer/cart/cartState.ts'
import { cartSummary } from '#renderer/cart/cartSummary.ts'
import { putProducts } from '#renderer/cart/putProducts.ts'
import { addRelated } from '#renderer/cart/relatedState.ts'
import { cartPlan } from './cartPlan.ts'

const rates = { basicPricePerDay: 450, additionalPricePerDay: 300, relatedProducts: [] }
const soldOut = { productId: '9', price: 120, stock: 0 }
const products = [
  { ...rates, id: 'free', stock: 5, relatedProducts: [soldOut] },
  { ...rates, id: 'busy', stock: 0 },
  { ...rates, id: 'unpriced', stock: 5, basicPricePerDay: null },
]

test('a plan holds everything that is in the cart, also what is busy, unpriced or gone', () => {
  const full = ['free', 'busy', 'unpriced', 'gone', 'removed'].reduce(
    (state, id) => addProduct(state, { id, slug: id }),
    EMPTY_CART,
  )
  const cart = addRelated(removeProduct(full, 'removed'), { id: '9', parentId: 'free', stock: 3 })
  const summary = cartSummary(cart, products, { days: 2, minOrderDays: 2 })
  const plan = cartPlan(summary, { start: '2026-12-12', end: '2026-12-13' }, '2026-11-28')
  expect(planUrl(plan)).toBe(
    '/plan?v=1&s=2026-12-12&e=2026-12-13&m=2026-11-28&l=free_1_1xg0._9_1.busy_1.unpriced_1.gone_1',
  )
})

test('a plan has the name of the solution that all of the cart is of', () => {
  const put = ['free', 'busy'].map((id) => ({
    id,
    slug: id,
    quantity: 1,
    stock: 5,
    set: { slug: 's', name: 'Свадьба' },
  }))
  const titleOf = (cart: CartState) => {
    const summary = cartSummary(cart, products, { days: 2, minOrderDays: 2 })
    return cartPlan(summary, { start: '2026-12-12', end: '2026-12-13' }, '2026-11-28').title
  }
  const set = putProducts(EMPTY_CART, put, 'fill')
  expect(titleOf(set)).toBe('Свадьба')
  expect(titleOf(addProduct(set, { id: 'own', slug: 'own' }))).toBe('')
})
