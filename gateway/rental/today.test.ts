import { expect, test } from 'vitest'
import { todayIn } from './today.ts'

test('a day begins at midnight of its own zone', () => {
  const lateEvening = new Date('2026-12-31T21:30:00Z')
  expect(todayIn('UTC', lateEvening)).toBe('2026-12-31')
  expect(todayIn('Europe/Moscow', lateEvening)).toBe('2027-01-01')
  expect(todayIn('America/New_York', lateEvening)).toBe('2026-12-31')
})
