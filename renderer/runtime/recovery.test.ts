import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './recovery.ts'

const NOON = Date.parse('2026-12-01T12:00:00Z')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page is reloaded once within 10 s, by a clock that may be set back, and never without a marker', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  const reload = vi.fn()
  const reloadAt = (moment: number) => {
    vi.setSystemTime(moment)
    return reloadOnce(reload)
  }
  const hourBefore = NOON - 3_600_000
  const moments = [NOON, NOON + 9_999, NOON + 10_000, hourBefore, hourBefore + 9_999]
  expect(moments.map(reloadAt)).toEqual([true, false, true, true, false])
  vi.stubGlobal('sessionStorage', undefined)
  expect(reloadAt(NOON)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(3)
})
