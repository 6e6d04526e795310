import { expect, test } from 'vitest'
import { PRODUCTS, type Product, stockOf } from './demoProducts.ts'
import { CATALOG, type Item, openServices, orderBody, type Reply } from './services.ts'

const choices = (body: Reply['body'], name: string) => (body.result?.[name] ?? []) as Item[]

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
