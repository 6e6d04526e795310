import { expect, test } from 'vitest'
import { firstDaysText } from './dayWord.ts'

test.each([
  [1, 'Первые сутки'],
  [2, 'Первые 2\u00A0суток'],
  [21, 'Первые 21\u00A0сутки'],
])('the first %i days: %s', (days, text) => {
  expect(firstDaysText(days)).toBe(text)
})
