import { expect, test } from 'vitest'
import * as format from './format.ts'

/** No-break spaces as underscores and narrow ones as dots, so that they can be seen in what is expected. */
const seen = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '·')

test.each([
  [0, '0_₽'],
  [490, '490_₽'],
  [1200, '1·200_₽'],
  [1234567, '1·234·567_₽'],
  [99.5, '99,50_₽'],
  [0.1 + 0.2, '0,30_₽'],
  [1999.999, '2·000_₽'],
  [-150, '−150_₽'],
])('%s roubles', (amount, text) => expect(seen(format.roubles(amount))).toBe(text))

test('a price that is no number is a dash, never NaN', () => {
  for (const amount of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(format.roubles(amount)).toBe('—')
  }
})

test('units', () => expect(seen(format.unitsText(1420))).toBe('1·420_шт.'))

test('days', () => {
  expect(seen(format.dayMonth('2026-12-02'))).toBe('2_декабря')
  expect(seen(format.dayMonthYear('2026-01-22'))).toBe('22_января_2026')
  expect(format.dayMonthYear('2026-13-01')).toBe('')
  expect(seen(format.dayMonthShort('2027-05-30'))).toBe('30_мая')
  expect(format.weekday('2026-12-12')).toBe('суббота')
  expect(format.weekdayShort('2028-02-29')).toBe('вт')
})

test('periods name a month once where it is the same', () => {
  const text = (start: string, end: string) => seen(format.periodText({ start, end }))
  expect(text('2026-12-12', '2026-12-14')).toBe('12_— 14_декабря')
  expect(text('2026-11-30', '2026-12-02')).toBe('30_ноября_— 2_декабря')
  expect(text('2026-12-01', '2027-12-01')).toBe('1_декабря_2026_— 1_декабря_2027')
  expect(text('2026-12-12', '2026-12-12')).toBe('12_декабря')
  expect(seen(format.periodTextShort({ start: '2026-12-12', end: '2026-12-14' }))).toBe('12_— 14_дек')
})

test('within a sentence the ends of a period stay together, unless years stand between them', () => {
  const text = (start: string, end: string) => seen(format.periodInSentence({ start, end }))
  expect(text('2026-11-27', '2026-11-29')).toBe('27\u2060–\u206029_ноября')
  expect(text('2026-11-30', '2026-12-02')).toBe('30_ноября_—_2_декабря')
  expect(text('2026-12-01', '2027-01-02')).toBe('1_декабря_2026_— 2_января_2027')
  expect(text('2026-12-12', '2026-12-12')).toBe('12_декабря')
})

test('what is no day becomes nothing', () => {
  for (const day of ['', '2026-13-01', '2026-00-10', 'tomorrow', '2026-1-1']) {
    expect(format.dayMonth(day)).toBe('')
    expect(format.weekday(day)).toBe('')
  }
  expect(format.periodText({ start: 'x', end: '2026-12-12' })).toBe('')
})
