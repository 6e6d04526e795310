import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysIn, periodProblem, periodRules } from '#gateway/rental/period.ts'
import { type DateDraft, datePresets, lastPickableDay, pickDay } from './dateDraft.ts'

const TODAY = '2026-12-07'
const rulesOf = (minOrderDays: number, today = TODAY) => periodRules({ today, minOrderDays })

describe('pickDay', () => {
  test('chooses the shortest end for the visitor, then takes the end that is picked', () => {
    const started = pickDay(null, '2026-12-12', rulesOf(2))
    expect(started).toEqual({ period: { start: '2026-12-12', end: '2026-12-13' }, isEndOpen: true })
    const ended = pickDay(started, '2026-12-14', rulesOf(2))
    expect(ended).toEqual({ period: { start: '2026-12-12', end: '2026-12-14' }, isEndOpen: false })
    expect(pickDay(ended, '2026-12-20', rulesOf(2)).period).toEqual({
      start: '2026-12-20',
      end: '2026-12-21',
    })
  })

  test('an end inside the minimum is the shortest end; a day before the start is a new start', () => {
    const started = pickDay(null, '2026-12-12', rulesOf(3))
    expect(pickDay(started, '2026-12-13', rulesOf(3)).period.end).toBe('2026-12-14')
    expect(pickDay(started, '2026-12-10', rulesOf(3))).toMatchObject({
      period: { start: '2026-12-10' },
      isEndOpen: true,
    })
  })

  test('the end chosen for the visitor is an open day, and so are both ends of what is offered', () => {
    const closed = ['2026-12-12', '2026-12-13', '2026-12-15'].map((date) => ({ date, reason: null }))
    const rules = periodRules({
      today: TODAY,
      minOrderDays: 2,
      handOver: { noticeHours: 0, hours: [], closed },
    })
    expect(pickDay(null, '2026-12-11', rules).period).toEqual({ start: '2026-12-11', end: '2026-12-14' })
    expect(datePresets('2026-12-13', rules).map(({ period }) => [period.start, period.end])).toEqual([
      ['2026-12-19', '2026-12-20'],
      ['2026-12-14', '2026-12-16'],
      ['2026-12-14', '2026-12-20'],
    ])
  })

  test('whatever open days are picked, the dates can be ordered', () => {
    const days = fc.array(fc.integer({ min: 0, max: 560 }), { minLength: 1 })
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 14 }), (offsets, minOrderDays) => {
        const draft = offsets.reduce<DateDraft | null>((state, offset) => {
          const day = addDays(TODAY, offset)
          const isOpen = day <= lastPickableDay(state, rulesOf(minOrderDays))
          return isOpen ? pickDay(state, day, rulesOf(minOrderDays)) : state
        }, null)
        fc.pre(draft !== null)
        expect(draft && periodProblem(draft.period, rulesOf(minOrderDays))).toBeNull()
      }),
    )
  })
})

describe('lastPickableDay', () => {
  test('leaves room for the shortest rental, then ends with the horizon or the longest rental', () => {
    const horizon = rulesOf(3).lastDay
    expect(lastPickableDay(null, rulesOf(3))).toBe(addDays(horizon, -2))
    const soon = pickDay(null, addDays(TODAY, 5), rulesOf(3))
    expect(lastPickableDay(soon, rulesOf(3))).toBe(addDays(TODAY, 5 + 364))
    expect(lastPickableDay(pickDay(null, addDays(horizon, -9), rulesOf(3)), rulesOf(3))).toBe(horizon)
  })
})

describe('datePresets', () => {
  const weekend = (today: string) => datePresets(today, rulesOf(2, today))[0]?.period.start

  test.each([
    ['2026-12-07', '2026-12-12'],
    ['2026-12-11', '2026-12-12'],
    ['2026-12-12', '2026-12-12'],
    ['2026-12-13', '2026-12-19'],
  ])('on %s the weekend begins on %s', (today, saturday) => expect(weekend(today)).toBe(saturday))

  test('begins on the first day that can be rented, or tomorrow', () => {
    expect(datePresets(undefined, rulesOf(1))[1]?.period.start).toBe(addDays(TODAY, 1))
    const later = { ...rulesOf(1), firstDay: '2026-12-13' }
    expect(datePresets(undefined, later).map(({ period }) => period.start)).toEqual([
      ...['2026-12-19', '2026-12-13', '2026-12-13'],
    ])
  })

  test('offers nothing shorter than the minimum', () => {
    expect(datePresets(TODAY, rulesOf(4)).map(({ period }) => daysIn(period))).toEqual([7])
    expect(datePresets(TODAY, rulesOf(8))).toEqual([])
  })
})
