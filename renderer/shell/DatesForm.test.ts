import { expect, test } from 'vitest'
import { periodRules } from '#gateway/rental/period.ts'
import { linkedDatesProblem } from './DatesForm.tsx'

const rules = periodRules({ today: '2026-12-01', minOrderDays: 2 })

test.each([
  [undefined, undefined],
  ['2026-12-01', '2026-12-02'],
  ['2026-12-12', '2027-01-14'],
])('from %s to %s there is nothing to say', (from, to) => {
  expect(linkedDatesProblem(from, to, rules)).toBeNull()
})

test.each([
  ['', '', /Укажите/],
  ['2026-12-12', undefined, /Укажите/],
  ['12.12.2026', '14.12.2026', /Укажите/],
  ['2026-11-30', '2026-12-05', /выдачи уже прошёл/],
  ['2026-12-05', '2026-11-30', /возврата уже прошёл/],
  ['2026-12-05', '2026-12-03', /раньше дня выдачи/],
  ['2026-12-05', '2026-12-05', /^Самый короткий срок\s— 2\sсуток\.$/],
  ['2026-12-05', '2028-12-05', /^Самый длинный срок\s— 365\sсуток\.$/],
  ['2028-05-30', '2028-06-02', /не\sпозже 1 июня 2028\sгода\.$/],
])('from %s to %s is told why not', (from, to, text) => {
  expect(linkedDatesProblem(from, to, rules)).toMatch(text)
})
