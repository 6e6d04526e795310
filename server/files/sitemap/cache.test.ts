import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSitemapCache, SitemapBusyError } from './cache.ts'

const HOUR = 60 * 60 * 1000

let count: ReturnType<typeof createSitemapCache>['count']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  vi.advanceTimersByTime(1)
  count = createSitemapCache().count
})

afterEach(() => {
  vi.useRealTimers()
})

test('twenty concurrent requests build it once, and it is cached for an hour', async () => {
  let made = 0
  const make = async () => ++made
  expect(await Promise.all(Array.from({ length: 20 }, () => count('articles', make)))).toEqual(
    Array(20).fill(1),
  )
  vi.advanceTimersByTime(HOUR - 1000)
  expect(await count('articles', make)).toBe(1)
})

test('a stale one is served at once and rebuilt in the background', async () => {
  await count('articles', async () => 1)
  vi.advanceTimersByTime(HOUR + 1000)
  const { promise: slow, resolve: finish } = Promise.withResolvers<number>()
  expect(await count('articles', () => slow)).toBe(1)
  finish(2)
  await vi.waitFor(async () => expect(await count('articles', async () => 3)).toBe(2))
})

test('while it cannot be built, the stale one stays', async () => {
  await count('articles', async () => 1)
  vi.advanceTimersByTime(24 * HOUR)
  for (let time = 0; time < 3; time++)
    expect(await count('articles', () => Promise.reject(new Error('down')))).toBe(1)
})

test('without a stale one its own error is thrown, and the next request retries', async () => {
  await expect(count('articles', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await count('articles', async () => 1)).toBe(1)
})

test('two are built at a time, a hundred wait, the rest is refused', async () => {
  let making = 0
  let most = 0
  const { promise: open, resolve } = Promise.withResolvers<void>()
  const asked = Array.from({ length: 110 }, (_, index) =>
    count(`kind ${index}`, async () => {
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
