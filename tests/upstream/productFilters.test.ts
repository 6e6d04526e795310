import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { databasePath } from '../../server/upstream/index.ts'
import { PRODUCTS, type Product, stockOf } from './demoProducts.ts'
import { CATALOG, demo, type Item, openServices } from './services.ts'

const assortment = demo<Item & { productIds: number[] }>('assortments').find(
  ({ slug }) => slug === 'vse-beloe',
)

const FILTERS: [string, Record<string, string>, (product: Product) => boolean][] = [
  ['brands', { brands: 'Norrvik,Тихий дуб' }, ({ brands }) => /Norrvik|Тихий дуб/.test(brands.join())],
  [
    'volumes with commas',
    { volumes: String.raw`0\,3 л,50 л` },
    ({ volumes }) => /^(0,3|50) л$/.test(volumes.join()),
  ],
  ['category', { category: 'posuda-i-servirovka' }, ({ categoryIds }) => categoryIds.includes(5)],
  [
    'categories_ids',
    { categories_ids: '5,2' },
    ({ categoryIds }) => categoryIds.some((id) => [5, 2].includes(id)),
  ],
  ['excluded_category', { excluded_category: 'stulya' }, ({ categoryIds }) => !categoryIds.includes(1)],
  ['product_ids', { product_ids: '103,101,9,x' }, ({ id }) => id === 101 || id === 103],
  ['product_ids without any id', { product_ids: 'x' }, () => false],
  ['excluded_products_ids', { excluded_products_ids: '101,102' }, ({ id }) => id > 102],
  ['min_price', { min_price: '500' }, ({ basicPricePerDay }) => basicPricePerDay >= 500],
  ['max_price', { max_price: '500' }, ({ basicPricePerDay }) => basicPricePerDay <= 500],
  ['in_stock', { in_stock: 'true' }, (product) => stockOf(product) > 0],
  ['in_stock off', { in_stock: 'false' }, () => true],
  [
    'assortment_slugs',
    { assortment_slugs: 'vse-beloe' },
    ({ id }) => assortment?.productIds.includes(id) ?? false,
  ],
  ['search', { search: 'РЕГАТОЙ складных' }, ({ id }) => id === 104],
  ['blank search', { search: '  ' }, () => true],
  ['search without letters', { search: '—!' }, () => false],
  [
    'several together',
    {
      category: 'stulya',
      min_price: '400',
      max_price: '600',
      brands: 'Norrvik',
      in_stock: '1',
      search: 'стул',
    },
    (product) =>
      product.categoryIds.includes(1) &&
      product.basicPricePerDay >= 400 &&
      product.basicPricePerDay <= 600 &&
      product.brands.includes('Norrvik') &&
      stockOf(product) > 0,
  ],
]

test('each filter narrows the list, its total and the total of the choices', async () => {
  const { get } = await openServices()
  for (const [name, query, passes] of FILTERS) {
    const expected = PRODUCTS.filter(passes)
    const { body } = await get(`${CATALOG}/products`, { ...query, limit: '100' })
    expect(body.result?.data?.map(({ id }) => id).toSorted(), name).toEqual(expected.map(({ id }) => id))
    expect(body.result?.total).toBe(expected.length)
    expect((await get(`${CATALOG}/products/filters`, query)).body.result?.total).toBe(expected.length)
  }
})

test('is_with_related_products leaves out products without extras', async () => {
  const { get, dataDir } = await openServices()
  const database = new DatabaseSync(databasePath(dataDir))
  database.exec('DELETE FROM product_related WHERE product_id = 101')
  database.close()
  const { body } = await get(`${CATALOG}/products`, { is_with_related_products: 'true', limit: '100' })
  expect(body.result?.total).toBe(80)
  expect(body.result?.data?.map(({ id }) => id)).not.toContain(101)
})

test('search finds every form of a word', async () => {
  const { get } = await openServices()
  for (const [search, name] of [
    ['стульев', /стул/i],
    ['шатер', /шатёр/i],
    ['Шатров', /шатёр/i],
    ['подушек', /подушк/i],
    ['колонки', /колонк/i],
  ] as const) {
    const { body } = await get(`${CATALOG}/products`, { search, limit: '100' })
    const found = new Set(body.result?.data?.map(({ id }) => id))
    const expected = PRODUCTS.filter((each) => name.test(each.name))
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.filter(({ id }) => !found.has(id))).toEqual([])
    expect(found.size).toBeLessThan(25)
  }
})

test('lists are sorted either way, ties by id', async () => {
  const { get } = await openServices()
  for (const [order_by, key] of [
    ['basic_price_per_day', ({ basicPricePerDay }: Product) => basicPricePerDay],
    ['priority', ({ priority }: Product) => priority],
    ['created_at', ({ createdAt }: Product) => Date.parse(createdAt)],
  ] as const)
    for (const [order_dir, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const { body } = await get(`${CATALOG}/products`, { order_by, order_dir, limit: '100' })
      const expected = PRODUCTS.toSorted((one, other) => sign * (key(one) - key(other)) || one.id - other.id)
      expect(body.result?.data?.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }
})

const FILTERED: [query: string, passes: (product: Product) => boolean][] = [
  ['brands=Norrvik,Тихий дуб', ({ brands }) => brands.includes('Norrvik') || brands.includes('Тихий дуб')],
  ['categories_ids=5,2,99', ({ categoryIds }) => categoryIds.includes(5) || categoryIds.includes(2)],
  ['excluded_category=stulya', ({ categoryIds }) => !categoryIds.includes(1)],
  ['excluded_products_ids=102,1000001', ({ id }) => id !== 102],
  ['min_price=490', ({ basicPricePerDay }) => basicPricePerDay >= 490],
  ['max_price=490', ({ basicPricePerDay }) => basicPricePerDay <= 490],
  ['in_stock=true', (product) => stockOf(product) > 0],
]

test('any two filters together pass what a look at every product passes, in its order', async () => {
  const { get } = await openServices()
  const pairs = FILTERED.flatMap((one, index) =>
    FILTERED.slice(index + 1).map((other) => [one, other] as const),
  )
  for (const [[one, passesOne], [other, passesOther]] of pairs) {
    const expected = PRODUCTS.filter((product) => passesOne(product) && passesOther(product)).toSorted(
      (first, second) => second.priority - first.priority || first.id - second.id,
    )
    const query = Object.fromEntries(new URLSearchParams(`${one}&${other}`))
    const { result } = (await get(`${CATALOG}/products`, { ...query, limit: '10', page: '2' })).body
    expect([query, result?.total]).toEqual([query, expected.length])
    expect(result?.data?.map(({ id }) => id)).toEqual(expected.slice(10, 20).map(({ id }) => id))
    const choices = (await get(`${CATALOG}/products/filters`, query)).body.result
    expect([query, choices?.total]).toEqual([query, expected.length])
  }
})
