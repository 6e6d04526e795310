import { request } from 'node:http'
import { expect, test } from 'vitest'
import { CATALOG, CONTENT, openServices } from './services.ts'

test('a parameter that means nothing answers 400', async () => {
  const { ask } = await openServices()
  const numbers =
    'page=-1 page=0 page=x page=1e3 page=99999999999999999 limit=0 limit=1e9 limit=%00 max_price=1,5'
  const names = 'order_by=name;DROP order_by=__proto__ order_dir=sideways in_stock=maybe'
  const days = 'reservation_start_at=2026-12-12 reservation_start_at=2026-12-12&reservation_end_at=2026-12-11'
  for (const query of [numbers, names, days].join(' ').split(' ')) {
    const error = { code: 'INVALID_PARAMETER', parameter: expect.any(String), message: expect.any(String) }
    expect(await ask(`${CATALOG}/products?${query}`), query).toMatchObject({ status: 400, body: { error } })
  }
})

test('no text harms a read', async () => {
  const { get } = await openServices()
  const words =
    '\' \\ \u0000 % "* a"*b NEAR( -- <script> 🪑 \ud800 1e9 NaN __proto__ [] , \\, 99999999999999999999 \u202e'
  const texts = 'search brands category volumes product_ids categories_ids assortment_slugs unknown'.split(
    ' ',
  )
  const others = 'page limit order_by order_dir in_stock reservation_end_at min_price'.split(' ')
  for (const value of [...words.split(' '), ' ', 'ё'.repeat(3000)]) {
    for (const name of texts)
      for (const path of ['products', 'products/filters'])
        expect((await get(`${CATALOG}/${path}`, { [name]: value })).status).toBe(200)
    for (const name of others)
      expect((await get(`${CATALOG}/products`, { [name]: value })).status).toBeLessThan(500)
    expect((await get(`${CATALOG}/assortments`, { search: value })).status).toBe(200)
    expect((await get(`${CONTENT}/blog-articles`, { category: value })).status).toBe(200)
    expect((await get(`${CONTENT}/pages`, { slug: value })).status).toBe(404)
  }
})

test('there is nothing elsewhere, and broken percent-encoding answers 400', async () => {
  const statusOf = await openStatus()
  const nowhere = ['/', '//', '/api/rental_service', `${CATALOG}/../../x`, '/v2/products', '*']
  for (const path of nowhere) expect(await statusOf(path), path).toBe(404)
  for (const path of ['by-slug/%', 'by-ids/%E0%A4%A'])
    expect(await statusOf(`${CATALOG}/products/${path}`)).toBe(400)
})

test('names of other machines are 421', async () => {
  const statusOf = await openStatus()
  for (const path of [`${CATALOG}/products`, '/storage/products/arka-kruglaya-zoloto-1.webp']) {
    for (const host of ['localhost', '127.0.0.1:8080', '[::1]:8080'])
      expect(await statusOf(path, host), host).toBe(200)
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1'])
      expect(await statusOf(path, host), host).toBe(421)
  }
})

/** The status of a path that `fetch` would normalize first. */
async function openStatus() {
  const { url } = await openServices()
  return (path: string, host = 'localhost') =>
    new Promise((resolve, reject) => {
      request(url, { path, headers: { host } }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
}
