import type { Plan, PlanLine } from '#gateway/rental/plan/plan.ts'
import { sumRoubles } from '#gateway/rental/price.ts'
import { namedApart } from '#gateway/rental/sameNames.ts'
import { unitsCounted } from '#gateway/rental/stock.ts'
import type { EarlierSum, RentSums } from '../cart/OrderSums.tsx'
import type { PlanQuote } from './planQuote.ts'

/** A line of a plan with what it is and costs now. */
export type PlanRow = {
  key: string
  productId: string
  isExtra: boolean
  quantity: number
  /** Null for what the catalogue does not have. */
  product: QuotedLine['product']
  /** Units that are free in the period; null while the catalogue does not say. */
  stock: number | null
  /** Roubles now; null where it is not counted. */
  sum: number | null
  /** Units that `sum` is for: no more than are free; where there is no sum, those of the plan. */
  units: number
  /** Roubles when the plan was made; null where it has none. */
  was: number | null
  problem: QuotedLine['problem']
  /** It costs or has other than when the plan was made. */
  isChanged: boolean
}

/** A plan with today's prices and stock. */
export type PlanView = {
  plan: Plan
  quote: PlanQuote
  rows: PlanRow[]
  /** Roubles that all rows cost when the plan was made; null where one has no sum. */
  was: number | null
  /** How many rows have changed since then. */
  changes: number
  /** `isPart`: something is not free, or not as much of it; `isUncounted`: something has no price or is gone. */
  sums: RentSums
  /** The same with no more of a row than is free; null where nothing is too much. */
  taken: Plan | null
}

type QuotedLine = PlanQuote['lines'][number]

/** Puts a plan and its quote together. */
export function planView(plan: Plan, quote: PlanQuote): PlanView {
  const quoted = new Map<string, QuotedLine>([
    ...quote.lines.map((line) => [keyOf({ ...line, parentId: null }), line] as const),
    ...quote.relatedLines.map((line) => [keyOf(line), line] as const),
  ])
  const products = namedApart([...quoted.values()].flatMap(({ product }) => product ?? []))
  const named = new Map(products.map((product) => [product.id, product]))
  const rows = plan.lines.map((line) => {
    const row = toRow(line, quoted.get(keyOf(line)), plan.made !== null)
    return { ...row, product: row.product && (named.get(row.product.id) ?? row.product) }
  })
  const sums = rows.map(({ was }) => was)
  const hasOldSums = plan.made !== null && sums.length > 0 && !sums.includes(null)
  return {
    plan,
    quote,
    rows,
    was: hasOldSums ? sumRoubles(sums.map((sum) => sum ?? 0)) : null,
    changes: rows.filter(({ isChanged }) => isChanged).length,
    sums: {
      basic: quote.basicTotal,
      additional: quote.additionalTotal,
      related: quote.relatedTotal,
      total: quote.total,
      tariff: quote.byTariff ? quote : null,
      isPart: rows.some((row) => isTooMuch(row) || row.problem?.code === 'OUT_OF_STOCK'),
      isUncounted: rows.some(({ sum, problem }) => sum === null && problem?.code !== 'OUT_OF_STOCK'),
    },
    taken: rows.some(isTooMuch)
      ? { ...plan, lines: plan.lines.flatMap((line, index) => take(line, rows[index])) }
      : null,
  }
}

/** The plan with one row as far as it is free. */
export function takingOf({ plan, rows }: PlanView, key: string): Plan {
  return {
    ...plan,
    lines: plan.lines.flatMap((line, index) => (keyOf(line) === key ? take(line, rows[index]) : line)),
  }
}

/** The plan as of today: what is sent on costs what it costs now. */
export function asOfToday({ plan, rows }: PlanView, today: string): Plan {
  const lines = plan.lines.map((line, index) => ({ ...line, sum: rows[index]?.sum ?? null }))
  return { ...plan, made: today, lines }
}

/** The sum of the day when the plan was made; null where it is the same, or not known. */
export function earlierSum({ plan: { made }, was, sums }: PlanView, today: string): EarlierSum | null {
  const isOther = made !== null && made < today && was !== null && was !== sums.total
  return isOther ? { total: was, made, today } : null
}

/** The part of a plan that its sums are for: a row that is not counted is not ordered either. */
export function countedPlan({ plan, rows }: PlanView): Plan {
  return { ...plan, lines: plan.lines.filter((_, index) => rows[index]?.sum !== null) }
}

/** The stocks behind the sum of a plan; none where its dates cannot be rented anyway. */
export function countedStocks({ rows, quote }: Pick<PlanView, 'rows' | 'quote'>): (number | null)[] {
  return quote.periodProblem ? [] : rows.filter(({ sum }) => sum !== null).map(({ stock }) => stock)
}

/** True if less is free than a row wants; it cannot be ordered so. */
export function isTooMuch({ problem }: Pick<PlanRow, 'problem'>): boolean {
  return problem?.code === 'NOT_ENOUGH_STOCK'
}

/** Roubles for one piece of a row; null where the row is not counted. */
export function unitPrice({ sum, units }: PlanRow): number | null {
  return sum === null || units === 0 ? null : sumRoubles([sum / units])
}

/** So many rows without changes are not worth a press. */
const FEWEST_FOLDED = 3

/**
 * The rows of a plan of another day, parted for those who look for what has changed: what did not is folded. A product and its extras
 * stay together. Nothing is folded where nothing has changed.
 */
export function partedRows(
  { plan, rows, changes }: Pick<PlanView, 'plan' | 'rows' | 'changes'>,
  today: string,
): { shown: PlanRow[]; folded: PlanRow[] } {
  const groups: PlanRow[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (row.isExtra && group) group.push(row)
    else groups.push([row])
  }
  const folded = groups.filter((group) => group.every(({ isChanged }) => !isChanged)).flat()
  const isWorthIt = plan.made !== null && plan.made < today && changes > 0 && folded.length >= FEWEST_FOLDED
  return isWorthIt
    ? { shown: rows.filter((row) => !folded.includes(row)), folded }
    : { shown: rows, folded: [] }
}

function toRow(line: PlanLine, quoted: QuotedLine | undefined, isMade: boolean): PlanRow {
  const { productId, parentId, quantity } = line
  const sum = quoted?.counted ? quoted.total : null
  const was = isMade ? line.sum : null
  const problem = quoted?.problem ?? null
  return {
    key: keyOf(line),
    productId,
    isExtra: parentId !== null,
    quantity,
    product: quoted?.product ?? null,
    stock: quoted ? quoted.stock : null,
    sum,
    units:
      sum !== null && isTooMuch({ problem }) ? unitsCounted(quantity, problem?.available ?? null) : quantity,
    was,
    problem,
    isChanged: isMade && (problem !== null || (was !== null && was !== sum)),
  }
}

function take(line: PlanLine, row: PlanRow | undefined): PlanLine[] {
  if (!row || !isTooMuch(row)) return [line]
  const quantity = Math.min(line.quantity, row.problem?.available ?? 0)
  return quantity > 0 ? [{ ...line, quantity }] : []
}

function keyOf({ parentId, productId }: { parentId: string | null; productId: string }): string {
  return JSON.stringify([parentId, productId])
}
