import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { titleOf, wordsOf } from '../support/html.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop
const start = addDays(todayIn('Europe/Moscow', new Date()), 10)
const dates = { start, end: addDays(start, 2) }
const link = `from=${dates.start}&to=${dates.end}`
const cookie = `rentDates=${encodeURIComponent(JSON.stringify(dates))}`

beforeAll(async () => {
  shop = await sharedShop('demo')
})

describe('found and not found', () => {
  test.each([
    '/catalog',
    '/catalog?page=-1',
    '/catalog?limit=1e9',
    '/catalog?sort=unknown',
    '/catalog?min_price=abc',
    '/catalog?__proto__=1',
  ])('the catalogue has 20 products in the HTML of the server at %s', async (path) => {
    const { status, text } = await shop.get(path)
    const products = new Set([...text.matchAll(/href="\/catalog\/([\w-]+)/g)].map(([, slug]) => slug))
    expect([status, products.size]).toEqual([200, 20])
  })

  test.each([
    '/no-such-page',
    '/catalog/no-such-product',
    '/categories/no-such-category',
    `/catalog/${encodeURIComponent('стол')}`,
  ])('%s is not found: status, message, page', async (target) => {
    const { status, statusMessage, headers, text } = await shop.get(`${target}?secret=1`)
    expect([status, statusMessage]).toEqual([404, `Page not found: ${target}`])
    expect(text).toContain('Страница не найдена')
    expect(text).toContain('Перейти на главную')
    expect(headers['cache-control']).toContain('no-store')
    await expect.poll(() => shop.logged(`Page not found: ${target}`)).not.toEqual([])
    expect(shop.logged('page failed')).toEqual([])
  })

  test.each([
    '/catalog?page=99',
    '/catalog?page=999999',
    '/catalog?page=90-99',
    '/categories/stulya?page=9',
    '/assortments/vse-beloe?page=9',
    '/articles?page=50',
    '/articles/raschety-i-normy?page=9',
    '/solutions?page=9',
  ])('%s lies past the end of its list and is not found', async (path) => {
    const { status, text } = await shop.get(path)
    expect([status, titleOf(text)]).toEqual([404, 'Страница не найдена — «Сутки»'])
    expect(text).toContain('<meta name="robots" content="noindex')
  })

  test.each([
    '/catalog?in_stock=1&page=50',
    '/categories/stulya?sort=cheapest&page=9',
    '/assortments/vse-beloe?min_price=1&page=9',
    '/search/%D1%81%D1%82%D1%83%D0%BB?page=99',
  ])('%s lies past the end of a choice, says so and leads to its first page', async (path) => {
    const { status, text } = await shop.get(path)
    expect([status, wordsOf(text)]).toEqual([200, expect.stringContaining('На этой странице пусто')])
    expect(text).toContain('<meta name="robots" content="noindex')
    expect(text).toContain(`href="${path.replace(/[?&]page=\d+/, '').replace('&', '&amp;')}"`)
  })

  test.each(['/catalog?min_price=900000', '/search/qqqqqqq'])(
    '%s chooses nothing and is a page',
    async (path) => {
      expect((await shop.get(path)).status).toBe(200)
    },
  )

  test.each(['/catalog/favicon.ico', '/.well-known/appspecific/com.chrome.devtools.json'])(
    '%s, for which the renderer has words of its own, is not found in ours',
    async (target) => {
      const { status, headers, text } = await shop.get(target)
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
      expect(JSON.parse(text)).toMatchObject({ message: `Page not found: ${target}` })
    },
  )

  test('an address that is refused before anybody looks says so in its message', async () => {
    const target = `/catalog/${'a'.repeat(201)}`
    const { status, statusMessage, text } = await shop.get(target)
    expect([status, statusMessage]).toEqual([404, `Page Not Found: ${target}`])
    expect(text).toContain('Страница не найдена')
    await expect.poll(() => shop.logged(`Page Not Found: ${target}`)).not.toEqual([])
  })

  test('a known product is 200, before and after an unknown one', async () => {
    const { text } = await shop.get('/catalog')
    const slug = /href="\/catalog\/([\w-]+)"/.exec(text)?.[1]
    const { status, text: page } = await shop.get(`/catalog/${slug}`)
    expect([status, page]).toEqual([200, expect.stringContaining('<h1')])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s to a page is 405', async (method) => {
    const headers = { 'content-type': 'application/x-nothing', 'content-length': '0' }
    const { status, headers: answered } = await shop.get('/catalog', { method, headers })
    expect([status, answered.allow]).toEqual([405, 'GET, HEAD'])
  })

  test.each(['PUT', 'PATCH', 'DELETE'])(
    '%s to the gateway is 405, and says what is allowed',
    async (method) => {
      const { status, headers, text } = await shop.get('/graphql', { method })
      expect([status, headers.allow]).toEqual([405, 'GET, POST, OPTIONS'])
      expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
    },
  )

  test.each(['/', '/catalog', '/no-such-page', '/healthz', '/metrics'])(
    'HEAD %s is GET without a body',
    async (target) => {
      const [head, whole] = await Promise.all([shop.get(target, { method: 'HEAD' }), shop.get(target)])
      expect([head.status, head.bytes.length]).toEqual([whole.status, 0])
      expect(head.headers['content-type']).toBe(whole.headers['content-type'])
    },
  )
})

describe('dates', () => {
  test('of a link are set as the cookie, and the page is rendered for them', async () => {
    const { headers, text } = await shop.get(`/catalog?${link}`)
    expect(headers['set-cookie']).toEqual([expect.stringContaining(`${cookie};`)])
    expect(headers['set-cookie']?.[0]).toContain('Path=/; SameSite=Lax')
    expect(text).toContain(dates.start)
  })

  test('of a cookie are sent with the product calls, and not set again', async () => {
    shop.services.calls.length = 0
    const { headers } = await shop.get('/catalog?min_price=32', { headers: { cookie } })
    expect(headers['set-cookie']).toBeUndefined()
    const asked = shop.services.calls
      .map((call) => call.path)
      .filter((path) => path.includes('/v2/products?'))
    expect(asked).toEqual([expect.stringContaining(`reservation_start_at=${dates.start}`)])
  })

  test('are sent for the filters of a list where only what is free is chosen', async () => {
    shop.services.calls.length = 0
    for (const search of ['min_price=77', 'min_price=77&in_stock=1'])
      await shop.get(`/catalog?${search}`, { headers: { cookie } })
    const asked = shop.services.calls
      .map((call) => call.path)
      .filter((path) => path.includes('/v2/products/filters?'))
    const start = `reservation_start_at=${dates.start}`
    expect(asked).toEqual([expect.not.stringContaining(start), expect.stringContaining(start)])
  })

  test.each([
    'garbage',
    '%E0%A4%A',
    '{"__proto__":{"start":"2030-01-01"}}',
    encodeURIComponent(JSON.stringify({ start: dates.end, end: dates.start })),
    'x'.repeat(4000),
  ])('a cookie that is garbage is cleared, and the page is 200: %s', async (value) => {
    const { status, headers } = await shop.get('/catalog', { headers: { cookie: `rentDates=${value}` } })
    expect(status).toBe(200)
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^rentDates=;.*Max-Age=0/)])
  })

  test('that have passed stay in the cookie, are named so, and neither priced nor ordered', async () => {
    const past = { start: addDays(dates.start, -20), end: addDays(dates.start, -18) }
    shop.services.calls.length = 0
    const headers = { cookie: `rentDates=${encodeURIComponent(JSON.stringify(past))}` }
    const page = await shop.get('/catalog?page=4', { headers })
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined])
    expect(wordsOf(page.text)).toMatch(/даты прошли/i)
    expect(shop.services.calls.filter(({ path }) => path.includes('reservation_'))).toEqual([])
    const input = orderInput({
      idempotencyKey: 'an-order-for-the-past',
      period: past,
      lines: [{ productId: '101', quantity: 1 }],
    })
    const { createOrder: refused } = await ask<CreateOrderAnswer>(shop.app.url, createOrder, { input })
    expect(refused).toMatchObject({ __typename: 'OrderInputProblem', period: { reason: 'START_IN_PAST' } })
  })

  test('never cross from one visitor to another', async () => {
    const visitors = Array.from({ length: 20 }, (_, index) => addDays(start, 20 + index))
    const pages = await Promise.all(
      visitors.map((day) => {
        const own = JSON.stringify({ start: day, end: addDays(day, 1) })
        return shop.get('/catalog', { headers: { cookie: `rentDates=${encodeURIComponent(own)}` } })
      }),
    )
    const without = await shop.get('/catalog')
    for (const [index, { text }] of pages.entries()) {
      const serialized = text.match(/"start":"(\d{4}-\d\d-\d\d)"/)?.[1]
      expect(serialized).toBe(visitors[index])
    }
    expect(without.text).not.toMatch(/"start":"\d{4}/)
    expect(without.headers['cache-control']).toBe('private, no-cache')
  })
})

