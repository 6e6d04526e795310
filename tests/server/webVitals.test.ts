import { beforeAll, expect, test } from 'vitest'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
})

const report = { page: '/pages/cart', LCP: 1800, INP: 90, CLS: 0.01 }
const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

function post(body: unknown, headers: Record<string, string> = own) {
  return fetch(`${shop.app.url}/web-vitals`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function metric(name: string): Promise<number> {
  const { text } = await shop.get('/metrics')
  const line = text.split('\n').find((each) => each.startsWith(name))
  return Number(line?.split(' ').at(-1) ?? 0)
}

test('what a visit measured is counted by its page, in seconds', async () => {
  expect((await post(report)).status).toBe(204)
  expect((await post({ page: '/pages/index', CLS: 0 })).status).toBe(204)
  expect(await metric('sutki_web_lcp_seconds_sum{page="/pages/cart"}')).toBe(1.8)
  expect(await metric('sutki_web_inp_seconds_bucket{le="0.1",page="/pages/cart"}')).toBe(1)
  expect(await metric('sutki_web_cls_bucket{le="0.02",page="/pages/cart"}')).toBe(1)
  expect(await metric('sutki_web_cls_count{page="/pages/index"}')).toBe(1)
  expect(await metric('sutki_web_lcp_seconds_count{page="/pages/index"}')).toBe(0)
})

test.each([
  ['a page that there is not', { ...report, page: '/pages/x' }, 400],
  ['a name that every object has', { ...report, page: 'toString' }, 400],
  ['a negative time', { ...report, LCP: -1 }, 400],
  ['a time beyond all waiting', { ...report, INP: 600_001 }, 400],
  ['a word for a number', { ...report, CLS: 'far' }, 400],
  ['more than 512 bytes', { ...report, more: 'a'.repeat(512) }, 413],
])('%s is refused', async (_, body, status) => {
  expect((await post(body)).status).toBe(status)
})

test('a report of another site is refused', async () => {
  expect((await post(report, { ...own, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('a flood of reports moves the figures by a bounded number a minute', async () => {
  for (let sent = 0; sent < 200; sent += 50)
    await Promise.all(Array.from({ length: 50 }, () => post({ page: '/pages/plan', CLS: 1 })))
  const counted = await metric('sutki_web_cls_count{page="/pages/plan"}')
  // Two minutes at most are touched.
  expect(counted).toBeGreaterThanOrEqual(50)
  expect(counted).toBeLessThanOrEqual(120)
})
