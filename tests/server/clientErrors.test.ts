import { beforeAll, expect, test } from 'vitest'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
})

const report = {
  kind: 'render',
  area: 'gallery',
  name: 'TypeError',
  message: `Unexpected token 'М', "Марина Ветрова" of marina@example.ru, +7 916 245-11-22, at https://shop.example/?q=tent`,
  stack: `TypeError: Марина\n    at x (https://shop.example/assets/chunks/chunk-aB1.js:12:345)\n    at secret (file:///home/marina/a.js:1:1)`,
  path: '/search/secret words?from=2026-12-12',
}
const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

function post(body: unknown, headers: Record<string, string> = own) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(`${shop.app.url}/client-errors`, { method: 'POST', headers, body: text })
}

async function counted(outcome: string): Promise<number> {
  const { text } = await shop.get('/metrics')
  const line = text
    .split('\n')
    .find((each) => each.includes(`client_errors_total{kind="render",outcome="${outcome}"}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

test('a report is counted and logged without what a visitor typed', async () => {
  expect((await post(report)).status).toBe(204)
  expect(await counted('logged')).toBe(1)
  await expect.poll(() => shop.logged('a failure in a browser')).toHaveLength(1)
  const [line] = shop.logged('a failure in a browser')
  expect(line).toMatchObject({
    kind: 'render',
    area: 'gallery',
    name: 'TypeError',
    message: 'Unexpected token …, … of … …, at …',
    frames: ['/assets/chunks/chunk-aB1.js:12:345'],
    path: '/search/…',
  })
  expect(JSON.stringify(line)).not.toMatch(/marina|Марина|916|secret|tent|2026-12-12/)
})

test.each([
  ['another site', { ...own, 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of the same domain', { ...own, 'sec-fetch-site': 'same-site' }],
  ['another origin', { 'content-type': 'application/json', origin: 'https://evil.example' }],
  ['nobody knows where', { 'content-type': 'application/json' }],
])('a report from %s is refused', async (_, headers) => {
  expect((await post(report, headers)).status).toBe(403)
})

test('an older browser says where it comes from by its origin alone', async () => {
  expect((await post(report, { 'content-type': 'application/json', origin: shop.app.url })).status).toBe(204)
})

test.each([
  ['no JSON', '{', own, 400],
  ['a form', 'kind=render', { ...own, 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['an unknown kind', { ...report, kind: 'visitor' }, own, 400],
  ['an area of a visitor’s making', { ...report, area: 'Марина' }, own, 400],
  ['a long message', { ...report, message: 'a'.repeat(301) }, own, 400],
  ['more than 4 KB', { ...report, stack: 'a'.repeat(4096) }, own, 413],
])('%s is refused', async (_, body, headers, status) => {
  expect((await post(body, headers)).status).toBe(status)
})

test('of a flood a bounded number is logged a minute, and all are counted; others are heard beside it', async () => {
  const before = (await counted('logged')) + (await counted('dropped'))
  const lines = shop.logged('a failure in a browser').length
  // Two minutes at most are touched.
  const from = (address: string) => post(report, { ...own, 'x-forwarded-for': address })
  for (let sent = 0; sent < 200; sent += 20)
    await Promise.all(Array.from({ length: 20 }, () => from('203.0.113.9')))
  expect((await counted('logged')) + (await counted('dropped'))).toBe(before + 200)
  expect(await counted('dropped')).toBeGreaterThanOrEqual(188)
  expect(shop.logged('a failure in a browser').length - lines).toBeLessThanOrEqual(12)
  const logged = await counted('logged')
  expect((await from('198.51.100.7')).status).toBe(204)
  expect(await counted('logged')).toBe(logged + 1)
})
