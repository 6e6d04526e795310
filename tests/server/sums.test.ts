import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Payment, type PaymentTerms, paymentOf } from '#gateway/rental/payment.ts'
import { addDays, daysIn } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { type CartState, EMPTY_CART, relatedKey } from '#renderer/cart/cartState.ts'
import { cartSummary } from '#renderer/cart/cartSummary.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { readOrders } from '../support/orders.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

// The page's sum, the gateway's quote, the order's answer and the database's row come from different code: they must be one.

interface Product {
  id: string
  slug: string
  basicPricePerDay: number
  additionalPricePerDay: number
  stock: number
  relatedProducts: { productId: string; price: number; stock: number }[]
}

type Answered = Omit<Product, 'relatedProducts'> & {
  relatedProducts: { productId: string; price: number; product: { stock: number } }[]
}

let shop: Shop
let products: Product[]
let minOrderDays: number
let terms: PaymentTerms

beforeAll(async () => {
  shop = await sharedShop('demo')
  const data = await ask<{
    settings: { minOrderDays: number } & PaymentTerms
    products: { items: Answered[] }
  }>(
    shop.app.url,
    `{ settings { minOrderDays
         delivery { price freeFrom } prepayment { percent fullUpTo } deposit { percent minimum organizations } }
       products(limit: 80) { items {
         id slug basicPricePerDay additionalPricePerDay stock relatedProducts { productId price product { stock } } } } }`,
  )
  minOrderDays = data.settings.minOrderDays
  terms = data.settings
  // Forty orders of a few units leave enough of these on every day.
  products = data.products.items
    .filter(({ stock }) => stock >= 40)
    .map((item) => ({
      ...item,
      relatedProducts: item.relatedProducts.map(({ productId, price, product }) => {
        return { productId, price, stock: product.stock }
      }),
    }))
})

test('page, quote, order and row agree on random carts', async () => {
  expect(products.length).toBeGreaterThan(20)
  await fc.assert(fc.asyncProperty(carts(), expectOneSum), { numRuns: 15 })
}, 180_000)

interface Chosen {
  index: number
  quantity: number
  extras: number[]
}

function carts() {
  const line = fc.record({
    index: fc.nat(1000),
    quantity: fc.integer({ min: 1, max: 3 }),
    extras: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 4 }),
  })
  return fc.record({
    startsIn: fc.integer({ min: 110, max: 390 }),
    additionalDays: fc.integer({ min: 0, max: 10 }),
    lines: fc.uniqueArray(line, {
      minLength: 1,
      maxLength: 4,
      selector: ({ index }) => index % products.length,
    }),
  })
}

async function expectOneSum({
  startsIn,
  additionalDays,
  lines,
}: {
  startsIn: number
  additionalDays: number
  lines: Chosen[]
}) {
  const start = addDays(todayIn('Europe/Moscow', new Date()), startsIn)
  const period = { start, end: addDays(start, minOrderDays - 1 + additionalDays) }
  const cart = cartOf(lines)
  const page = cartSummary(cart, products, { days: daysIn(period), minOrderDays })

  const order = {
    period,
    lines: cart.products.map(({ id, quantity }) => ({ productId: id, quantity })),
    relatedLines: cart.relatedProducts.map(({ id, parentId }) => ({
      productId: id,
      parentId,
      quantity: cart.relatedProductsQuantity[relatedKey({ id, parentId })],
    })),
  }
  const { rentQuote } = await ask<{ rentQuote: { total: number; payment: Payment } }>(
    shop.app.url,
    `query RentQuote($input: RentQuoteInput!) { rentQuote(input: $input) {
       total payment { delivery missingToFreeDelivery payable prepayment rest deposit } } }`,
    { input: order },
  )
  const answer = await ask<CreateOrderAnswer>(shop.app.url, createOrder, {
    input: orderInput({ idempotencyKey: randomUUID(), ...order }),
  })
  expect(answer.createOrder).toMatchObject({ __typename: 'OrderCreated', order: { total: page.total } })
  expect(rentQuote.total).toBe(page.total)
  expect(rentQuote.payment).toEqual(
    paymentOf({ rent: page.total, isDelivered: true, isOrganization: false }, terms),
  )
  expect(readOrders(shop.dataDir).at(-1)).toMatchObject({
    startDay: start,
    total: Math.round(page.total * 100),
  })
}

function cartOf(chosen: Chosen[]): CartState {
  const lines = chosen.flatMap((line) => {
    const product = products[line.index % products.length]
    return product ? [{ ...line, product }] : []
  })
  const extras = lines.flatMap(({ product, extras }) =>
    product.relatedProducts.flatMap(({ productId, stock }, position) => {
      const quantity = extras[position] ?? 0
      return quantity > 0 && stock >= 40 ? [{ id: productId, parentId: product.id, quantity }] : []
    }),
  )
  return {
    ...EMPTY_CART,
    products: lines.map(({ product: { id, slug }, quantity }) => ({
      id,
      slug,
      quantity,
      isRemovedFromCart: false,
    })),
    relatedProducts: extras.map(({ id, parentId }) => ({ id, parentId, isShowInCart: true, follows: false })),
    relatedProductsQuantity: Object.fromEntries(extras.map((extra) => [relatedKey(extra), extra.quantity])),
  }
}
