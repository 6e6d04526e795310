import { describe, expect, test } from 'vitest'
import { createMemory, MEMORY_BYTES } from '#gateway/rest/cache/memory.ts'
import { openRecorder, type Reply, sendJson } from './recorder.ts'

const entity: Reply = (response, _, { line }) =>
  sendJson(response, 200, {
    result: /\?|by-ids/.test(line)
      ? { data: [{ id: 1, slug: 'stul', name: 'Стул' }] }
      : { id: 1, slug: 'stul', name: 'Стул', minOrderDays: 2 },
  })
const down: Reply = (response) => response.destroy()
/** Large enough that a few hundred of them are more than the visitors' store. */
const padding = 'а'.repeat(10_000)
const padded: Reply = (response) =>
  sendJson(response, 200, { result: { data: [{ id: 1, slug: 'stul', name: 'Стул' }], padding } })

describe('the bound of a store', () => {
  test('is counted in the bytes of the answers', () => {
    const memory = createMemory()
    const bytes = 100_000
    const keys = Array.from({ length: 1000 }, (_, index) => `/v2/products?min_price=${index}`)
    for (const key of keys) memory.set(key, 'visitors', { value: {}, bytes, at: performance.now() })
    const kept = keys.filter((key) => memory.get(key, 'visitors'))
    expect(kept.length * bytes).toBeLessThanOrEqual(MEMORY_BYTES.visitors)
    expect(kept.length).toBeGreaterThan(MEMORY_BYTES.visitors / bytes / 2)
    expect(kept.at(-1)).toBe(keys.at(-1))
  })

  test('holds for names that do not exist, and no page takes them over', () => {
    const memory = createMemory()
    const none = { value: null, bytes: 0, at: performance.now() }
    for (let index = 0; index < 20_000; index++) memory.set(`/v2/products/by-slug/${index}`, 'visitors', none)
    expect(memory.get('/v2/products/by-slug/0', 'shop')).toBeNull()
    expect(memory.get('/v2/products/by-slug/19999', 'shop')).toBe(none)
    memory.set('/v2/categories', 'shop', { ...none, value: {} })
    memory.set('/v2/categories', 'visitors', none)
    expect(memory.get('/v2/categories', 'shop')).toBe(none)
  })
})

describe('what the pages stand on', () => {
  test("outlives 1,200 filters of visitors and a stranger's lists", async () => {
    const { factory, reply } = await openRecorder({ cache: true })
    const page = factory.forRequest({ requestId: 'page', isOwnPage: true })
    const stranger = factory.forRequest({ requestId: 'stranger' })
    reply(entity)
    await Promise.all([page.settings(), page.products(), page.productBySlug('stul')])
    await Promise.all([page.productsByIds(['1', '2']), page.categories({ limit: 8 })])

    reply(padded)
    for (let index = 0; index < 1200; index += 100) {
      const asked = Array.from({ length: 100 }, (_, step) => index + step + 1)
      await Promise.all(asked.map((minPrice) => page.products({ minPrice })))
    }
    for (let limit = 1; limit <= 100; limit++) await stranger.products({ limit, page: 2 })

    reply(down)
    expect((await page.settings()).minOrderDays).toBe(2)
    expect((await page.products()).items).toHaveLength(1)
    expect((await page.productBySlug('stul'))?.name).toBe('Стул')
    expect(await page.productsByIds(['1', '2'])).toHaveLength(1)
    expect((await page.categories({ limit: 8 })).items).toHaveLength(1)
    await expect(page.products({ minPrice: 1 })).rejects.toThrow('Network error')
  })

  test('is kept also when a stranger asked first', async () => {
    const { factory, requests, reply } = await openRecorder({ cache: true })
    const page = factory.forRequest({ requestId: 'page', isOwnPage: true })
    const stranger = factory.forRequest({ requestId: 'stranger' })
    reply(entity)
    await stranger.products()
    await page.products()
    expect(requests).toHaveLength(1)
    reply(padded)
    for (let index = 1; index <= 400; index++) await stranger.products({ minPrice: index })
    requests.length = 0
    expect((await page.products()).items).toHaveLength(1)
    expect(requests).toEqual([])
  })
})
