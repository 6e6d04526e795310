import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { CATALOG, CONTENT, openServices } from './services.ts'

const PARAMETERS = [
  ...[
    'page=-1',
    'page=0',
    'page=x',
    'page=1e3',
    'limit=0',
    'limit=1e9',
    'limit=-5',
    'limit=%00',
    'page=99999999999999999',
  ],
  ...[
    'order_by=name;DROP',
    'order_by=__proto__',
    'order_dir=sideways',
    'in_stock=maybe',
    'min_price=x',
    'max_price=1,5',
  ],
  ...['reservation_start_at=2026-12-12', 'reservation_start_at=x&reservation_end_at=y'],
  'reservation_start_at=2026-12-12&reservation_end_at=2026-12-11',
]

test.each(PARAMETERS)('a parameter that means nothing answers 400: %s', async (query) => {
  const { ask } = await openServices()
  expect(await ask(`${CATALOG}/products?${query}`)).toMatchObject({
    status: 400,
    body: {
      error: { code: 'INVALID_PARAMETER', parameter: expect.any(String), message: expect.any(String) },
    },
  })
})

const HOSTILE = [
  ...[
    "'",
    '"',
    '\\',
    '\u0000',
    '%',
    '*',
    '"*',
    'a"*b',
    'OR',
    'NEAR(',
    '-- ',
    '<script>',
    '🪑',
    '\ud800',
    'ё'.repeat(3000),
  ],
  ...['1e9', '-1', 'NaN', '__proto__', '[]', '{}', ',', '\\,', ',,,,', '99999999999999999999', ' ', '\u202e'],
]

test.each(HOSTILE)('no text harms a read: %o', async (value) => {
  const { get } = await openServices()
  const texts = [
    'search',
    'brands',
    'category',
    'volumes',
    'product_ids',
    'categories_ids',
    'excluded_products_ids',
  ]
  for (const name of [...texts, 'excluded_category', 'assortment_slugs', 'unknown']) {
    expect((await get(`${CATALOG}/products`, { [name]: value })).status).toBe(200)
    expect((await get(`${CATALOG}/products/filters`, { [name]: value })).status).toBe(200)
  }
  for (const path of [`${CATALOG}/products`, `${CATALOG}/categories`, `${CONTENT}/blog-articles`])
    for (const name of [
      'page',
      'limit',
      'order_by',
      'order_dir',
      'in_stock',
      'reservation_end_at',
      'min_price',
    ])
      expect((await get(path, { [name]: value })).status).toBeLessThan(500)
  expect((await get(`${CATALOG}/assortments`, { search: value })).status).toBe(200)
  expect((await get(`${CONTENT}/blog-articles`, { category: value })).status).toBe(200)
  expect((await get(`${CONTENT}/pages`, { slug: value })).status).toBe(404)
})

test.each([
  '/',
  '//',
  '/api',
  '/api/rental_service',
  `${CATALOG}/products/by-slug/`,
  `${CATALOG}/../../x`,
  '/v2/products',
  '*',
])('there is nothing at %s', async (path) => expect(await rawStatus(path)).toBe(404))

test.each([`${CATALOG}/products/by-slug/%`, `${CATALOG}/products/by-ids/%E0%A4%A`])(
  'broken percent-encoding answers 400: %s',
  async (path) => expect(await rawStatus(path)).toBe(400),
)

/** Requests a path that `fetch` would normalize first. */
async function rawStatus(path: string): Promise<number | undefined> {
  const { url } = await openServices()
  return new Promise((resolve, reject) => {
    const asked = request(url, { path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.on('error', reject)
    asked.end()
  })
}

test.each([
  ['localhost', 200],
  ['127.0.0.1:8080', 200],
  ['[::1]:8080', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['127.0.0.1.evil.example', 421],
  ['10.0.0.1', 421],
])('asked by the name %s: %i', async (host, status) => {
  const { url } = await openServices()
  for (const path of [`${CATALOG}/products`, '/storage/products/arka-kruglaya-zoloto-1.webp']) {
    const [answer] = await once(request(url + path, { headers: { host } }).end(), 'response')
    answer.resume()
    expect([path, answer.statusCode]).toEqual([path, status])
  }
})
