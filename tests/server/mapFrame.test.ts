import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await startShop({ YANDEX_MAPS_API_KEY: 'key-1' })
})

afterAll(() => shop.close())

test('the map stands in a sandboxed page of its own, the only one with another policy', async () => {
  const { status, headers, text } = await shop.get('/map-frame?at=55.79,37.59')
  expect(status).toBe(200)
  expect(text).toContain(
    'src="https://api-maps.yandex.ru/2.1/?lang=ru_RU&amp;coordorder=latlong&amp;apikey=key-1"',
  )
  expect(text).toContain("zoom: 10, type: 'yandex#map'")
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^sandbox allow-scripts allow-popups; default-src 'none'; /)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/allow-same-origin|script-src[^;]*unsafe-inline/)

  const page = await shop.get('/contacts')
  expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|yandex/)
  expect(page.text).not.toContain('key-1')
})
