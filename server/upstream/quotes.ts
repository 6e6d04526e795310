import { z } from 'zod'
import { checkBody, day, productId, text } from './body.ts'
import { settings } from './content.ts'
import type { Database } from './data/database.ts'
import { type Period, periodDays } from './data/days.ts'
import { MAX_LINES, type OrderInput, quantity } from './orderInput.ts'
import { type PricedLine, priceLine, priceLines, priceRelatedLine, type RentalLength } from './orderPrice.ts'
import { ServiceProblem } from './problem.ts'

/** A rental that a tariff prices. */
export type Rental = RentalLength & { period: Period; code?: string | undefined }

/** Sums in kopecks: of each line, and of the whole rental. */
type Tariffed = { lines: Sum[]; total: number; explain?: Part[]; options?: Part[] }
type Sum = { total: number; deposit?: number; explain: Part[] }
type Part = { name?: string; text: string; amount: number }

/** The company's tariff. Each line has its sum by the formula, from which a tariff may start. */
export type Tariff = (lines: PricedLine[], rental: Rental) => Tariffed

/** The tariff of the demonstration: the first days at the basic price, the others at the additional one. */
export const formula: Tariff = (lines, { days, minOrderDays }) => ({
  lines: lines.map(({ total, quantity, basicPrice, relatedPrice }) => {
    const first = (basicPrice ?? relatedPrice ?? 0) * (basicPrice === null ? 1 : minOrderDays) * quantity
    const parts = [
      { text: basicPrice === null ? 'За весь заказ' : `Первые сутки: ${minOrderDays}`, amount: first },
      { text: `Следующие сутки: ${days - minOrderDays}`, amount: total - first },
    ]
    return { total, explain: parts.filter(({ amount }) => amount > 0) }
  }),
  total: lines.reduce((sum, line) => sum + line.total, 0),
})

/** The lines of an order with their sums by a tariff, and the sum of all. */
export function priceRental(
  database: Database,
  input: Pick<OrderInput, 'period' | 'lines' | 'relatedLines'> & { code?: string | undefined },
  length: RentalLength,
  tariff: Tariff,
): { lines: PricedLine[]; sum: number } {
  const priced = priceLines(database, input, length)
  const { lines, total } = tariff(priced, { ...length, period: input.period, code: input.code })
  return {
    lines: priced.map((line, index) => ({ ...line, total: lines[index]?.total ?? line.total })),
    sum: total,
  }
}

const QUOTES = z.object({
  periods: z
    .array(
      z.object({
        start: day,
        end: day,
        lines: z
          .array(z.object({ productId, quantity, relatedTo: productId.optional() }))
          .min(1)
          .max(MAX_LINES),
      }),
    )
    .min(1)
    .max(100),
  code: text(100).optional(),
})

/** For so long a quote holds. */
const VALID_MS = 15 * 60 * 1000

/** POST /v2/quotes: each period is an order of its own. A line that has no price says why, and is in no sum. */
export function quotes(database: Database, body: unknown, tariff: Tariff, now: Date): unknown {
  const { periods, code } = checkBody(QUOTES, body)
  const { minOrderDays } = settings(database) as { minOrderDays: number }
  return {
    periods: periods.map(({ lines, ...period }) => {
      const rental = { period, days: periodDays(period), minOrderDays, code }
      const priced = lines.map((line) => orProblem(() => priceOne(database, line, rental)))
      const sums = tariff(priced.filter((line) => !(line instanceof ServiceProblem)) as PricedLine[], rental)
      const left = sums.lines.map(inRoubles)
      return {
        lines: priced.map((line) =>
          line instanceof ServiceProblem ? { total: null, problem: line.message } : left.shift(),
        ),
        total: sums.total / 100,
        explain: partsInRoubles(sums.explain),
        options: partsInRoubles(sums.options),
      }
    }),
    validUntil: new Date(now.getTime() + VALID_MS).toISOString(),
  }
}

type QuoteLine = z.output<typeof QUOTES>['periods'][number]['lines'][number]

function priceOne(database: Database, { relatedTo: parentId, ...line }: QuoteLine, rental: Rental) {
  return parentId === undefined
    ? priceLine(database, line, rental)
    : priceRelatedLine(database, { ...line, parentId })
}

function orProblem<Value>(make: () => Value): Value | ServiceProblem {
  try {
    return make()
  } catch (error) {
    if (error instanceof ServiceProblem) return error
    throw error
  }
}

function inRoubles({ total, deposit, explain }: Sum) {
  return {
    total: total / 100,
    ...(deposit !== undefined && { deposit: deposit / 100 }),
    explain: partsInRoubles(explain),
  }
}

function partsInRoubles(parts: Part[] = []) {
  return parts.map((part) => ({ ...part, amount: part.amount / 100 }))
}
