import { describe, expect, test } from 'vitest'
import { hourText } from '#renderer/ui/format.ts'
import { hourBefore, isOpenAt, openStretches, workingDay } from './workingDay.ts'

describe('workingDay', () => {
  test('reads times of day', () => {
    expect(workingDay({ open: '09:00', close: '21:30' })).toEqual({ open: 9, close: 21.5 })
  })

  test.each([
    ['9', '21:00'],
    ['25:00', '21:00'],
    ['09:60', '21:00'],
    ['09:00', null],
    ['09:00', '09:00'],
    ['<b>', '21:00'],
  ])('knows no working day from %j to %j', (open, close) => {
    expect(workingDay({ open, close })).toBeNull()
  })

  test('tolerates that there are no hours', () => {
    expect(workingDay(null)).toBeNull()
  })
})

describe('isOpenAt', () => {
  test('counts the opening hour in and the closing hour out', () => {
    const day = { open: 9, close: 21 }
    expect([8.99, 9, 20.99, 21].map((hour) => isOpenAt(day, hour))).toEqual([false, true, true, false])
  })

  test('understands a day that closes after midnight', () => {
    const day = { open: 18, close: 2 }
    expect([17, 18, 23, 1, 2].map((hour) => isOpenAt(day, hour))).toEqual([false, true, true, true, false])
  })
})

test('cuts a day that closes after midnight into two stretches', () => {
  expect(openStretches({ open: 9, close: 21 })).toEqual([[9, 21]])
  expect(openStretches({ open: 18, close: 2 })).toEqual([
    [0, 2],
    [18, 24],
  ])
  expect(openStretches({ open: 18, close: 0 })).toEqual([[18, 24]])
})

test('writes hours as a clock does', () => {
  expect([0, 9, 21.5].map(hourText)).toEqual(['0:00', '9:00', '21:30'])
})

test('tells the hour of the shop, also when the day that was counted from is over', () => {
  // 24:00 in Moscow.
  const dayEndsAt = Date.parse('2026-12-12T21:00:00Z')
  const hourAt = (moment: string) => hourBefore(dayEndsAt, Date.parse(moment))
  expect(hourAt('2026-12-12T11:36:00Z')).toBeCloseTo(14.6)
  expect(hourAt('2026-12-11T21:00:00Z')).toBe(0)
  expect(hourAt('2026-12-12T21:00:00Z')).toBe(0)
  expect(hourAt('2026-12-13T11:36:00Z')).toBeCloseTo(14.6)
})
