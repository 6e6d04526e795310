import { expect, test } from 'vitest'
import { momentText } from './format.ts'

const at = Date.UTC(2026, 10, 22, 11, 5)

test('a moment of today is a time, one of another day has its date', () => {
  expect(momentText(at, at + 60_000, 'Europe/Moscow')).toBe('в\u00A014:05')
  expect(momentText(at, at + 24 * 3_600_000, 'Europe/Moscow')).toBe('22\u00A0ноября в\u00A014:05')
})
