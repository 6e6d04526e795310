import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nearestPeriod, type Period, periodProblem, periodRules } from '#gateway/rental/period.ts'
import { periodProblemText } from '#gateway/rental/periodText.ts'
import { DateCount } from './DateCount.tsx'

const handOver = { noticeHours: 0, hours: [], closed: [{ date: '2026-12-12', reason: 'Учёт' }] }
const rules = periodRules({ today: '2026-12-01', minOrderDays: 2, handOver })

function said(period: Period): string {
  const problem = periodProblem(period, rules)
  const html = renderToStaticMarkup(
    <DateCount
      period={period}
      minOrderDays={2}
      hint={problem && periodProblemText(problem, period, rules)}
      nearest={problem && nearestPeriod(period, rules)}
      onPick={() => {}}
      isEndOpen={false}
    />,
  )
  return html.replaceAll('\u00A0', ' ')
}

test('dates on a closed day say so, with the reason, and the nearest are one press away', () => {
  const html = said({ start: '2026-12-12', end: '2026-12-14' })
  expect(html).toContain('12 декабря выдачи нет: Учёт')
  expect(html).toMatch(/<button[^>]*>Ближайшие даты: 13.{1,3}15 декабря<\/button>/)
})

test('dates that can be ordered, and those that no other day mends, offer none', () => {
  expect(said({ start: '2026-12-13', end: '2026-12-15' })).not.toContain('Ближайшие')
  expect(said({ start: '2026-12-13', end: '2026-12-13' })).not.toContain('Ближайшие')
})
