import { expect, test } from 'vitest'
import { concurrencyLimit, createConcurrencyLimit } from './concurrencyLimit.ts'

test.each([
  ['waits for others: any number', 0.5, 20, Number.POSITIVE_INFINITY],
  ['has no time left: what it gets done in 0.35 s', 0.99, 200, 70],
  ['is very slow: one visitor’s page', 1, 3, 12],
])('a process that %s', (_, utilization, perSecond, most) => {
  expect(concurrencyLimit(utilization, perSecond)).toBe(most)
})

test('a loop that worked all the time sets a limit', () => {
  const limit = createConcurrencyLimit()
  expect(limit.current()).toBe(Number.POSITIVE_INFINITY)
  const end = performance.now() + 600
  while (performance.now() < end);
  limit.noteDone()
  expect(limit.current()).toBe(12)
})
