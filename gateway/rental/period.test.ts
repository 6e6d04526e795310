import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { MAX_RENTAL_DAYS } from '#company/order.ts'
import {
  addDays,
  daysIn,
  eachDay,
  isDay,
  isOverdue,
  periodProblem,
  periodRules,
  shortestPeriod,
} from './period.ts'

const day = fc.integer({ min: 0, max: 30_000 }).map((offset) => addDays('2010-01-01', offset))
const minOrderDays = fc.integer({ min: 1, max: 30 })

describe('days', () => {
  test('addDays gives real days and is undone by its opposite', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (start, count) => {
        const moved = addDays(start, count)
        expect(isDay(moved)).toBe(true)
        expect(addDays(moved, -count)).toBe(start)
        expect(daysIn({ start, end: moved })).toBe(count + 1)
      }),
    )
  })

  test('a day is 86,400,000 ms, also when clocks change', () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    onTestFinished(() => void vi.unstubAllEnvs())
    const [winter, summer] = ['2026-01-01T00:00', '2026-07-01T00:00'].map((time) => new Date(time))
    expect(winter?.getTimezoneOffset()).not.toBe(summer?.getTimezoneOffset())
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (start, count) => {
        const end = addDays(start, count)
        expect(Date.parse(end) - Date.parse(start)).toBe(count * 86_400_000)
        expect(daysIn({ start, end })).toBe(count + 1)
      }),
    )
  })

  test('isDay agrees with the built-in calendar', () => {
    const number = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2110 }), number(13), number(32), (year, month, date) => {
        const text = [year, month, date].map((part) => String(part).padStart(2, '0')).join('-')
        const time = new Date(`${text}T00:00:00Z`)
        const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
        expect(isDay(text)).toBe(isReal && year >= 2000 && year <= 2100)
      }),
      { numRuns: 1000 },
    )
  })

  test('isDay refuses whatever else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(typeof value !== 'string')
        expect(isDay(value)).toBe(false)
      }),
    )
    expect(isDay('2026-12-12\n')).toBe(false)
    expect(isDay('２０２６-12-12')).toBe(false)
  })

  test('eachDay lists as many days as daysIn counts, from start to end', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (start, length) => {
        const period = shortestPeriod(start, length)
        const days = eachDay(period)
        expect(days).toHaveLength(daysIn(period))
        expect([days.at(0), days.at(-1)]).toEqual([period.start, period.end])
      }),
    )
  })
})

describe('periodProblem', () => {
  test('the period chosen for the visitor can be ordered, and one day less cannot', () => {
    fc.assert(
      fc.property(day, minOrderDays, (today, minimum) => {
        const period = shortestPeriod(today, minimum)
        const shorter = { ...period, end: addDays(period.end, -1) }
        expect(periodProblem(period, periodRules({ today, minOrderDays: minimum }))).toBeNull()
        expect(periodProblem(shorter, periodRules({ today, minOrderDays: minimum }))).not.toBeNull()
      }),
    )
  })

  test('a period passes exactly when it is not overdue and its length is allowed', () => {
    const length = fc.integer({ min: -10, max: MAX_RENTAL_DAYS + 10 })
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -20, max: 600 }),
        length,
        minOrderDays,
        (today, shift, days, minimum) => {
          const start = addDays(today, shift)
          const period = { start, end: addDays(start, days - 1) }
          const rules = periodRules({ today, minOrderDays: minimum })
          const isAllowed =
            !isOverdue(period, today) &&
            days >= minimum &&
            days <= MAX_RENTAL_DAYS &&
            period.end <= rules.lastDay
          expect(periodProblem(period, rules) === null).toBe(isAllowed)
        },
      ),
    )
  })

  test.each([
    ['2026-12-01', '2028-06-01'],
    ['2026-08-31', '2028-02-29'],
    ['2027-08-31', '2029-02-28'],
  ])('on %s a rental may last until %s and no day longer', (today, last) => {
    const rules = periodRules({ today, minOrderDays: 2 })
    const start = addDays(last, -3)
    expect(periodProblem({ start, end: last }, rules)).toBeNull()
    expect(periodProblem({ start, end: addDays(last, 1) }, rules)).toBe('TOO_FAR')
  })

  test('days that are none never pass', () => {
    const rules = periodRules({ today: '2026-12-10', minOrderDays: 2 })
    expect(periodProblem({ start: 'soon', end: 'later' }, rules)).not.toBeNull()
    expect(periodProblem({ start: '2026-12-12', end: 'later' }, rules)).not.toBeNull()
  })
})
