import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { periodRules } from '#gateway/rental/period.ts'
import { DateCalendar, type DateCalendarProps } from './DateCalendar.tsx'

const today = '2026-12-05'

function openDays(month: string, lastDay: string, rules = periodRules({ today, minOrderDays: 2 })): string[] {
  const html = render({ month, lastDay, rules })
  const cells = [...html.matchAll(/data-day="([^"]+)"[^>]*>(.*?)<\/td>/g)]
  return cells.flatMap(([, day = '', cell = '']) => (/<button(?![^>]*disabled)/.test(cell) ? [day] : []))
}

function render(props: Partial<DateCalendarProps>): string {
  return renderToStaticMarkup(
    <DateCalendar
      period={null}
      month={today}
      onMonthChange={() => {}}
      rules={periodRules({ today, minOrderDays: 2 })}
      minOrderDays={2}
      lastDay="2028-06-04"
      previewFor={() => null}
      onPick={() => {}}
      {...props}
    />,
  )
}

test('days before today and behind the last day are closed, and no month follows that of the horizon', () => {
  expect(openDays('2026-12-01', '2028-06-04').at(0)).toBe(today)
  const last = openDays('2028-05-01', '2028-06-04')
  expect([last.at(0), last.at(-1)]).toEqual(['2028-05-01', '2028-06-04'])
  expect(openDays('2030-01-01', '2028-06-04').at(-1)).toBe('2028-06-04')
})

test('where the first day is later than today, the days before it are closed', () => {
  const rules = { ...periodRules({ today, minOrderDays: 2 }), firstDay: '2026-12-08' }
  expect(openDays('2026-12-01', '2028-06-04', rules).at(0)).toBe('2026-12-08')
})

test('a closed day cannot be picked, and its name says why; it may lie within the dates', () => {
  const closed = [{ date: '2026-12-09', reason: 'Учёт' }]
  const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '09:00', close: '21:00' }))
  const rules = periodRules({ today, minOrderDays: 2, handOver: { noticeHours: 0, hours, closed } })
  const days = openDays('2026-12-01', '2028-06-04', rules)
  expect(days.slice(0, 4)).toEqual(['2026-12-05', '2026-12-07', '2026-12-08', '2026-12-10'])
  const html = render({ rules, period: { start: '2026-12-08', end: '2026-12-10' } }).replaceAll('\u00A0', ' ')
  expect(html).toContain('aria-label="среда, 9 декабря 2026, выбрано. выходной: Учёт"')
  expect(html).toContain('aria-label="воскресенье, 13 декабря 2026. выходной"')
})

test('days beyond the minimum are hatched, and none where a tariff decides', () => {
  const period = { start: '2026-12-08', end: '2026-12-11' }
  const hatched = (minOrderDays: number | null) =>
    render({ period, minOrderDays }).match(/class="[^"]*additional[^"]*"/g) ?? []
  expect([hatched(2).length, hatched(null).length]).toEqual([2, 0])
})

test('the name of a marked day is one sentence after another', () => {
  const marks = new Map([['2026-12-12', { look: 'lack' as const, text: 'Свободно не всё' }]])
  const html = render({ marks }).replaceAll('\u00A0', ' ')
  expect(html).toContain('aria-label="суббота, 12 декабря 2026. Свободно не всё"')
  expect(html).toContain('aria-label="воскресенье, 13 декабря 2026"')
})

test('what is free on a day stands below its number, and is part of its name', () => {
  const html = render({ counts: new Map([['2026-12-12', 1400]]) }).replaceAll('\u00A0', ' ')
  expect(html).toMatch(
    /aria-label="суббота, 12 декабря 2026. Свободно 1\s400 шт.">12<\/button><small[^>]*>1\s400</,
  )
  expect(html).toMatch(/13 декабря 2026">13<\/button><\/td>/)
})

test('the columns of Saturday and Sunday look like a weekend, on whichever day a week begins', () => {
  const columns = [...render({}).matchAll(/<th class="([^"]*)">([^<]*)/g)]
  const weekend = columns.filter(([, look = '']) => look.includes('weekend')).map(([, , name]) => name)
  expect(new Set(weekend)).toEqual(new Set(['сб', 'вс']))
})
