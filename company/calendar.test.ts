import { expect, test } from 'vitest'
import { dayHalvesOf, firstWeekdayOf, isMonthFirst } from './calendar.ts'

test.each([
  ['ru-RU', 1, null, false],
  ['en-GB', 1, null, false],
  ['en-US', 0, ['AM', 'PM'], true],
  ['en-CA', 0, ['a.m.', 'p.m.'], true],
  ['de-DE', 1, null, false],
])('%s: weeks, hours and dates', (locale, firstWeekday, halves, monthFirst) => {
  expect([firstWeekdayOf(locale), dayHalvesOf(locale), isMonthFirst(locale)]).toEqual([
    firstWeekday,
    halves,
    monthFirst,
  ])
})
