import { describe, expect, test } from 'vitest'
import type { EntryList } from './entries.ts'
import { countParts, MAX_PARTS, PART_SIZE, partEntries } from './parts.ts'
import { urlSetXml } from './xml.ts'

/** A service's list of `size` entities; `calls` are the requested pages. */
function listOf(size: number, { counts = true }: { counts?: boolean } = {}) {
  const calls: number[] = []
  const list: EntryList = async (page, limit) => {
    calls.push(page)
    const first = (page - 1) * limit
    const entries = Array.from({ length: Math.max(0, Math.min(limit, size - first)) }, (_, index) => ({
      path: `/catalog/thing-${first + index}`,
      lastmod: null,
    }))
    return { entries, total: counts ? size : null, isEmpty: entries.length === 0 }
  }
  return { list, calls }
}

describe.each([{ counts: true }, { counts: false }])('a service that counts: $counts', ({ counts }) => {
  test.each([0, 1, 100, 4999, 5000, 5001, 12_345, 100_000])('lists %i entities once each', async (size) => {
    const { list } = listOf(size, { counts })
    const parts = await countParts(list)
    expect(parts).toBe(Math.ceil(size / PART_SIZE))
    const paths = new Set<string>()
    for (let part = 1; part <= parts; part++) {
      const entries = await partEntries(list, part)
      expect(entries.length).toBeLessThanOrEqual(PART_SIZE)
      for (const { path } of entries) paths.add(path)
    }
    expect(paths.size).toBe(size)
  })

  test('a list without an end is listed up to a bound, in few calls', async () => {
    const { list, calls } = listOf(Number.MAX_SAFE_INTEGER, { counts })
    expect(await countParts(list)).toBe(MAX_PARTS)
    expect(calls.length).toBeLessThanOrEqual(25)
    calls.length = 0
    expect(await partEntries(list, MAX_PARTS)).toHaveLength(PART_SIZE)
    expect(calls).toHaveLength(50)
  })

  test('a part requests nothing past the end of the list', async () => {
    const { list, calls } = listOf(150, { counts })
    await partEntries(list, 1)
    expect(calls).toEqual([1, 2, 3, 4])
  })
})

test('an entity that moves between two calls is listed once', async () => {
  const list: EntryList = async (page) => ({
    entries: page < 3 ? [{ path: '/catalog/moving', lastmod: null }] : [],
    total: null,
    isEmpty: page >= 3,
  })
  expect(await partEntries(list, 1)).toHaveLength(1)
})

test('a part in which one call fails is no part', async () => {
  const { list } = listOf(1000)
  const failing: EntryList = async (page, limit) => {
    if (page === 7) throw new Error('the service is down')
    return list(page, limit)
  }
  await expect(partEntries(failing, 1)).rejects.toThrow('down')
})

test('a part of the longest slugs is far below the 50 MB of the protocol', () => {
  const entries = Array.from({ length: PART_SIZE }, () => ({
    path: `/catalog/${encodeURIComponent('щ'.repeat(200))}`,
    lastmod: '2026-03-04T09:30:00.123456789+03:00',
  }))
  expect(Buffer.byteLength(urlSetXml('https://shop.example', entries))).toBeLessThan(10_000_000)
})

test('what XML reads is escaped', () => {
  const xml = urlSetXml('https://shop.example', [{ path: `/a?b&c<d>"e'`, lastmod: null }])
  expect(xml).toContain('<loc>https://shop.example/a?b&#38;c&#60;d&#62;&#34;e&#39;</loc>')
})
