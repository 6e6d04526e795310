import { expect, test } from 'vitest'
import { CATALOG, openServices, orderBody } from './services.ts'

// 122: four sofas, stock given as a list. 101: 420 chairs, stock given as a number; 111 is an extra of 101.
const FOUR_SOFAS = 122

async function shop() {
  const services = await openServices()
  const hold = (productId: number, quantity: number, start: string, end: string) =>
    services.order(orderBody({ period: { start, end }, lines: [{ productId, quantity }] }))
  const stocks = async (id: number, start?: string, end?: string) => {
    const period = start && end ? { reservation_start_at: start, reservation_end_at: end } : {}
    const { body } = await services.get(`${CATALOG}/products`, { product_ids: `${id}`, ...period })
    const [product] = body.result?.data ?? []
    const own = await services.get(`${CATALOG}/products/by-slug/${product?.slug}`, period)
    expect(own.body.result?.stocks).toEqual(product?.stocks)
    return product?.stocks
  }
  return { ...services, hold, stocks }
}

test('a product keeps its shape of stock, with and without a period', async () => {
  const { hold, stocks } = await shop()
  expect((await hold(FOUR_SOFAS, 3, '2026-12-12', '2026-12-13')).status).toBe(201)
  expect((await hold(101, 20, '2026-12-12', '2026-12-13')).status).toBe(201)
  expect(await stocks(FOUR_SOFAS)).toEqual([{ stock: 4, warehouse: 'Москва' }])
  expect(await stocks(FOUR_SOFAS, '2026-12-13', '2026-12-15')).toEqual([{ stock: 1, warehouse: 'Москва' }])
  expect(await stocks(101)).toBe(420)
  expect(await stocks(101, '2026-12-01', '2026-12-31')).toBe(400)
})

test('both ends of a rental are held, and not a day more', async () => {
  const { hold, stocks } = await shop()
  await hold(101, 20, '2026-12-12', '2026-12-14')
  expect(await stocks(101, '2026-12-10', '2026-12-11')).toBe(420)
  expect(await stocks(101, '2026-12-10', '2026-12-12')).toBe(400)
  expect(await stocks(101, '2026-12-13', '2026-12-13')).toBe(400)
  expect(await stocks(101, '2026-12-14', '2026-12-20')).toBe(400)
  expect(await stocks(101, '2026-12-15', '2026-12-20')).toBe(420)
})

test('the worst day counts: orders side by side are not added up, orders on top of each other are', async () => {
  const { hold, stocks } = await shop()
  await hold(FOUR_SOFAS, 2, '2026-12-10', '2026-12-12')
  await hold(FOUR_SOFAS, 3, '2026-12-13', '2026-12-15')
  expect(await stocks(FOUR_SOFAS, '2026-12-10', '2026-12-15')).toMatchObject([{ stock: 1 }])
  await hold(FOUR_SOFAS, 1, '2026-12-12', '2026-12-13')
  expect(await stocks(FOUR_SOFAS, '2026-12-10', '2026-12-15')).toMatchObject([{ stock: 0 }])
  expect(await stocks(FOUR_SOFAS, '2026-12-10', '2026-12-12')).toMatchObject([{ stock: 1 }])
  expect((await hold(FOUR_SOFAS, 1, '2026-12-12', '2026-12-14')).status).toBe(409)
  expect((await hold(FOUR_SOFAS, 1, '2026-12-11', '2026-12-12')).status).toBe(201)
})

test('extras hold stock as lines of their own do', async () => {
  const { order, stocks } = await shop()
  const before = Number(await stocks(111))
  const relatedLines = [{ productId: 111, parentId: 101, quantity: 7 }]
  const lines = [
    { productId: 101, quantity: 2 },
    { productId: 111, quantity: 5 },
  ]
  expect((await order(orderBody({ lines, relatedLines }))).status).toBe(201)
  expect(await stocks(111, '2026-12-12', '2026-12-12')).toBe(before - 12)
})

test('with in_stock, a product page of which nothing is free is not found', async () => {
  const { get, hold } = await shop()
  await hold(FOUR_SOFAS, 4, '2026-12-12', '2026-12-13')
  const days = { reservation_start_at: '2026-12-13', reservation_end_at: '2026-12-14' }
  const slug = 'divan-chester-izumrud'
  const path = `${CATALOG}/products/by-slug/${slug}`
  expect((await get(path, days)).status).toBe(200)
  expect((await get(path, { ...days, in_stock: 'true' })).status).toBe(404)
  expect((await get(path, { in_stock: 'true' })).status).toBe(200)
})

test('the last unit goes to exactly one of twenty orders, through two servers on one database', async () => {
  const one = await openServices()
  const other = await openServices({ dataDir: one.dataDir })
  const body = orderBody({ lines: [{ productId: 122, quantity: 3 }] })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).order(body, `key-${index}`)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)])
  expect(one.readRows('SELECT * FROM orders')).toHaveLength(1)
  expect(one.readRows('SELECT * FROM order_lines')).toHaveLength(1)
  expect(one.readRows('SELECT max(quantity) AS held FROM holds WHERE product_id = 122')).toEqual([
    { held: 3 },
  ])
})

test('a refusal names each line without enough stock, and what is left', async () => {
  const { order, readRows } = await openServices()
  const [pillows] = readRows('SELECT stock FROM products WHERE id = 111')
  const stock = Number(pillows?.stock)
  const body = orderBody({
    lines: [
      { productId: 101, quantity: 421 },
      { productId: 111, quantity: stock - 1 },
      { productId: 102, quantity: 1 },
    ],
    relatedLines: [{ productId: 111, parentId: 101, quantity: 3 }],
  })
  expect(await order(body, 'k')).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'OUT_OF_STOCK',
        lines: [
          { productId: 101, parentId: null, requested: 421, available: 420 },
          { productId: 111, parentId: 101, requested: 3, available: 1 },
        ],
      },
    },
  })
  expect(readRows('SELECT * FROM orders')).toEqual([])
  expect(readRows('SELECT * FROM holds')).toEqual([])
})
