import { expect, test } from 'vitest'
import { openText } from './OpenToday.tsx'

const words = (now: number | null, day = { open: 9, close: 21.5 }) =>
  openText(day, now).replaceAll('\u00a0', ' ')

test('says until when the shop is open, or when it opens', () => {
  expect(words(null)).toBe('Работаем с 9:00 до 21:30')
  expect(words(9)).toBe('Сегодня открыто до 21:30')
  expect(words(21.49)).toBe('Сегодня открыто до 21:30')
  expect(words(21.5)).toBe('Закрыто, откроемся в 9:00')
  expect(words(3)).toBe('Закрыто, откроемся в 9:00')
  expect(words(1, { open: 18, close: 2 })).toBe('Сегодня открыто до 2:00')
})
