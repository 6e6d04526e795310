import { expect, test } from 'vitest'
import { addDays, eachDay, periodRules } from '#gateway/rental/period.ts'
import { dayMarks, nextMonth, rentableMonth } from './dayMarks.ts'

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')
const short = (productId: string, stock: number | null, quantity = 24) => ({ productId, quantity, stock })
const nameOf = (id: string) => ({ tent: 'Шатёр', chair: 'Стул' })[id]

function markOf(free: boolean | null, ...lines: ReturnType<typeof short>[]) {
  const mark = dayMarks([{ date: '2026-12-09', free, short: lines }], nameOf).get('2026-12-09')
  return mark && [mark.look, plain(mark.text)]
}

test('a day is marked by the worst that is known of it, and says what is short', () => {
  expect(markOf(true)).toBeUndefined()
  expect(markOf(false, short('chair', 12))).toEqual(['lack', 'Не всё свободно: Стул — 12 из 24'])
  expect(markOf(false, short('tent', 0, 1), short('chair', 0))).toEqual([
    'shut',
    'Не всё свободно: Шатёр — занято, Стул — 0 из 24',
  ])
  expect(markOf(false, short('chair', 12), short('tent', null))).toEqual([
    'lack',
    'Не всё свободно: Стул — 12 из 24',
  ])
  const many = ['1', '2', '3', '4', '5'].map((id) => short(id, 0, 1))
  expect(markOf(false, ...many)?.[1]).toMatch(/^Не всё свободно: предмет — занято, .* и ещё 2$/)
})

test('of one product nothing needs its name', () => {
  const marks = dayMarks([{ date: '2026-12-09', free: false, short: [short('tent', 0, 1)] }], null)
  expect(marks.get('2026-12-09')?.text).toBe('занято')
})

test('what nobody knows is neither free nor taken, and a day that cannot be rented has no mark', () => {
  expect(markOf(null, short('tent', null, 1))).toEqual(['unknown', 'Наличие уточняем: Шатёр — не знаем'])
  expect(markOf(null)).toBeUndefined()
})

const rulesOf = (today: string) => periodRules({ today, minOrderDays: null })

test('a month is asked for within today and the last day of all, and never more than a calendar takes', () => {
  expect(rentableMonth('2026-11-22', rulesOf('2026-11-22'))).toEqual({
    start: '2026-11-22',
    end: '2026-11-30',
  })
  const later = { ...rulesOf('2026-11-22'), firstDay: '2026-11-25' }
  expect(rentableMonth('2026-11-22', later)?.start).toBe('2026-11-25')
  expect(rentableMonth('2028-02-10', rulesOf('2026-11-22'))).toEqual({
    start: '2028-02-01',
    end: '2028-02-29',
  })
  expect(rentableMonth('2026-10-10', rulesOf('2026-11-22'))).toBeNull()
  for (const today of eachDay({ start: '2026-01-01', end: '2027-03-01' })) {
    const rules = rulesOf(today)
    const last = rules.lastDay
    expect(rentableMonth(last, rules)?.end).toBe(last)
    expect(rentableMonth(addDays(last, 31), rules)).toBeNull()
    const month = rentableMonth(nextMonth(today), rules)
    expect(month?.start).toBe(nextMonth(today))
    expect(nextMonth(month?.end ?? '')).toBe(addDays(month?.end ?? '', 1))
  }
})
