import { expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { distanceText, shortText } from './alternativesTexts.ts'

const dates = { start: '2026-12-30', end: '2027-01-01' }
const at = (days: number) => ({ start: addDays(dates.start, days), end: addDays(dates.end, days) })

test.each([
  [1, 'на день позже'],
  [-1, 'на день раньше'],
  [3, 'на 3 дня позже'],
  [-5, 'на 5 дней раньше'],
  [7, 'на неделю позже'],
  [11, 'на 11 дней позже'],
  [-21, 'на 21 день раньше'],
])('%i days away: «%s»', (days, text) => {
  expect(distanceText(at(days), dates).replaceAll('\u00A0', ' ')).toBe(text)
})

test('what is free is said in numbers', () => {
  expect(shortText(3, 24).replaceAll('\u00A0', ' ')).toBe('Свободно 3 из 24')
  expect(shortText(0, 24)).toBe('Занято')
})
