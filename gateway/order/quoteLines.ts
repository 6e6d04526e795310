import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { daysIn } from '#gateway/rental/period.ts'
import { type LinePrice, sumRoubles } from '#gateway/rental/price.ts'
import type { CartTotal } from '#gateway/rental/total.ts'
import { quoteBaskets } from '../base/quotes.ts'
import { UpstreamEmptyError } from '../rest/errors.ts'
import type { Explained, QuotedLine, QuoteOption } from '../rest/shapes/quotes.ts'
import { lineProblem } from './lineProblem.ts'
import type { CheckedLine, CheckedLines } from './lines.ts'
import type { OrderRequest, PricingContext } from './orderRequest.ts'

/** The parts of a sum by the company's own tariff that no line has. */
export type Tariff = {
  explain: Explained[]
  options: QuoteOption[]
  /** Roubles for the deposits of all lines; null where the tariff names none. */
  deposit: number | null
  validUntil: string | null
}

type QuotedLines = CheckedLines & { total: CartTotal; tariff: Tariff }

/** Checked lines with their sums by the company's own tariff, asked for in one call. What it cannot price has a problem. */
export async function quoteLines(
  { period, code = null }: OrderRequest,
  checked: CheckedLines,
  context: PricingContext,
): Promise<QuotedLines> {
  const parents = new Set(checked.lines.flatMap(({ counted, productId }) => (counted ? productId : [])))
  const asked = [...checked.lines, ...checked.relatedLines]
    .filter(({ units, parentId }) => units > 0 && (parentId === null || parents.has(parentId)))
    .map((line) => ({ ...line, quantity: line.units }))
  if (asked.length === 0) return unquoted(checked)
  const { periods, validUntil } = await quoteBaskets([{ period, lines: asked }], code, context)
  const [{ lines, total, explain, options } = NOTHING] = periods
  const isPriced = lines.some((line) => line.total !== null)
  const { requestId } = context
  if (isPriced && total === null)
    throw new UpstreamEmptyError({ call: 'quotes', service: 'product', requestId }, 200, 'total')
  const answers = new Map(asked.map((line, index) => [keyOf(line), lines[index]]))
  const answered = (line: CheckedLine) => withQuote(line, answers.get(keyOf(line)), daysIn(period))
  const quoted = { lines: checked.lines.map(answered), relatedLines: checked.relatedLines.map(answered) }
  const deposits = lines.flatMap(({ deposit }) => deposit ?? [])
  return {
    ...quoted,
    total: totalOf(quoted, isPriced ? (total ?? 0) : 0),
    tariff: { explain, options, validUntil, deposit: deposits.length > 0 ? sumRoubles(deposits) : null },
  }
}

/** Lines for dates that nobody can rent: they have no sum. */
export function unquoted(checked: CheckedLines): QuotedLines {
  const without = (line: CheckedLine) => ({ ...line, counted: false })
  const lines = { lines: checked.lines.map(without), relatedLines: checked.relatedLines.map(without) }
  const tariff = { explain: [], options: [], deposit: null, validUntil: null }
  return { ...lines, total: totalOf(lines, 0), tariff }
}

const NOTHING = { lines: [], total: null, explain: [], options: [] }

function withQuote(line: CheckedLine, quoted: QuotedLine | undefined, days: number): CheckedLine {
  if (!quoted) return { ...line, counted: false }
  const reason = refusalOf(quoted, days)
  const counted = line.counted && quoted.total !== null
  if (line.problem || (counted && reason === null)) return { ...line, quoted, counted }
  const names = { name: line.product?.name ?? null, parentName: null }
  const problem = lineProblem('PRICE_UNKNOWN', line, {
    ...names,
    available: line.stock,
    isDated: true,
    reason,
  })
  return { ...line, quoted, counted, problem }
}

/** Why the tariff has no price of a line for so many days, in words. */
function refusalOf({ problem, minDays, maxDays }: QuotedLine, days: number): string | null {
  if (problem !== null) return problem
  if (minDays !== null && days < minDays) return texts.line.daysFrom(daysText(minDays))
  return maxDays !== null && days > maxDays ? texts.line.daysTo(daysText(maxDays)) : null
}

function totalOf({ lines, relatedLines }: CheckedLines, total: number): CartTotal {
  const sum = ({ quoted, counted }: CheckedLine) => (counted ? (quoted?.total ?? null) : null)
  const prices = lines.map(sum)
  const extras = relatedLines.map(sum)
  const [basic = 0, related = 0] = [prices, extras].map((sums) => sumRoubles(sums.map((each) => each ?? 0)))
  const toPrice = (own: number | null): LinePrice | null =>
    own === null ? null : { basic: own, additional: 0, total: own }
  return { basic, additional: 0, related, total, lines: prices.map(toPrice), relatedLines: extras }
}

function keyOf({ productId, parentId }: Pick<CheckedLine, 'productId' | 'parentId'>): string {
  return JSON.stringify([productId, parentId])
}
