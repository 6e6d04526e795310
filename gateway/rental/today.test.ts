import { expect, test } from 'vitest'
import { secondsOfDayLeft, todayIn } from './today.ts'

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
