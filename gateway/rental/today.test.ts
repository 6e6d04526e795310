import { expect, test, vi } from 'vitest'
import { dayNow, secondsOfDayLeft, todayIn } from './today.ts'

test('a day begins at midnight of its own zone', () => {
  const lateEvening = new Date('2026-12-31T21:30:00Z')
  expect(todayIn('UTC', lateEvening)).toBe('2026-12-31')
  expect(todayIn('Europe/Moscow', lateEvening)).toBe('2027-01-01')
  expect(todayIn('America/New_York', lateEvening)).toBe('2026-12-31')
})

test.each([
  ['Europe/Moscow', '2026-12-31T20:59:59Z', 1],
  ['Europe/Moscow', '2026-12-31T21:00:00Z', 86_400],
  ['Asia/Kathmandu', '2026-12-31T18:05:00Z', 600],
  // The clocks went back that night: what counts is what they show now.
  ['Europe/Berlin', '2026-10-25T22:50:00Z', 600],
])('in %s at %s the day has so many seconds left', (timeZone, now, left) => {
  expect(secondsOfDayLeft(timeZone, new Date(now))).toBe(left)
})

test('the last moment of a day and the first of the next are told apart, back and forth', () => {
  const moments = ['2026-12-31T20:59:59.999Z', '2026-12-31T21:00:00.000Z', '2026-12-31T20:59:59.999Z']
  expect(moments.map((moment) => todayIn('Europe/Moscow', new Date(moment)))).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2026-12-31',
  ])
  // Nepal is a quarter of an hour beside the rest.
  expect(todayIn('Asia/Kathmandu', new Date('2026-12-31T18:14:59Z'))).toBe('2026-12-31')
  expect(todayIn('Asia/Kathmandu', new Date('2026-12-31T18:15:00Z'))).toBe('2027-01-01')
})

test('many instants of one zone take one formatter', () => {
  const formatters = vi.spyOn(Intl, 'DateTimeFormat')
  const noon = Date.parse('2027-03-01T12:00:00Z')
  for (let day = 0; day < 60; day += 1) {
    const moment = new Date(noon + day * 86_400_000)
    expect(todayIn('Asia/Omsk', moment)).toBe(moment.toISOString().slice(0, 10))
    secondsOfDayLeft('Asia/Omsk', moment)
  }
  expect(formatters).toHaveBeenCalledTimes(1)
  formatters.mockRestore()
})

test('what day it is needs no formatter until the known one is over', () => {
  const known = dayNow('Europe/Moscow', new Date('2026-12-31T20:59:59.500Z'))
  expect(known).toEqual({ today: '2026-12-31', dayEndsAt: Date.parse('2026-12-31T21:00:00Z') })
  const formatted = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  expect(dayNow('Europe/Moscow', new Date(known.dayEndsAt - 1), known)).toBe(known)
  expect(formatted).not.toHaveBeenCalled()
  formatted.mockRestore()
  expect(dayNow('Europe/Moscow', new Date(known.dayEndsAt), known)).toEqual({
    today: '2027-01-01',
    dayEndsAt: Date.parse('2027-01-01T21:00:00Z'),
  })
})
