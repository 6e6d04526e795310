import { expect, test } from 'vitest'
import { dayAtKey } from './calendarKeys.ts'

const pressed = (key: string, modifiers: object = {}) => ({
  ...{ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false },
  ...modifiers,
})

test.each([
  ['2026-12-01', 'ArrowLeft', '2026-11-30'],
  ['2026-12-31', 'ArrowRight', '2027-01-01'],
  ['2026-12-09', 'ArrowUp', '2026-12-02'],
  ['2026-12-09', 'ArrowDown', '2026-12-16'],
  ['2026-12-09', 'Home', '2026-12-07'],
  ['2026-12-07', 'Home', '2026-12-07'],
  ['2026-12-09', 'End', '2026-12-13'],
  ['2026-12-13', 'End', '2026-12-13'],
  ['2027-01-31', 'PageDown', '2027-02-28'],
  ['2026-12-31', 'PageUp', '2026-11-30'],
  ['2026-12-09', 'Enter', undefined],
])('from %s the key %s goes to %s', (day, key, there) => {
  expect(dayAtKey(day, pressed(key))).toBe(there)
})

test('with Shift a page is a year', () => {
  expect(dayAtKey('2028-02-29', pressed('PageUp', { shiftKey: true }))).toBe('2027-02-28')
  expect(dayAtKey('2026-12-09', pressed('PageDown', { shiftKey: true }))).toBe('2027-12-09')
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s a key is the browser’s', (modifier) => {
  expect(dayAtKey('2026-12-09', pressed('ArrowLeft', { [modifier]: true }))).toBeUndefined()
})
