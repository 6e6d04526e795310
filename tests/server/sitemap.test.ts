import { beforeAll, describe, expect, test } from 'vitest'
import { periodRules } from '#gateway/rental/period.ts'
import { readCatalogUrl } from '#renderer/catalog/catalogUrl.ts'
import { datesFromLink } from '#renderer/dates/rentDates.ts'
import { companyData } from '../support/companies.ts'
import { SITE, sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

const data = companyData('demo')

let shop: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
})

/** The locations of a sitemap or its index, in order. */
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '')

async function urlsOf(part: string) {
  const { status, headers, text } = await shop.get(`/sitemap-${part}.xml`)
  expect([part, status, headers['content-type']]).toEqual([part, 200, 'application/xml; charset=utf-8'])
  return locations(text)
}

describe('the sitemap', () => {
  // The first test: nobody has asked for this part.
  test('is built once for twenty concurrent requests, and then cached', async () => {
    shop.services.calls.length = 0
    await Promise.all(Array.from({ length: 20 }, () => shop.get('/sitemap-products-1.xml')))
    await shop.get('/sitemap-products-1.xml')
    const asked = shop.services.calls.filter(({ path }) => path.includes('/v2/products?'))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThanOrEqual(5)
  })

  test('while the content service is down, the parts of the others are there', async () => {
    const { services, get } = await sharedShop('forgetful')
    services.fail({ path: /content_service/ }, { status: 503 })
    const { status, headers, text } = await get('/sitemap.xml')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(locations(text)).toEqual(
      ['lists', 'products', 'categories', 'assortments', 'solutions'].map(
        (kind) => `${SITE}/sitemap-${kind}-1.xml`,
      ),
    )
    const part = await get('/sitemap-articles-1.xml')
    expect([part.status, part.headers['retry-after']]).toEqual([503, '10'])
    expect((await get('/sitemap-categories-1.xml')).status).toBe(200)

    services.heal()
    const articles = async () => (await get('/sitemap-articles-1.xml')).status
    await expect.poll(articles).toBe(200)
  })

  test('names every part once all services are there, and each part is there', async () => {
    const { status, headers, text } = await shop.get('/sitemap.xml')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'public, max-age=3600',
    ])
    const parts = locations(text)
    expect(parts).toHaveLength(8)
    for (const url of parts) expect((await shop.get(url.slice(SITE.length))).status).toBe(200)
  })

  test.each([
    ['products-1', data.products.map(({ slug }) => `/catalog/${slug}`)],
    ['categories-1', data.categories.map(({ slug }) => `/categories/${slug}`)],
    ['assortments-1', data.assortments.map(({ slug }) => `/assortments/${slug}`)],
    ['solutions-1', data.solutions.map(({ slug }) => `/solutions/${slug}`)],
    ['article-categories-1', data.articleCategories.map(({ slug }) => `/articles/${slug}`)],
    [
      'articles-1',
      data.articles.map(({ slug, category: { id } }) => {
        const category = data.articleCategories.find((each) => each.id === id)
        return `/articles/${category?.slug}/${slug}`
      }),
    ],
    ['documents-1', data.pages.flatMap(({ slug }) => (slug === 'home' ? [] : [`/${slug}`]))],
    ['lists-1', ['/', '/catalog', '/categories', '/solutions', '/articles', '/contacts', '/how-many']],
  ])('%s has every one of its pages, once, at its absolute URL', async (part, paths) => {
    const urls = await urlsOf(part)
    expect(urls.toSorted()).toEqual(paths.map((path) => SITE + path).toSorted())
  })

  test.each([
    ['an empty list', { status: 200, body: { result: { data: [], total: 0 } } }],
    ['404', { status: 404 }],
  ])('leaves out the lists of what the services do not have, said by %s', async (_how, answer) => {
    const other = await sharedShop('forgetful')
    other.services.fail({ path: /\/v2\/(blog-articles|solutions)/ }, answer)
    const urls = locations((await other.get('/sitemap-lists-1.xml')).text)
    expect(urls.toSorted()).toEqual(
      ['/', '/catalog', '/categories', '/contacts', '/how-many'].map((path) => SITE + path),
    )
  })

  test('says when an entity changed, where its service does', async () => {
    const { text } = await shop.get('/sitemap-articles-1.xml')
    const [article] = data.articles
    expect(text).toContain(`${article?.slug}</loc><lastmod>${article?.publishedAt}</lastmod>`)
    expect((await shop.get('/sitemap-categories-1.xml')).text).not.toContain('<lastmod>')
  })

  test.each([
    '/sitemap-products-2.xml',
    '/sitemap-products-0.xml',
    '/sitemap-products-99999.xml',
    '/sitemap-orders-1.xml',
    '/sitemap-__proto__-1.xml',
    '/sitemap-.xml',
  ])('%s is not found, and no page of a list is fetched', async (target) => {
    shop.services.calls.length = 0
    expect((await shop.get(target)).status).toBe(404)
    expect(shop.services.calls.filter(({ path }) => /page=(?!1&)/.test(path))).toEqual([])
  })

  test('comes compressed, and plain without Accept-Encoding', async () => {
    const packed = await shop.get('/sitemap-products-1.xml', { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const plain = await shop.get('/sitemap-products-1.xml')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4)
  })
})

test('robots.txt names the sitemap and disallows private pages', async () => {
  const { headers, text } = await shop.get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = text.split('\n')
  for (const path of ['/cart', '/order', '/search', '/sandbox', '/graphql'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})

test('robots.txt leaves out every parameter that shows the same list otherwise', async () => {
  const read = new Set<string>()
  const watched = new Proxy<Record<string, never>>(
    {},
    {
      get: (_, name) => void read.add(String(name)),
      getOwnPropertyDescriptor: (_, name) => void read.add(String(name)),
    },
  )
  readCatalogUrl(watched)
  datesFromLink(watched, periodRules({ today: '2026-12-01', minOrderDays: 1 }))
  // Another page of a list is another list.
  expect(read.delete('page')).toBe(true)
  const { text } = await shop.get('/robots.txt')
  const told = /^Clean-param: (.+)$/m.exec(text)?.[1]?.split('&') ?? []
  expect(told.sort()).toEqual([...read].sort())
})
