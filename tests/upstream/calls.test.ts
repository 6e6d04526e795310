import { describe, expect, test } from 'vitest'
import { CATALOG, CONTENT, demo, type Item, NOTIFICATIONS, openServices, PRODUCT } from './services.ts'

const LISTS = [
  [`${CATALOG}/products`, 'products', 20],
  [`${CATALOG}/categories`, 'categories', 20],
  [`${CATALOG}/assortments`, 'assortments', 20],
  [`${CATALOG}/solutions`, 'solutions', 20],
  [`${CONTENT}/blog-articles`, 'articles', 20],
  [`${CONTENT}/article-categories`, 'article-categories', 12],
] as const

describe.each(LISTS)('%s', (path, file, limit) => {
  test('is a list in its envelope, paged without gap or repetition', async () => {
    const { get } = await openServices()
    const all = demo(file)
    const first = await get(path)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(first.body.result?.total).toBe(all.length)
    expect(first.body.result?.data).toHaveLength(Math.min(limit, all.length))

    const ids: number[] = []
    for (let page = 1; page <= Math.ceil(all.length / 3); page++) {
      const { body } = await get(path, { page: `${page}`, limit: '3' })
      ids.push(...(body.result?.data ?? []).map(({ id }) => id))
    }
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect((await get(path, { page: '1000' })).body.result).toEqual({ data: [], total: all.length })
  })

  test('answers each item at its own URL as in the demo data, and 404 for unknown ones', async () => {
    const { get } = await openServices()
    const own = path.endsWith('products') || (path.endsWith('categories') && path.startsWith(CATALOG))
    const itemAt = (slug: string) => get(`${path}/${own ? 'by-slug/' : ''}${slug}`)
    for (const item of demo(file).slice(0, 5)) {
      const { categoryIds: _, categorySlug: __, ...expected } = item
      expect(await itemAt(item.slug)).toMatchObject({ status: 200, body: { result: expected } })
    }
    for (const slug of ['net-takogo', '%00', '%D1%8F'.repeat(500), "'--", '__proto__'])
      expect(await itemAt(slug)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } })
  })
})

test('default sorts: priority for products and categories, age for solutions and articles', async () => {
  const { get } = await openServices()
  const sorted = async (path: string, field: string) => {
    const { body } = await get(path, { limit: '100' })
    const values = (body.result?.data ?? []).map((item) => item[field] as string | number)
    expect(values).toEqual(values.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)))
    expect(new Set(values).size).toBeGreaterThan(1)
  }
  await sorted(`${CATALOG}/products`, 'priority')
  await sorted(`${CATALOG}/categories`, 'priority')
  await sorted(`${CATALOG}/assortments`, 'priority')
  await sorted(`${CATALOG}/solutions`, 'createdAt')
  await sorted(`${CONTENT}/blog-articles`, 'publishedAt')
  await sorted(`${CONTENT}/article-categories`, 'priority')
})

test('lists omit the long texts, which the items have', async () => {
  const { get } = await openServices()
  const first = async (path: string) => Object.keys((await get(path)).body.result?.data?.[0] ?? {})
  expect(await first(`${CATALOG}/products`)).not.toContain('description')
  expect(await first(`${CATALOG}/solutions`)).not.toContain('text')
  expect(await first(`${CONTENT}/blog-articles`)).not.toContain('content')
})

test('products carry the links of their categories, categories the number of their products', async () => {
  const { get } = await openServices()
  const products = demo<Item & { categoryIds: number[] }>('products')
  const { body } = await get(`${CATALOG}/products/by-slug/chehol-na-stul-belyj`)
  expect(body.result?.categories).toEqual([
    { id: 1, slug: 'stulya', name: 'Стулья' },
    { id: 5, slug: 'posuda-i-servirovka', name: 'Посуда и сервировка' },
  ])
  for (const category of (await get(`${CATALOG}/categories`)).body.result?.data ?? [])
    expect(category.productsCount).toBe(
      products.filter((each) => each.categoryIds.includes(category.id)).length,
    )
})

test('products by ids come in the requested order, once each, without unknown ones', async () => {
  const { get } = await openServices()
  const ids = async (list: string) =>
    (await get(`${CATALOG}/products/by-ids/${list}`)).body.result?.data?.map(({ id }) => id)
  expect(await ids('112,101,99999,x,101,134')).toEqual([112, 101, 134])
  expect(await ids(encodeURIComponent('112,101'))).toEqual([112, 101])
  expect(await ids('x')).toEqual([])
  const many = Array.from({ length: 251 }, (_, index) => index).join(',')
  expect((await get(`${CATALOG}/products/by-ids/${many}`)).status).toBe(400)
})

