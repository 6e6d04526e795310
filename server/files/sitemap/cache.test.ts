import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSitemapCache, SitemapBusyError, type SitemapCache } from './cache.ts'

const HOUR = 60 * 60 * 1000

let cache: SitemapCache

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  cache = createSitemapCache()
})

afterEach(async () => {
  vi.useRealTimers()
  await cache.close()
})

test('twenty concurrent requests build it once, and it is cached for an hour', async () => {
  let made = 0
  const make = async () => ++made
  expect(await Promise.all(Array.from({ length: 20 }, () => cache.get('part', make)))).toEqual(
    Array(20).fill(1),
  )
  vi.setSystemTime(Date.now() + HOUR - 1000)
  expect(await cache.get('part', make)).toBe(1)
})

test('a stale one is served at once and rebuilt in the background', async () => {
  await cache.get('part', async () => 'old')
  vi.setSystemTime(Date.now() + HOUR + 1000)
  const { promise: slow, resolve: finish } = Promise.withResolvers<string>()
  expect(await cache.get('part', () => slow)).toBe('old')
  finish('new')
  await expect.poll(() => cache.get('part', async () => 'never made')).toBe('new')
})

test('while it cannot be built, the stale one stays', async () => {
  await cache.get('part', async () => 'old')
  vi.setSystemTime(Date.now() + 24 * HOUR)
  for (let time = 0; time < 3; time++)
    expect(await cache.get('part', () => Promise.reject(new Error('down')))).toBe('old')
})

test('without a stale one its own error is thrown, and the next request retries', async () => {
  await expect(cache.get('part', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.get('part', async () => 'made')).toBe('made')
})

test('two are built at a time, a hundred wait, the rest is refused', async () => {
  let making = 0
  let most = 0
  const { promise: open, resolve } = Promise.withResolvers<void>()
  const asked = Array.from({ length: 110 }, (_, index) =>
    cache.get(`part ${index}`, async () => {
      most = Math.max(most, ++making)
      await open
      making--
      return index
    }),
  )
  const outcomes = Promise.allSettled(asked)
  resolve()
  const refused = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(most).toBe(2)
  expect(refused).toHaveLength(8)
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: expect.any(SitemapBusyError) })
})
