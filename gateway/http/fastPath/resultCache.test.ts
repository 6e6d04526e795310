import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createResultCache } from './resultCache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(1))
afterEach(() => void vi.useRealTimers())

const trace = { calls: [], isPrivate: false, validFor: 100 }
const result = (text: string) => ({ result: { data: { text } }, trace, name: 'Text' })

test('a result is given as it is until its time is over', () => {
  const kept = createResultCache()
  const one = result('Шатёр')
  kept.set('a', { ...one, seconds: 10 })
  vi.advanceTimersByTime(9000)
  expect(kept.get('a')?.result).toBe(one.result)
  vi.advanceTimersByTime(1001)
  expect(kept.get('a')).toBeNull()
})

test('what may not be sent again is not kept', () => {
  const kept = createResultCache()
  kept.set('a', { ...result('Шатёр'), seconds: 0 })
  expect(kept.get('a')).toBeNull()
})

test('the day that a result names ends when it ends', () => {
  const kept = createResultCache()
  kept.set('a', { ...result('Шатёр'), seconds: 60 })
  vi.advanceTimersByTime(40_000)
  expect(kept.get('a')?.trace.validFor).toBe(60)
})

test('results are kept for two million bytes of JSON, the oldest goes first, and a huge one is not kept', () => {
  const kept = createResultCache()
  kept.set('huge', { ...result('x'.repeat(150_000)), seconds: 10 })
  expect(kept.get('huge')).toBeNull()
  for (let index = 0; index < 20; index++)
    kept.set(`${index}`, { ...result('x'.repeat(100_000)), seconds: 10 })
  const left = Array.from({ length: 20 }, (_, index) => index).filter((index) => kept.get(`${index}`))
  expect(left).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
})
