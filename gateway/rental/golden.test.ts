import { describe, expect, test } from 'vitest'
import { daysText, dayWord } from './dayWord.ts'
import golden from './golden.json' with { type: 'json' }
import { firstDayAfterNotice } from './handOver.ts'
import { setBesideNorms, unitsForGuests } from './norms.ts'
import {
  addDays,
  daysIn,
  eachDay,
  isDay,
  isOverdue,
  type Period,
  type PeriodRules,
  periodProblem,
  periodRules,
  shortestPeriod,
} from './period.ts'
import { dayPrices, linePrice, relatedPrice } from './price.ts'
import { floorArea } from './sizes.ts'
import { cartTotal } from './total.ts'

const rules = {
  addDays,
  cartTotal,
  dayPrices,
  daysIn,
  daysText,
  dayWord,
  eachDay,
  firstDayAfterNotice,
  floorArea,
  isDay,
  isOverdue,
  linePrice,
  periodProblem: (period: Period, rules: PeriodRules) =>
    periodProblem(period, { ...periodRules(rules), ...rules }),
  relatedPrice,
  setBesideNorms,
  shortestPeriod,
  unitsForGuests,
}

type GoldenCase = { name: string; rule: string; input: unknown[]; expected: unknown }
const cases: GoldenCase[] = golden.cases

describe('golden examples', () => {
  test.each(cases)('$rule: $name', ({ rule, input, expected }) => {
    const apply: unknown = Object.entries(rules).find(([name]) => name === rule)?.[1]
    if (typeof apply !== 'function') throw new Error(`golden.json names an unknown rule: ${rule}`)
    expect(apply(...input)).toEqual(expected)
  })

  test('every rule has an example', () => {
    expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set(Object.keys(rules)))
  })
})