describe('request ids and the log', () => {
  test('an id is accepted, returned, and passed on to the services', async () => {
    shop.services.calls.length = 0
    const headers = { 'x-request-id': 'visit-1.a:b' }
    const { headers: answered } = await shop.get('/catalog?min_price=31', { headers })
    expect(answered['x-request-id']).toBe('visit-1.a:b')
    expect(new Set(shop.services.calls.map((call) => call.headers['x-request-id']))).toEqual(
      new Set(['visit-1.a:b']),
    )
  })

  test.each(['', 'has space', 'x'.repeat(101), 'ключ', '<b>'])(
    'an id that is not plain is replaced: %s',
    async (id) => {
      const headers = { 'x-request-id': Buffer.from(id).toString('latin1') }
      const { headers: answered } = await shop.get('/healthz', { headers })
      expect(answered['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    },
  )

  test('every request is one line, without personal data', async () => {
    const headers = { 'x-request-id': 'logged-1', cookie: `phone=79160000000; ${cookie}` }
    await shop.get('/search/79161234567?phone=79167654321', { headers })
    const lines = () => shop.logged('request').filter((line) => line.requestId === 'logged-1')
    await expect.poll(lines).toHaveLength(1)
    expect(lines()[0]).toMatchObject({
      method: 'GET',
      path: '/search/…',
      status: expect.any(Number),
      ms: expect.any(Number),
    })
    expect(shop.app.output()).not.toMatch(/7916\d{7}|rentDates/)
  })
})
