import { expect, test } from 'vitest'
import { findFreePeriods } from '#gateway/availability/findFreePeriods.ts'
import { findRentDays } from '#gateway/availability/findRentDays.ts'
import golden from '#gateway/rental/freeGolden.json' with { type: 'json' }
import { eachDay, periodRules } from '#gateway/rental/period.ts'
import { servicesThatSay } from './shops.ts'

type Stocks = Record<string, { owned: number | null; left: Record<string, number> }>

const restOf = (stocks: Stocks) =>
  servicesThatSay((id, period) => {
    const product = stocks[id]
    if (!product || product.owned === null) return null
    const { owned, left } = product
    return period ? Math.min(...eachDay(period).map((day) => left[day] ?? owned)) : owned
  }).rest

test.each(golden.cases)('$name', async ({ today, stocks, lines, ...expected }) => {
  const sources = { rest: restOf(stocks as unknown as Stocks), today, rules: periodRules({ today }) }
  const { near, days, within, ...periods } = expected.freePeriods
  expect(await findFreePeriods({ lines, near, days, within }, sources)).toEqual(periods)
  const { from, to, ...calendar } = expected.rentDays
  expect(await findRentDays(lines, { start: from, end: to }, sources)).toEqual(calendar)
})
