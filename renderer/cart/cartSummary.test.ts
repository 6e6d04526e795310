import { describe, expect, test } from 'vitest'
import { cartOrder, withoutOrdered } from './cartOrder.ts'
import {
  addProduct,
  type CartState,
  EMPTY_CART,
  removeProduct,
  setCode,
  setProductQuantity,
} from './cartState.ts'
import { cartSummary } from './cartSummary.ts'
import { cartCounts, totalName } from './cartTexts.ts'
import { checkCart } from './checkCart.ts'
import { addRelated, setRelatedQuantity } from './relatedState.ts'

const chair = {
  id: '1',
  name: 'Стул',
  basicPricePerDay: 450,
  additionalPricePerDay: 300,
  stock: 24,
  relatedProducts: [{ productId: '9', price: 120, stock: 3, product: { name: 'Подушка' } }],
}
const table = { ...chair, id: '2', name: 'Стол', stock: 1, relatedProducts: [] }
const length = { days: 3, minOrderDays: 2 }

const chairs = setProductQuantity(addProduct(EMPTY_CART, { id: '1', slug: 'stul' }), '1', 2)
const withExtra = addRelated(chairs, { id: '9', parentId: '1', stock: 3 })
const full = addProduct(withExtra, { id: '2', slug: 'stol' })
const problems = (cart: CartState, products: (typeof chair)[]) =>
  cartSummary(cart, products, length).lines.map(({ problem }) => problem)

describe('cartSummary', () => {
  test('adds up lines and extras and hands each its product', () => {
    const summary = cartSummary(full, [chair, table], length)
    expect(summary).toMatchObject({
      basic: 2700,
      additional: 900,
      related: 120,
      total: 3720,
      isOrderable: true,
    })
    expect(summary.lines[0]?.product?.name).toBe('Стул')
    expect(summary.lines[0]?.price).toEqual({ basic: 1800, additional: 600, total: 2400 })
    expect(summary.lines[0]?.related).toMatchObject([
      { quantity: 1, price: 120, related: { product: { name: 'Подушка' } } },
    ])
  })

  test('shows a removed line without price and without its extras', () => {
    const summary = cartSummary(removeProduct(full, '1'), [chair, table], length)
    expect(summary).toMatchObject({ total: 1200, related: 0, isOrderable: true })
    expect(summary.lines[0]).toMatchObject({ price: null, problem: null, related: [] })
  })

  test('names what keeps a line from being ordered', () => {
    expect(problems(full, [chair])).toEqual([null, 'UNKNOWN'])
    expect(problems(full, [{ ...chair, stock: 0 }, table])).toEqual(['OUT_OF_STOCK', null])
    expect(problems(full, [{ ...chair, stock: 1 }, table])).toEqual(['NOT_ENOUGH_STOCK', null])
    expect(problems(full, [{ ...chair, basicPricePerDay: Number.NaN }, table])).toEqual([
      'PRICE_UNKNOWN',
      null,
    ])
  })

  test('says that something without a price, or gone, is not in the total', () => {
    expect(totalName(cartSummary(full, [chair, table], length))).toBe('Итого')
    expect(totalName(cartSummary(full, [chair], length))).toBe('Итого за\u00A0посчитанное')
    const unpriced = { ...chair, basicPricePerDay: null, stock: 1 }
    expect(totalName(cartSummary(full, [unpriced, table], length))).toBe('Итого за\u00A0посчитанное')
    expect(totalName(cartSummary(full, [{ ...chair, stock: 0 }, table], length))).toBe(
      'Итого за\u00A0свободное',
    )
  })

  test('counts one product as a line and as an extra together, as the gateway does', () => {
    const pillow = { ...chair, id: '9', name: 'Подушка', stock: 3, relatedProducts: [] }
    const pillows = addProduct(withExtra, { id: '9', slug: 'podushka' })
    const both = (count: number) =>
      cartSummary(setProductQuantity(pillows, '9', count), [chair, pillow], length)
    expect(both(2)).toMatchObject({ isOrderable: true })
    expect(both(2).lines[0]?.related[0]).toMatchObject({ free: 1, problem: null })
    expect(both(3)).toMatchObject({ isOrderable: false })
    expect(both(3).lines.map(({ problem }) => problem)).toEqual([null, null])
    expect(both(3).lines[0]?.related[0]).toMatchObject({ free: 0, problem: 'NOT_ENOUGH_STOCK' })
  })

  test('counts of a line what is free of it, and says that this is a part', () => {
    const summary = cartSummary(full, [{ ...chair, stock: 1 }, table], length)
    expect(summary).toMatchObject({ total: 2520, isPart: true, isOrderable: false })
    expect(summary.lines[0]?.price?.total).toBe(1200)
    expect(cartCounts(summary)).toEqual({ products: 2, units: 2, related: 1 })
    expect(cartSummary(full, [chair, table], length).isPart).toBe(false)
    expect(cartSummary(full, [chair, { ...table, stock: 0 }], length).isPart).toBe(true)
    expect(cartSummary(removeProduct(full, '2'), [chair, { ...table, stock: 0 }], length).isPart).toBe(false)
  })

  test('counts what nobody can say the stock of, and lets it be ordered', () => {
    const unknown = {
      ...chair,
      stock: null,
      relatedProducts: [{ productId: '9', price: 120, stock: null, product: { name: 'Подушка' } }],
    }
    const summary = cartSummary(withExtra, [unknown], length)
    expect(summary).toMatchObject({ total: 2520, related: 120, isOrderable: true })
    expect(summary.lines[0]).toMatchObject({ problem: null, related: [{ problem: null, price: 120 }] })
  })

  test('what is not counted is left behind, what is too much stops the order', () => {
    const soldOut = {
      ...chair,
      relatedProducts: [{ productId: '9', price: 120, stock: 0, product: { name: 'Подушка' } }],
    }
    const summary = cartSummary(withExtra, [soldOut], length)
    expect(summary.lines[0]?.related[0]).toMatchObject({ problem: 'OUT_OF_STOCK', price: null })
    expect(summary).toMatchObject({ total: 2400, related: 0, isOrderable: true })
    expect(cartSummary(full, [chair], length).isOrderable).toBe(true)
    expect(cartSummary(full, [{ ...chair, stock: 1 }, table], length).isOrderable).toBe(false)
    const twoExtras = setRelatedQuantity(withExtra, { id: '9', parentId: '1' }, 2)
    const oneLeft = {
      ...soldOut,
      relatedProducts: [{ ...soldOut.relatedProducts[0], stock: 1 }],
    } as typeof chair
    expect(cartSummary(twoExtras, [oneLeft], length).isOrderable).toBe(false)
  })

  test('an empty cart has nothing to order', () => {
    expect(cartSummary(EMPTY_CART, [], length)).toMatchObject({ total: 0, lines: [], isOrderable: false })
    expect(cartSummary(removeProduct(chairs, '1'), [chair], length).isOrderable).toBe(false)
  })
})

