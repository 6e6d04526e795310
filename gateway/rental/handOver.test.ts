import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchFreePeriods } from './freePeriods.ts'
import { closedOn, firstDayAfterNotice, type HandOver } from './handOver.ts'
import {
  addDays,
  daysIn,
  eachDay,
  nearestPeriod,
  openPeriod,
  type PeriodRules,
  periodProblem,
  periodRules,
} from './period.ts'
import { slotProblems } from './slots.ts'

const TODAY = '2026-12-01'
const day = fc.integer({ min: 0, max: 80 }).map((shift) => addDays(TODAY, shift))
const hours = fc.oneof(
  fc.constant([]),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
    .map((days) => days.map((weekday) => ({ weekday, open: '09:00', close: '18:00' }))),
)
const handOver: fc.Arbitrary<HandOver> = fc.record({
  noticeHours: fc.integer({ min: 0, max: 200 }),
  hours,
  closed: fc.uniqueArray(day, { maxLength: 30 }).map((days) => days.map((date) => ({ date, reason: null }))),
})
const moment = fc.double({ min: 0, max: 23.99, noNaN: true }).map((hour) => ({ today: TODAY, hour }))
const period = fc
  .tuple(day, fc.integer({ min: 1, max: 9 }))
  .map(([start, days]) => ({ start, end: addDays(start, days - 1) }))

function rulesOf(calendar: HandOver, at: { today: string; hour: number }): PeriodRules {
  const firstDay = firstDayAfterNotice(at, calendar)
  return periodRules({ today: TODAY, minOrderDays: 1, firstDay, handOver: calendar })
}

/** The rule as a person would read it from a list of days. */
function isOpenNaively(date: string, { hours, closed }: HandOver): boolean {
  const weekday = ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
  const isWorkday = hours.length === 0 || hours.some((each) => each.weekday === weekday)
  return isWorkday && !closed.some((each) => each.date === date)
}

/** The last hour of hand-over of a day, counted from today's midnight, is behind the notice. */
function isInTimeNaively(date: string, { hours, noticeHours }: HandOver, hour: number): boolean {
  const closes = hours.length === 0 ? 24 : 18
  const days = Math.round((Date.parse(date) - Date.parse(TODAY)) / 86_400_000)
  const isShut = hours.length > 0 && !isOpenNaively(date, { noticeHours, hours, closed: [] })
  return isShut || days * 24 + closes > hour + noticeHours
}

describe('no offered period begins or ends on a closed day, or begins within the notice', () => {
  test('of 10,000 calendars, periods and moments each is judged as a list of days judges it', () => {
    fc.assert(
      fc.property(handOver, period, moment, (calendar, wished, at) => {
        const isAllowed =
          isInTimeNaively(wished.start, calendar, at.hour) &&
          isOpenNaively(wished.start, calendar) &&
          isOpenNaively(wished.end, calendar)
        expect(periodProblem(wished, rulesOf(calendar, at)) === null).toBe(isAllowed)
      }),
      { numRuns: 10_000 },
    )
  })

  test('the nearest period is the one that a search day by day finds', () => {
    fc.assert(
      fc.property(handOver, period, moment, (calendar, wished, at) => {
        const rules = rulesOf(calendar, at)
        const from = [wished.start, rules.firstDay].toSorted()[1] ?? wished.start
        const shifts = Array.from({ length: 31 }, (_, index) => [index + 1, -index - 1]).flat()
        const found = [0, ...shifts]
          .map((shift) => addDays(from, shift))
          .map((start) => ({ start, end: addDays(start, daysIn(wished) - 1) }))
          .find((other) => periodProblem(other, rules) === null)
        expect(nearestPeriod(wished, rules)).toEqual(found ?? null)
      }),
    )
  })

  test('what the calendar completes ends on an open day, no earlier than the shortest rental', () => {
    fc.assert(
      fc.property(handOver, day, fc.integer({ min: 1, max: 9 }), (calendar, start, minimum) => {
        const rules = periodRules({ today: TODAY, minOrderDays: minimum, handOver: calendar })
        const { end } = openPeriod(start, rules)
        expect(daysIn({ start, end })).toBeGreaterThanOrEqual(minimum)
        const ends = eachDay({ start: addDays(start, minimum - 1), end: addDays(start, minimum + 29) })
        const open = ends.find((date) => isOpenNaively(date, calendar))
        if (open) expect(end).toBe(open)
      }),
    )
  })

  test('a search for free periods passes over starts that are not allowed', () => {
    const search = searchFreePeriods({
      ...{ days: 2, near: 0, first: 0, last: 9, most: 20 },
      isAllowed: (start) => start % 3 === 1,
    })
    let step = search.next()
    while (!step.done) step = search.next(true)
    expect(step.value).toEqual({ starts: [1, 4, 7], complete: true })
  })
})

test('a day that is named says its own reason, a weekday without hours says none', () => {
  const calendar: HandOver = {
    noticeHours: 0,
    hours: [{ weekday: 1, open: '09:00', close: '18:00' }],
    closed: [{ date: '2026-12-07', reason: 'Учёт' }],
  }
  // The 7th and the 14th are Mondays.
  expect(closedOn('2026-12-07', calendar)).toEqual({ date: '2026-12-07', reason: 'Учёт' })
  expect(closedOn('2026-12-08', calendar)).toEqual({ date: '2026-12-08', reason: null })
  expect(closedOn('2026-12-14', calendar)).toBeNull()
})

test('times of day lie within the hours of their weekday and behind the notice', () => {
  const calendar: HandOver = {
    noticeHours: 24,
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      open: '09:00',
      close: weekday === 7 ? '15:00' : '21:00',
    })),
    closed: [],
  }
  const at = { today: TODAY, hour: 16 }
  const problems = (deliverySlot: string, returnSlot: string, start: string, end: string) =>
    slotProblems({ deliverySlot, returnSlot }, { start, end }, at, calendar)
  expect(problems('15:00-18:00', '15:00-18:00', '2026-12-02', '2026-12-05')).toEqual({})
  // At four on the next day the notice ends.
  expect(problems('09:00-12:00', '09:00-12:00', '2026-12-02', '2026-12-05').deliverySlot?.message).toContain(
    'не\u00A0успеем',
  )
  // The 6th is a Sunday.
  expect(problems('12:00-15:00', '15:00-18:00', '2026-12-05', '2026-12-06')).toMatchObject({
    returnSlot: { code: 'NOT_OFFERED' },
  })
})
