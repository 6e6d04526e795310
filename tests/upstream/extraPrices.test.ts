import { expect, test } from 'vitest'
import settings from '../../server/upstream/demo/settings.json' with { type: 'json' }
import { readDemoData } from '../../server/upstream/index.ts'

// What the demonstration data sell in two ways: by the day, and once for an order as an extra of something else.
const { products } = readDemoData()
const byId = new Map(products.map((product) => [product.id, product]))
const extras = products.flatMap(({ slug, relatedProducts }) =>
  relatedProducts.map(({ id, price }) => ({ of: slug, price, thing: byId.get(id) })),
)

test('no extra is dearer than the thing of its own', () => {
  const dearer = extras.filter(({ price, thing }) => !thing || price > shortestRental(thing))
  expect(dearer).toEqual([])
})

test('what is rented for an order, not by the day, costs the same both ways: a set takes it as a thing of its own', () => {
  const flat = extras.filter(({ thing }) => thing?.additionalPricePerDay === 0)
  expect(new Set(flat.map(({ thing }) => thing?.slug))).toEqual(new Set(['podushka-na-stul-belaya']))
  expect(flat.filter(({ price, thing }) => thing && price !== shortestRental(thing))).toEqual([])
})

test('no chair is an extra: beside a line with chairs it would be a second price of them', () => {
  const chairs = extras.filter(({ thing }) => /^Стул /.test(thing?.name ?? ''))
  expect(chairs.map(({ of, thing }) => `${of}: ${thing?.slug}`)).toEqual([])
})

function shortestRental(product: (typeof products)[number]): number {
  return product.basicPricePerDay * settings.minOrderDays
}
