import { expect, test } from 'vitest'
import type { CallRecord } from '../rest/options.ts'
import { cacheControl, sharedCacheControl } from './cacheControl.ts'

const record = (outcome: CallRecord['outcome'], isDated = false): CallRecord => ({
  requestId: 'r',
  service: 'catalog',
  call: 'categoryBySlug',
  method: 'GET',
  path: '/v2/categories/by-slug/stulya',
  isDated,
  outcome,
  status: undefined,
  reason: undefined,
  milliseconds: 1,
  attempts: 1,
  shared: false,
  cached: false,
  freshFor: 0,
})

test.each<[string, CallRecord[], string]>([
  ['an answer', [record('ok')], 'public, max-age=60, stale-while-revalidate=600'],
  ['what there is none of', [record('not_found')], 'public, max-age=30'],
  ['both', [record('ok'), record('not_found')], 'public, max-age=30'],
  ['an answer for dates', [record('ok', true)], 'no-store'],
  ['a failure', [record('UPSTREAM_NETWORK')], 'no-store'],
])('%s may be kept by shared caches for so long', (_, calls, header) => {
  expect(cacheControl({ calls, isPrivate: false, validFor: Number.POSITIVE_INFINITY })).toBe(header)
})

test.each([
  [5000, 'public, max-age=60, stale-while-revalidate=600'],
  [100, 'public, max-age=60, stale-while-revalidate=40'],
  [7, 'public, max-age=7'],
  [17.677074045, 'public, max-age=17'],
  [504.44962822499997, 'public, max-age=60, stale-while-revalidate=444'],
  [0.4, 'public, max-age=0'],
])('an answer that is wrong in %d seconds is kept no longer, in whole seconds', (validFor, header) => {
  expect(cacheControl({ calls: [record('ok')], isPrivate: false, validFor })).toBe(header)
})

test('one that is sent for five more seconds is kept five seconds less', () => {
  const trace = { calls: [record('ok')], isPrivate: false, validFor: 20 }
  expect(sharedCacheControl([trace], 5)).toBe('public, max-age=15')
  expect(sharedCacheControl([{ ...trace, validFor: 3 }], 5)).toBe('public, max-age=0')
})
