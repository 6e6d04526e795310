import { expect, test } from 'vitest'
import { byteStore } from './byteStore.ts'

test('a store holds no more than its bytes, with keys and all: what was asked for last stays', () => {
  const store = byteStore<string>(100_000, (text) => text.length)
  for (let index = 0; index < 200; index++) store.set(`${index}`, 'x'.repeat(1000))
  expect(store.size).toBeGreaterThan(50)
  expect(store.size).toBeLessThan(100_000 / 1500)
  expect(store.get('199')).toBeDefined()
  store.set('k'.repeat(60_000), '')
  expect(store.size).toBeLessThan(70)
  expect(store.get('k'.repeat(60_000))).toBeUndefined()
})

test('a value above the bound of one is not kept', () => {
  const store = byteStore<string>(100_000, (text) => text.length, { maxEntry: 10_000 })
  store.set('large', 'x'.repeat(10_000))
  expect(store.get('large')).toBeUndefined()
})
