import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Period, periodRules } from '#gateway/rental/period.ts'
import { DatesContext, type RentalDates } from '#renderer/dates/useDates.ts'
import { DatePill } from './DatePill.tsx'

const nothing = () => undefined
const unset: RentalDates = {
  dates: null,
  period: null,
  isOverdue: false,
  closing: null,
  today: '2026-12-07',
  minOrderDays: 2,
  rules: periodRules({ today: '2026-12-07', minOrderDays: 2 }),
  days: null,
  draft: null,
  draftDays: null,
  isApplying: false,
  openDates: nothing,
  openOtherDates: nothing,
  moveDates: nothing,
  setDates: nothing,
  clearDates: nothing,
}
const december: Period = { start: '2026-12-12', end: '2026-12-14' }

function textOf(rental: Partial<RentalDates>): string {
  const pill = (
    <DatesContext value={{ ...unset, ...rental }}>
      <DatePill />
    </DatesContext>
  )
  return renderToStaticMarkup(pill)
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00A0', ' ')
}

describe('the date pill says', () => {
  test('that dates are to be chosen', () => expect(textOf({})).toBe('Выбрать даты'))

  test('which are chosen and how long they are', () => {
    expect(textOf({ draft: december, draftDays: 3 })).toBe('Даты аренды: 12 — 14 дек, 3 суток')
  })

  test('those just chosen, while the page is still that of others', () => {
    const before = { start: '2026-12-08', end: '2026-12-09' }
    const text = textOf({
      dates: before,
      period: before,
      days: 2,
      draft: december,
      draftDays: 3,
      isApplying: true,
    })
    expect(text).toBe('Даты аренды: 12 — 14 дек, 3 суток')
  })

  test('that they have passed', () => {
    expect(textOf({ draft: december, today: '2026-12-20' })).toBe('Даты аренды: 12 — 14 дек, даты прошли')
  })

  test('that nothing is handed over on one of their days', () => {
    const handOver = { noticeHours: 0, hours: [], closed: [{ date: '2026-12-14', reason: 'Учёт' }] }
    const rules = periodRules({ today: '2026-12-07', minOrderDays: 2, handOver })
    expect(textOf({ draft: december, rules })).toBe('Даты аренды: 12 — 14 дек, день закрыт')
  })

  test('that they are shorter than the shop allows', () => {
    expect(textOf({ draft: december, rules: { ...unset.rules, minOrderDays: 5 } })).toBe(
      'Даты аренды: 12 — 14 дек, минимум 5 суток',
    )
  })
})