test('cartOrder takes what is not removed, with its extras', () => {
  expect(cartOrder(full)).toEqual({
    lines: [
      { productId: '1', quantity: 2 },
      { productId: '2', quantity: 1 },
    ],
    relatedLines: [{ productId: '9', parentId: '1', quantity: 1 }],
  })
  expect(cartOrder(removeProduct(full, '1'))).toEqual({
    lines: [{ productId: '2', quantity: 1 }],
    relatedLines: [],
  })
})

describe('withoutOrdered', () => {
  const ordered = cartOrder(full)
  const extra = { id: '9', parentId: '1' }

  test('empties a cart that is as it was ordered, and keeps what was viewed', () => {
    const viewed = { ...full, previouslyLookedIds: ['7'] }
    expect(withoutOrdered(viewed, ordered)).toEqual({ ...EMPTY_CART, previouslyLookedIds: ['7'] })
  })

  test('keeps what came meanwhile: other lines, more of one, more of an extra', () => {
    const more = setRelatedQuantity(
      addProduct(setProductQuantity(full, '1', 5), { id: '3', slug: 'shater' }),
      extra,
      3,
    )
    const left = withoutOrdered(more, ordered)
    expect(cartOrder(left)).toEqual({
      lines: [
        { productId: '1', quantity: 3 },
        { productId: '3', quantity: 1 },
      ],
      relatedLines: [{ productId: '9', parentId: '1', quantity: 2 }],
    })
    expect(cartOrder(withoutOrdered(setProductQuantity(full, '1', 3), ordered))).toEqual({
      lines: [{ productId: '1', quantity: 1 }],
      relatedLines: [],
    })
  })

  test('keeps what could not be ordered, and nothing of what was taken out or became less', () => {
    expect(cartOrder(withoutOrdered(full, cartOrder(withExtra))).lines).toEqual([
      { productId: '2', quantity: 1 },
    ])
    expect(withoutOrdered(removeProduct(setProductQuantity(full, '1', 1), '2'), ordered)).toEqual(EMPTY_CART)
  })
})

test('a promo code goes with the order, outlives a reload, and is used with it', () => {
  const coded = setCode(full, ' ЗИМА ')
  expect(cartOrder(checkCart(coded)).code).toBe('ЗИМА')
  expect(cartOrder(setCode(coded, ''))).not.toHaveProperty('code')
  expect(withoutOrdered(coded, cartOrder(withExtra)).code).toBeUndefined()
})

describe('with a tariff of the company’s own', () => {
  const quote = {
    ...{ total: 5000, byTariff: true, deposit: 700, explain: [{ text: 'НДС', amount: 800 }], options: [] },
    lines: [
      {
        productId: '1',
        total: 4000,
        counted: true,
        explain: [{ text: 'Выходные', amount: 4000 }],
        problem: null,
      },
      {
        ...{ productId: '2', total: 0, counted: false, explain: [] },
        problem: { code: 'PRICE_UNKNOWN' as const, message: '«Стол»: только с монтажом' },
      },
    ],
    relatedLines: [{ productId: '9', parentId: '1', total: 200, counted: true }],
  }
  const unknown = { days: 3, minOrderDays: null }

  test('has its sums, whatever the prices a day are', () => {
    const summary = cartSummary(full, [chair, table], unknown, quote)
    expect(summary).toMatchObject({ total: 5000, related: 200, tariff: { deposit: 700 }, isOrderable: false })
    expect(summary.lines.map(({ price, problem, reason }) => [price?.total, problem, reason])).toEqual([
      [4000, null, null],
      [undefined, 'PRICE_UNKNOWN', '«Стол»: только с монтажом'],
    ])
    expect(summary.lines[0]?.explain).toEqual([{ text: 'Выходные', amount: 4000 }])
    const priceless = { ...chair, basicPricePerDay: Number.NaN }
    expect(cartSummary(withExtra, [priceless], unknown, quote)).toMatchObject({
      total: 5000,
      isOrderable: true,
    })
  })

  test('has no sum and no order while it has said nothing', () => {
    const summary = cartSummary(full, [chair, { ...table, stock: 0 }], unknown, null)
    expect(summary).toMatchObject({ total: 0, tariff: null, isOrderable: false, isUncounted: true })
    expect(summary.lines.map(({ price, problem }) => [price, problem])).toEqual([
      [null, 'UNSAID'],
      [null, 'OUT_OF_STOCK'],
    ])
  })
})
