import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
})

const day = addDays(todayIn('Europe/Moscow', new Date()), 5)
const cookieFor = (start: string) =>
  `rentDates=${encodeURIComponent(JSON.stringify({ start, end: addDays(start, 1) }))}`

/** How many pages were rendered to be kept, and how many were sent from memory. */
async function lookups(): Promise<{ made: number; found: number }> {
  const { text } = await shop.get('/metrics')
  const count = (outcome: string) =>
    Number(new RegExp(`sutki_page_cache_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1])
  return { made: count('miss'), found: count('hit') + count('stale') }
}

async function made(work: () => Promise<unknown>): Promise<number> {
  const before = await lookups()
  await work()
  return (await lookups()).made - before.made
}

test('a page from memory is the page that was rendered, in every encoding, and 304 for whoever has it', async () => {
  const { text: rendered } = await (await sharedShop('forgetful')).get('/solutions')
  const unpack = { identity: (bytes: Buffer) => bytes, br: brotliDecompressSync, gzip: gunzipSync }
  for (const [encoding, read] of Object.entries(unpack)) {
    const headers = { 'accept-encoding': encoding, 'x-request-id': 'one' }
    const [first, second] = [
      await shop.get('/solutions', { headers }),
      await shop.get('/solutions', { headers }),
    ]
    expect(second.bytes.equals(first.bytes)).toBe(true)
    expect({ ...second.headers, date: '' }).toEqual({ ...first.headers, date: '' })
    expect(read(first.bytes).toString() === rendered).toBe(true)
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-length': String(first.bytes.length),
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^W\/".{27}"$/),
    })
    const known = await shop.get('/solutions', {
      headers: { ...headers, 'if-none-match': String(first.headers.etag) },
    })
    expect([known.status, known.bytes.length, known.headers['content-security-policy']]).toEqual([
      304,
      0,
      first.headers['content-security-policy'],
    ])
    const head = await shop.get('/solutions', { method: 'HEAD', headers })
    expect([head.bytes.length, head.headers.etag]).toEqual([0, first.headers.etag])
  }
})

test('each visitor gets the page of his own dates', async () => {
  for (let visit = 0; visit < 2; visit++)
    for (const start of [day, addDays(day, 1)]) {
      const { text } = await shop.get('/catalog', { headers: { cookie: `theme=dark; ${cookieFor(start)}` } })
      expect(/"start":"(\d{4}-\d\d-\d\d)"/.exec(text)?.[1]).toBe(start)
    }
  expect((await shop.get('/catalog')).text).not.toMatch(/"start":"\d{4}/)
})

test('a cookie is set or cleared each time, also where the page is in memory', async () => {
  await shop.get('/catalog')
  for (let visit = 0; visit < 2; visit++) {
    const broken = await shop.get('/catalog', { headers: { cookie: 'rentDates=garbage' } })
    expect(broken.headers['set-cookie']).toEqual([expect.stringContaining('Max-Age=0')])
    const linked = await shop.get(`/catalog?from=${day}&to=${addDays(day, 1)}`)
    expect(linked.headers['set-cookie']).toEqual([expect.stringContaining('rentDates=')])
  }
  expect((await shop.get('/catalog')).headers['set-cookie']).toBeUndefined()
})

test('parameters that no page reads make no page of their own, and are in nobody’s page', async () => {
  // A page that lacks a part is not kept: on a busy machine a service may be late.
  await expect.poll(() => made(() => shop.get('/catalog?sort=cheapest&min_price=41'))).toBe(0)
  const more = await made(async () => {
    for (let number = 0; number < 20; number++) {
      const { text } = await shop.get(`/catalog?utm_source=letter-${number}&sort=cheapest&min_price=41&x[]=1`)
      expect(text).not.toContain('letter-')
    }
  })
  expect(more).toBe(0)
})

test('who comes for a page that is being rendered waits for it', async () => {
  shop.services.calls.length = 0
  const target = '/categories/stulya?min_price=41'
  const more = await made(async () => {
    const pages = await Promise.all(Array.from({ length: 32 }, () => shop.get(target)))
    expect(new Set(pages.map(({ status, text }) => `${status}${text}`)).size).toBe(1)
  })
  expect(more).toBe(1)
  const calls = shop.services.calls.map(({ path }) => path)
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted())
})

test('a payload is rendered once for all, and looks as if it had been for each', async () => {
  const headers = { 'x-request-id': 'one', cookie: cookieFor(day) }
  const more = await made(async () => {
    const [first, second] = [
      await shop.get('/about/_payload.json?1'),
      await shop.get('/about/_payload.json?2', { headers }),
    ]
    expect(second.text === first.text).toBe(true)
    expect(second.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
      'content-type': 'application/json; charset=utf-8',
      etag: first.headers.etag,
    })
  })
  expect(more).toBeLessThanOrEqual(1)
})

test('a page that has moved takes the whole query string along, as often as it is asked for', async () => {
  for (let visit = 0; visit < 2; visit++) {
    const { status, headers } = await shop.get('/catalog/?utm_source=letter&page=2')
    expect([status, headers.location]).toEqual([301, '/catalog?utm_source=letter&page=2'])
  }
})
