import { MONEY_MINOR } from '#company/constants.ts'
import type { QuotesBody } from '../../rest/calls/quotes.ts'
import type { Quotes } from '../../rest/shapes/quotes.ts'
import { dayAhead } from './trialOrder.ts'

const DAYS = 4

/** Two rentals in one question: some things together, and the first of them alone. */
export function trialQuotes(products: readonly { id: string }[], now: Date): QuotesBody {
  const period = { start: dayAhead(now), end: dayAhead(now, DAYS) }
  const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }))
  return { periods: [lines, lines.slice(0, 1)].map((each) => ({ ...period, lines: each })) }
}

/** The faults in the answer to a trial, for which the gateway would say no sum. */
export function quoteNotes({ periods }: QuotesBody, quotes: Quotes | undefined): string[] {
  if (!quotes) return []
  if (quotes.periods.length !== periods.length)
    return [`${periods.length} periods are answered with ${quotes.periods.length}`]
  return quotes.periods.flatMap(({ lines, total, explain }, index) => {
    const at = `result.periods[${index}]`
    const asked = periods[index]?.lines.length
    if (lines.length !== asked) return [`${at}: ${asked} lines are answered with ${lines.length}`]
    const silent = lines.findIndex((line) => line.total === null && line.problem === null)
    if (silent >= 0) return [`${at}.lines[${silent}] has neither a total nor a problem`]
    if (total === null) return lines.some((line) => line.total !== null) ? [`${at} has no total`] : []
    return [
      ...lines.flatMap((line, place) => uneven(`${at}.lines[${place}]`, line.total, line.explain)),
      ...(explain.length > 0
        ? uneven(at, total, explain)
        : uneven(
            at,
            total,
            lines.map((line) => ({ amount: line.total ?? 0 })),
          )),
    ]
  })
}

/** A sum that its parts do not come to: visitors see both. */
function uneven(at: string, total: number | null, parts: readonly { amount: number }[]): string[] {
  const sum = parts.reduce((before, { amount }) => before + Math.round(amount * MONEY_MINOR), 0) / MONEY_MINOR
  const isEven = total === null || parts.length === 0 || sum === total
  return isEven ? [] : [`${at}.total is ${total}, its parts come to ${sum}`]
}
