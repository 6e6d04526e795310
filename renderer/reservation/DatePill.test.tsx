import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Period } from '#gateway/rental/period.ts'
import { DatePill } from './DatePill.tsx'
import { type Reservation, ReservationContext } from './useReservation.ts'

const nothing = () => undefined
const unset: Reservation = {
  dates: null,
  period: null,
  isOverdue: false,
  today: '2026-12-07',
  minOrderDays: 2,
  days: null,
  isOpenSetDateModal: false,
  openDates: nothing,
  closeDates: nothing,
  setDates: nothing,
  clearDates: nothing,
}
const december: Period = { start: '2026-12-12', end: '2026-12-14' }

function textOf(reservation: Partial<Reservation>): string {
  const pill = (
    <ReservationContext value={{ ...unset, ...reservation }}>
      <DatePill />
    </ReservationContext>
  )
  return renderToStaticMarkup(pill)
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00A0', ' ')
}

describe('the date pill says', () => {
  test('that dates are to be chosen', () => expect(textOf({})).toBe('Выберите даты'))

  test('which are chosen and how long they are', () => {
    expect(textOf({ dates: december, period: december, days: 3 })).toBe('Даты аренды: 12 — 14 дек, 3 суток')
  })

  test('that they have passed', () => {
    expect(textOf({ dates: december, isOverdue: true })).toBe('Даты аренды: 12 — 14 дек, даты прошли')
  })

  test('that they are shorter than the shop allows', () => {
    expect(textOf({ dates: december, minOrderDays: 5 })).toBe('Даты аренды: 12 — 14 дек, минимум 5 суток')
  })
})
