import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { databasePath } from '../../server/upstream/index.ts'
import { CATALOG, demo, type Item, openServices, orderBody, type Reply } from './services.ts'

type Product = Item & {
  basicPricePerDay: number
  stocks: number | { stock: number }[]
  brands: string[]
  volumes: string[]
  categoryIds: number[]
  priority: number
  createdAt: string
}

const PRODUCTS = demo<Product>('products')
const choices = (body: Reply['body'], name: string) => (body.result?.[name] ?? []) as Item[]
const stockOf = ({ stocks }: Product) => (typeof stocks === 'number' ? stocks : (stocks[0]?.stock ?? 0))
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

describe.each(FILTERS)('%s', (_, query, passes) => {
  test('narrows the list, its total and the total of the choices', async () => {
    const { get } = await openServices()
    const expected = PRODUCTS.filter(passes)
    const { body } = await get(`${CATALOG}/products`, { ...query, limit: '100' })
    expect(body.result?.data?.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id))
    expect(body.result?.total).toBe(expected.length)
    expect((await get(`${CATALOG}/products/filters`, query)).body.result?.total).toBe(expected.length)
  })
})

test('is_with_related_products leaves out products without extras', async () => {
  const { get, dataDir } = await openServices()
  const database = new DatabaseSync(databasePath(dataDir))
  database.exec('DELETE FROM product_related WHERE product_id = 101')
  database.close()
  const { body } = await get(`${CATALOG}/products`, { is_with_related_products: 'true', limit: '100' })
  expect(body.result?.total).toBe(83)
  expect(body.result?.data?.map(({ id }) => id)).not.toContain(101)
})

test.each([
  ['стул', /стул/i],
  ['стульев', /стул/i],
  ['шатер', /шатёр/i],
  ['Шатров', /шатёр/i],
  ['подушек', /подушк/i],
  ['бокалов', /бокал/i],
  ['norr', /./],
  ['колонки', /колонк/i],
])('search finds every form of a word: %s', async (search, name) => {
  const { get } = await openServices()
  const { body } = await get(`${CATALOG}/products`, { search, limit: '100' })
  const found = new Set(body.result?.data?.map(({ id }) => id))
  const expected = PRODUCTS.filter((each) =>
    search === 'norr' ? each.brands.includes('Norrvik') : name.test(each.name),
  )
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.filter(({ id }) => !found.has(id))).toEqual([])
  expect(found.size).toBeLessThan(25)
})

test.each([
  ['basic_price_per_day', 'asc', ({ basicPricePerDay }: Product) => basicPricePerDay],
  ['basic_price_per_day', 'desc', ({ basicPricePerDay }: Product) => -basicPricePerDay],
  ['priority', 'desc', ({ priority }: Product) => -priority],
  ['priority', 'asc', ({ priority }: Product) => priority],
  ['created_at', 'asc', ({ createdAt }: Product) => Date.parse(createdAt)],
  ['created_at', 'desc', ({ createdAt }: Product) => -Date.parse(createdAt)],
])('sorted by %s %s, ties by id', async (order_by, order_dir, key) => {
  const { get } = await openServices()
  const { body } = await get(`${CATALOG}/products`, { order_by, order_dir, limit: '100' })
  const expected = PRODUCTS.toSorted((one, other) => key(one) - key(other) || one.id - other.id)
  expect(body.result?.data?.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
})

test('choices are counted under all filters but their own', async () => {
  const { get } = await openServices()
  const query = { brands: 'Глазурье', category: 'posuda-i-servirovka', min_price: '60' }
  const { body } = await get(`${CATALOG}/products/filters`, query)
  const brand = ({ brands }: Product) => brands.includes('Глазурье')
  const category = ({ categoryIds }: Product) => categoryIds.includes(5)
  const price = ({ basicPricePerDay }: Product) => basicPricePerDay >= 60
  const under = (...tests: ((product: Product) => boolean)[]) =>
    PRODUCTS.filter((product) => tests.every((passes) => passes(product)))
  const counted = (name: string, key: string) =>
    Object.fromEntries(choices(body, name).map((choice) => [choice[key], choice.count]))

  expect(counted('brands', 'name')).toEqual(tally(under(category, price).flatMap(({ brands }) => brands)))
  expect(counted('volumes', 'name')).toEqual(
    tally(under(brand, category, price).flatMap(({ volumes }) => volumes)),
  )
  expect(counted('categories', 'id')).toEqual(
    tally(under(brand, price).flatMap(({ categoryIds }) => categoryIds)),
  )
  const amounts = under(brand, category).map(({ basicPricePerDay }) => basicPricePerDay)
  expect(body.result).toMatchObject({
    minPrice: Math.min(...amounts),
    maxPrice: Math.max(...amounts),
    total: under(brand, category, price).length,
  })
  for (const name of ['brands', 'volumes', 'categories'])
    expect(choices(body, name).length).toBeGreaterThan(1)
})

function tally(values: (string | number)[]): Record<string, number> {
  return Object.fromEntries(values.map((value) => [value, values.filter((each) => each === value).length]))
}

test('without filters every choice is there: volumes by size, prices of the whole catalogue', async () => {
  const { get } = await openServices()
  const { body } = await get(`${CATALOG}/products/filters`)
  expect(choices(body, 'volumes').map(({ name }) => name)).toEqual([
    '100 кг',
    '0,2 л',
    '0,3 л',
    '0,45 л',
    '4 л',
    '8 л',
    '9 л',
    '10 л',
    '19 л',
    '25 л',
    '27 л',
    '50 л',
    '250 л',
  ])
  expect(body.result).toMatchObject({ minPrice: 40, maxPrice: 64_000, total: 84 })
  expect(body.result?.categories).toHaveLength(12)
  const nothing = (await get(`${CATALOG}/products/filters`, { search: 'нет такого слова' })).body.result
  expect(nothing).toEqual({
    minPrice: null,
    maxPrice: null,
    brands: [],
    volumes: [],
    categories: [],
    total: 0,
  })
})

test('what is held counts in the choices of its days only', async () => {
  const { get, order } = await openServices()
  const lines = [{ productId: 145, quantity: stockOf(PRODUCTS.find(({ id }) => id === 145) as Product) }]
  expect((await order(orderBody({ lines }))).status).toBe(201)
  const total = async (start: string, end: string) => {
    const query = { in_stock: 'true', reservation_start_at: start, reservation_end_at: end }
    const filters = (await get(`${CATALOG}/products/filters`, query)).body.result?.total
    expect((await get(`${CATALOG}/products`, query)).body.result?.total).toBe(filters)
    return filters
  }
  expect(await total('2026-12-14', '2026-12-20')).toBe(80)
  expect(await total('2026-12-15', '2026-12-20')).toBe(81)
})
