import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function openTab() {
  vi.resetModules()
  return import('./pendingOrder.ts')
}

describe('the key of an order', () => {
  test('stays the same until the outcome is known, after a reload and in another tab', async () => {
    const key = (await openTab()).orderKey()
    expect((await openTab()).orderKey()).toBe(key)
  })

  test('is new after success', async () => {
    const { forgetPendingOrder, orderKey } = await openTab()
    const key = orderKey()
    forgetPendingOrder('another tab’s key of old')
    expect(orderKey()).toBe(key)
    forgetPendingOrder(key)
    expect(items.size).toBe(0)
    expect(orderKey()).not.toBe(key)
  })

  test.each(['garbage', '{"idempotencyKey":7}', '{"idempotencyKey":"\\n"}'])(
    'is valid where storage holds %s',
    async (stored) => {
      items.set('pendingOrder', stored)
      const { orderKey } = await openTab()
      const key = orderKey()
      expect(key).toMatch(/^[0-9a-f]{32}$/)
      expect(orderKey()).toBe(key)
    },
  )

  test('holds in memory where storage is switched off', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { orderKey } = await openTab()
    expect(orderKey()).toBe(orderKey())
  })
})

test('anything but a short fingerprint in the storage is no list that was sent', async () => {
  for (const stored of ['7', '{"order":7}', '{"order":""}', JSON.stringify({ order: 'a'.repeat(17) })]) {
    vi.stubGlobal('sessionStorage', { getItem: () => stored })
    expect((await openTab()).sentList.read(), stored).toBeNull()
  }
  const { sentList } = await openTab()
  sentList.write({ order: 'cbf29ce484222325' })
  expect(sentList.read()).toEqual({ order: 'cbf29ce484222325' })
})
