import { expect, test } from 'vitest'
import { createKeptParts } from './keptParts.ts'

const MIB = 1024 * 1024

test('parts are kept up to a bound: what was asked for last stays, and no part takes much of it', () => {
  const parts = createKeptParts(MIB)
  const html = 'ж'.repeat(2000)
  parts.set('first', html)
  for (let index = 0; index < MIB / 2000; index++) {
    expect(parts.get('first')).toBe(html)
    parts.set(`${index}`, html)
  }
  expect(parts.get('0')).toBeUndefined()
  const kept = Array.from({ length: MIB / 2000 }, (_, index) => parts.get(`${index}`)).filter(Boolean)
  expect(kept.length).toBeGreaterThan(150)
  expect(kept.length).toBeLessThan(MIB / 4000)
  parts.set('large', 'x'.repeat(MIB / 32))
  expect(parts.get('large')).toBeUndefined()
})