test('similar solutions are others, at most four, the most alike first', async () => {
  const { get } = await openServices()
  const { body } = await get(`${CATALOG}/solutions/svadba-na-60-gostej/similar`)
  expect(body.result?.data).toHaveLength(4)
  const solutions = demo<Item & { products: { id: number }[] }>('solutions')
  const mine = new Set(
    solutions.find(({ slug }) => slug === 'svadba-na-60-gostej')?.products.map(({ id }) => id),
  )
  const shared = (body.result?.data ?? []).map(
    ({ id }) => solutions.find((each) => each.id === id)?.products.filter((each) => mine.has(each.id)).length,
  )
  expect(shared).toEqual(shared.toSorted((one = 0, other = 0) => other - one))
  expect(body.result?.data?.map(({ slug }) => slug)).not.toContain('svadba-na-60-gostej')
  expect((await get(`${CATALOG}/solutions/net/similar`)).status).toBe(404)
})

test('articles of a category, assortments by words', async () => {
  const { get } = await openServices()
  const articles = demo<Item & { categorySlug: string }>('articles')
  const { body } = await get(`${CONTENT}/blog-articles`, {
    category: 'raschety-i-normy',
    order_by: 'priority',
  })
  expect(body.result?.total).toBe(articles.filter((each) => each.categorySlug === 'raschety-i-normy').length)
  expect((await get(`${CONTENT}/blog-articles`, { category: 'net' })).body.result).toEqual({
    data: [],
    total: 0,
  })
  const found = await get(`${CATALOG}/assortments`, { search: 'БЕЛЫЙ' })
  expect(found.body.result?.data?.map(({ slug }) => slug)).toContain('vse-beloe')
  expect(found.body.result?.total).toBeLessThan(8)
  expect((await get(`${CATALOG}/assortments`, { search: '!!' })).body.result?.total).toBe(0)
})

test('pages, contacts and settings are passed on as they were written', async () => {
  const { get } = await openServices()
  for (const page of demo<{ slug: string }>('pages'))
    expect((await get(`${CONTENT}/pages`, { slug: page.slug, project: 'sutki' })).body.result).toEqual(page)
  expect((await get(`${CONTENT}/pages`, { slug: 'about', project: 'other' })).status).toBe(404)
  expect((await get(`${CONTENT}/pages`)).status).toBe(400)
  expect((await get(`${CONTENT}/contacts`)).body.result).toEqual(demo('contacts'))
  expect((await get(`${PRODUCT}/settings`)).body.result).toEqual(demo('settings'))
})

test('feedback and traffic sources are kept', async () => {
  const { post, readRows } = await openServices()
  const consent = { name: 'personalData', text: 'Даю согласие', version: '1a3cb2f32d65' }
  const givenAt = '2026-12-01T09:00:00.000Z'
  const consents = [{ ...consent, givenAt }]
  const message = { name: ' Пётр <b>', phone: '+7 900', message: '=1+1\r\n«да» 🪑', consents }
  expect(await post(`${NOTIFICATIONS}/feedback`, message)).toMatchObject({
    status: 201,
    body: { result: { id: 1 } },
  })
  expect(readRows('SELECT name, phone, email, message FROM feedback')).toEqual([
    { name: 'Пётр <b>', phone: '+7 900', email: null, message: '=1+1\r\n«да» 🪑' },
  ])
  expect(readRows('SELECT * FROM feedback_consents')).toEqual([
    { feedback_id: 1, ...consent, given_at: givenAt },
  ])
  const source = { source: 'yandex', medium: 'cpc', landingPage: '/catalog', more: 1 }
  expect(await post(`${NOTIFICATIONS}/traffic-sources`, source)).toMatchObject({ status: 201 })
  expect(readRows('SELECT source, medium, landing_page, term FROM traffic_sources')).toEqual([
    { source: 'yandex', medium: 'cpc', landing_page: '/catalog', term: null },
  ])
})

test('each service answers its own calls only, at the base paths that it is given', async () => {
  const { get } = await openServices({ basePaths: { product: '/shop/settings.service' } })
  expect((await get('/shop/settings.service/v2/settings')).status).toBe(200)
  expect((await get('/shop/settingsXservice/v2/settings')).status).toBe(404)
  expect((await get(`${PRODUCT}/settings`)).status).toBe(404)
  expect((await get(`${CONTENT}/products`)).status).toBe(404)
  expect((await get(`${CATALOG}/settings`)).status).toBe(404)
})
