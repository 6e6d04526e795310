import { expect, test } from 'vitest'
import { type CartState, removeProduct } from '#renderer/cart/cartState.ts'
import { addRelated, setRelatedQuantity } from '#renderer/cart/relatedState.ts'
import { cartChanges, rentalFields, shopItem } from './shopEvents.ts'
import { trafficSourceOf } from './trafficSource.ts'

const SHOP = 'https://shop.example/catalog'

test('names campaign, referrer without its query, and landing page', () => {
  expect(
    trafficSourceOf(`${SHOP}?utm_source=ya&utm_medium=&utm_term=шатёр`, 'https://ya.ru/search?q=me'),
  ).toEqual({
    source: 'ya',
    term: 'шатёр',
    referrer: 'https://ya.ru/search',
    landingPage: '/catalog',
  })
  expect(trafficSourceOf(SHOP, 'https://ya.ru/search?q=me')).toEqual({
    referrer: 'https://ya.ru/search',
    landingPage: '/catalog',
  })
})

test('knows no source of who came directly, from the shop, or from nowhere that can be named', () => {
  for (const referrer of ['', `${SHOP}/x`, 'android-app://com.example', 'garbage'])
    expect(trafficSourceOf(SHOP, referrer)).toBeNull()
})

test('bounds what a link says', () => {
  const source = trafficSourceOf(`${SHOP}/${'x'.repeat(900)}?utm_source=${'y'.repeat(900)}`, '')
  expect([source?.source?.length, source?.landingPage.length]).toEqual([500, 500])
})

test('says in units what a change added to the cart and removed from it', () => {
  const line = (id: string, quantity: number, isRemovedFromCart = false) => {
    return { id, slug: id, quantity, isRemovedFromCart }
  }
  const cart = (...products: CartState['products'][number][]): CartState => {
    return {
      products,
      relatedProducts: [],
      relatedProductsQuantity: {},
      previouslyLookedIds: [],
      favouriteIds: [],
    }
  }
  const before = cart(line('1', 2), line('2', 5), line('3', 1, true))
  expect(cartChanges(before, cart(line('1', 3), line('2', 5, true), line('3', 1)))).toEqual({
    added: [
      { item_id: '1', quantity: 1 },
      { item_id: '3', quantity: 1 },
    ],
    removed: [{ item_id: '2', quantity: 5 }],
  })

  const cover = { id: '9', parentId: '1' }
  const covered = setRelatedQuantity(addRelated(before, { ...cover, stock: 5 }), cover, 3)
  expect(cartChanges(before, covered)).toEqual({ added: [{ item_id: '9', quantity: 3 }], removed: [] })
  expect(cartChanges(covered, removeProduct(covered, '1')).removed).toEqual([
    { item_id: '1', quantity: 2 },
    { item_id: '9', quantity: 3 },
  ])
})

test('tells the dates of a rental, and of a product what is known', () => {
  expect(rentalFields({ start: '2026-12-12', end: '2026-12-14' })).toEqual({
    ...{ rental_start: '2026-12-12', rental_end: '2026-12-14', rental_days: 3 },
  })
  expect(rentalFields(null)).toEqual({})
  expect(shopItem({ id: '7', name: null, basicPricePerDay: 40 })).toEqual({ item_id: '7', price: 40 })
})
