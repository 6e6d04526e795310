import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CalendarStrip, type CalendarStripProps, daysAround } from './CalendarStrip.tsx'

const period = { start: '2026-12-12', end: '2026-12-14' }
const strip: CalendarStripProps = {
  days: daysAround(period, 1),
  period,
  minOrderDays: 2,
  firstDay: '2026-12-12',
  label: 'Лента суток',
}

/** The text of each day, without markup. */
function days(props: Partial<CalendarStripProps> = {}): string[] {
  const html = renderToStaticMarkup(<CalendarStrip {...strip} {...props} />)
  const spoken = html.replace(/<span [^>]*aria-hidden="true">[^<]*<\/span>/g, '').replaceAll('\u00A0', ' ')
  return [...spoken.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => item.replace(/<[^>]*>/g, ''))
}

describe('the calendar strip', () => {
  test('tells basic and additional days by words', () => {
    expect(days()).toEqual([
      'пятница, 11 декабря',
      'суббота, 12 декабря, по базовой цене',
      'воскресенье, 13 декабря, по базовой цене',
      'понедельник, 14 декабря, по сниженной цене',
      'вторник, 15 декабря',
    ])
  })

  test('shows the price of a day where it is given, and a dash where it is not known', () => {
    const prices = new Map([
      ['2026-12-12', 490],
      ['2026-12-14', null],
    ])
    expect(days({ prices, period: null })).toEqual([
      'пятница, 11 декабря',
      'суббота, 12 декабря490 ₽',
      'воскресенье, 13 декабря',
      'понедельник, 14 декабря—',
      'вторник, 15 декабря',
    ])
  })

  test('its days are buttons only where they can be picked, and past ones are closed', () => {
    expect(renderToStaticMarkup(<CalendarStrip {...strip} />)).not.toContain('<button')
    const html = renderToStaticMarkup(<CalendarStrip {...strip} onPick={() => undefined} />)
    expect(html.match(/<button/g)).toHaveLength(5)
    expect(html.match(/disabled=""/g)).toHaveLength(1)
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(3)
  })
})
