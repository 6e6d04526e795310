import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const content = { lines: [{ productId: '1', quantity: 2 }], customer: { name: 'Анна', phone: '+7' } }
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
  test('stays the same for the same content, after a reload and in another tab', async () => {
    const key = (await openTab()).orderKey(content)
    const { customer, lines } = content
    expect(
      (await openTab()).orderKey({ customer: { phone: customer.phone, name: customer.name }, lines }),
    ).toBe(key)
  })

  test('is another for other content', async () => {
    const { orderKey } = await openTab()
    const key = orderKey(content)
    expect(orderKey({ ...content, lines: [{ productId: '1', quantity: 3 }] })).not.toBe(key)
    expect(orderKey({ ...content, lines: [] })).not.toBe(key)
  })

  test('is new after success', async () => {
    const { forgetPendingOrder, orderKey } = await openTab()
    const key = orderKey(content)
    forgetPendingOrder()
    expect(items.size).toBe(0)
    expect(orderKey(content)).not.toBe(key)
  })

  test('leaves no personal data in storage', async () => {
    ;(await openTab()).orderKey(content)
    expect([...items.values()].join()).not.toContain('Анна')
  })

  test.each([
    'garbage',
    '{"idempotencyKey":7,"fingerprint":"x"}',
    '{"idempotencyKey":"\\n","fingerprint":"x"}',
  ])('is valid where storage holds %s', async (stored) => {
    items.set('pendingOrder', stored)
    const { orderKey } = await openTab()
    const key = orderKey(content)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(orderKey(content)).toBe(key)
  })

  test('holds in memory where storage is full and still has an older order', async () => {
    const { orderKey } = await openTab()
    orderKey({ lines: [] })
    vi.stubGlobal('localStorage', { getItem: (name: string) => items.get(name) ?? null })
    const key = orderKey(content)
    expect(orderKey(content)).toBe(key)
  })

  test('holds in memory where storage is switched off', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { orderKey } = await openTab()
    expect(orderKey(content)).toBe(orderKey(content))
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
