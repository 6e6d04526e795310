import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateCalendar } from './DateCalendar.tsx'

const today = '2026-12-05'

function openDays(month: string, lastDay: string): string[] {
  const html = renderToStaticMarkup(
    <DateCalendar
      period={null}
      month={month}
      onMonthChange={() => {}}
      today={today}
      lastDay={lastDay}
      minOrderDays={2}
      previewFor={() => null}
      onPick={() => {}}
    />,
  )
  const cells = [...html.matchAll(/data-day="([^"]+)"[^>]*>(.*?)<\/td>/g)]
  return cells.flatMap(([, day = '', cell = '']) => (/<button(?![^>]*disabled)/.test(cell) ? [day] : []))
}

test('days before today and behind the last day are closed, and no month follows that of the horizon', () => {
  expect(openDays('2026-12-01', '2028-06-04').at(0)).toBe(today)
  const last = openDays('2028-05-01', '2028-06-04')
  expect([last.at(0), last.at(-1)]).toEqual(['2028-05-01', '2028-06-04'])
  expect(openDays('2030-01-01', '2028-06-04').at(-1)).toBe('2028-06-04')
})
