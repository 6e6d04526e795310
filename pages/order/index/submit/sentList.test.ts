import { afterEach, expect, test, vi } from 'vitest'
import { sentList } from './sentList.ts'

afterEach(() => vi.unstubAllGlobals())

test('anything but a short fingerprint in the storage is no list that was sent', async () => {
  for (const stored of ['7', '{"order":7}', '{"order":""}', JSON.stringify({ order: 'a'.repeat(17) })]) {
    vi.resetModules()
    vi.stubGlobal('sessionStorage', { getItem: () => stored })
    expect((await import('./sentList.ts')).sentList.read(), stored).toBeNull()
  }
  sentList.write({ order: 'cbf29ce484222325' })
  expect(sentList.read()).toEqual({ order: 'cbf29ce484222325' })
})
