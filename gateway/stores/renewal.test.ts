import { expect, test } from 'vitest'
import { isGood, isUsable, orOld, singleFlight } from './renewal.ts'

const TIMES = { fresh: 10, stale: 100, retry: 5 }

test('equal work that is asked for at once is done once, and nothing of it stays', async () => {
  const { share, running } = singleFlight<number>()
  let done = 0
  const work = async () => ++done
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2])
  expect(running.size).toBe(0)
  const failing = () => Promise.reject(new Error('down'))
  await expect(Promise.all([share('a', failing), share('a', work)])).rejects.toThrow('down')
  expect(await share('a', work)).toBe(3)
})

test('the old value stands in for work that fails or is late, and only then', async () => {
  const late: string[] = []
  const never = new Promise<string>(() => {})
  const onLate = () => void late.push('late')
  expect(await orOld(Promise.resolve('new'), 'old', 60_000, onLate)).toBe('new')
  expect(await orOld(Promise.reject(new Error('down')), 'old', 60_000, onLate)).toBe('old')
  expect(await orOld(never, 'old', 0, onLate)).toBe('old')
  expect(late).toEqual([])
  expect(await orOld(never, 'old', 1, onLate)).toBe('old')
  expect(late).toEqual(['late'])
})

test('a value is good while it is fresh, and for a moment after a newer one failed', () => {
  expect(isGood({ at: 0 }, TIMES, 9)).toBe(true)
  expect(isGood({ at: 0 }, TIMES, 10)).toBe(false)
  expect(isGood({ at: 0, failedAt: 20 }, TIMES, 24)).toBe(true)
  expect(isGood({ at: 0, failedAt: 20 }, TIMES, 25)).toBe(false)
  expect(isGood({ at: 0, failedAt: 108 }, TIMES, 110)).toBe(false)
  expect(isUsable({ at: 0 }, TIMES, 109)).toBe(true)
  expect(isUsable({ at: 0 }, TIMES, 110)).toBe(false)
})
