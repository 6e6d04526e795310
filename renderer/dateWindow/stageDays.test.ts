import { describe, expect, test } from 'vitest'
import { handoverText, stageDays } from './stageDays.ts'

const period = { start: '2026-12-12', end: '2026-12-14' }

describe('stageDays', () => {
  test('shows two weeks with the rental in sight', () => {
    const { days, phoneDays, beam } = stageDays(period, '2026-11-21', 14)
    expect(days).toHaveLength(14)
    expect(days[0]).toBe('2026-12-07')
    expect(phoneDays).toEqual({ from: 3, count: 7 })
    expect(beam).toEqual({ wide: { start: 6, end: 9 }, phone: { start: 3, end: 6 } })
  })

  test('never goes back before today', () => {
    const { days, phoneDays, beam } = stageDays(period, '2026-12-11', 14)
    expect(days[0]).toBe('2026-12-11')
    expect(phoneDays.from).toBe(0)
    expect(beam?.wide).toEqual({ start: 2, end: 5 })
  })

  test('ends the light of a long rental with the strip', () => {
    const { beam } = stageDays({ start: '2026-12-12', end: '2027-02-12' }, '2026-11-21', 14)
    expect(beam).toEqual({ wide: { start: 6, end: 15 }, phone: { start: 3, end: 8 } })
  })

  test('starts today where no dates are chosen', () => {
    expect(stageDays(null, '2026-11-21', 14)).toMatchObject({ phoneDays: { from: 0 }, beam: null })
    expect(stageDays(null, '2026-11-21', 14).days[0]).toBe('2026-11-21')
  })
})

describe('handoverText', () => {
  test('says on which days and when', () => {
    expect(handoverText(period, { open: '09:00', close: '21:00' })).toBe(
      'Выдача в\u00A0субботу с\u00A09:00, возврат в\u00A0понедельник до\u00A021:00',
    )
  })

  test('says the days where the hours are not known', () => {
    expect(handoverText({ start: '2026-12-15', end: '2026-12-16' }, null)).toBe(
      'Выдача во\u00A0вторник, возврат в\u00A0среду',
    )
  })
})
