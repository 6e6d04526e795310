import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { quantityForGuests } from '#gateway/rental/guests.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { isFree } from '#gateway/rental/stock.ts'
import { type QuotedSums, type SumSource, sumsOf } from '#renderer/cart/cartQuote.ts'
import type { LineChoice, SetChoices, SolutionItem, SolutionLine } from './solutionLine.ts'

/** A solution with its sums in roubles; lines that are not counted whole come first. */
export type SolutionContents = {
  lines: SolutionLine[]
  units: number
  /** How many lines are counted with all their units. */
  whole: number
  /** How many lines are counted although nobody can say what is free of them. */
  unknown: number
  /** How many lines the visitor has to decide about: there is less of them than the solution has. */
  waiting: number
  basic: number
  additional: number
  total: number
  /** The parts of the sum by a tariff of the company's own; null: by the formula. */
  explain: QuotedSums['explain'] | null
  /** Such a tariff has not said the sums yet. */
  isAsked: boolean
}

/**
 * The lines of a solution with what is free on its days and what the visitor decided, before they have a price.
 */
export function wantedLines(
  items: readonly SolutionItem[],
  { guests, choices }: { guests: number | null; choices: SetChoices } = NOTHING_DECIDED,
) {
  const change = guests !== null && choices.guests !== null ? { from: guests, to: choices.guests } : null
  return merged(items).map((item) => {
    const requested = change ? quantityForGuests(item.quantity, change) : item.quantity
    const line = decided(item, requested, choices.lines.get(item.productId) ?? null)
    const stock: SolutionLine['stock'] = line.choice?.kind === 'leave' ? 'left' : stockOf(line)
    const free = stock === 'unknown' ? line.quantity : (line.product?.stock ?? 0)
    const wished = Math.min(line.quantity, MAX_QUANTITY)
    const takes = stock === 'left' ? 0 : Math.min(wished, free)
    // A line that was decided stays where it was before.
    const isFirst = line.choice !== null && stockOf({ ...item, quantity: requested }) !== 'all'
    return { ...line, stock, free, wished, takes, isFirst }
  })
}

/** Prices the lines of a solution for a rental. Without dates `length` is the shortest rental. */
export function solutionContents(
  wanted: ReturnType<typeof wantedLines>,
  length: RentalLength,
  quote?: SumSource,
): SolutionContents {
  const { lines: prices, ...sums } = sumsOf(
    wanted.map(({ productId, product, free, takes }) => ({
      id: productId,
      quantity: takes,
      stock: free,
      basicPricePerDay: product?.basicPricePerDay ?? null,
      additionalPricePerDay: product?.additionalPricePerDay ?? null,
    })),
    [],
    length,
    quote,
  )
  const placed = wanted.map(({ isFirst, ...line }, index) => {
    const priced: SolutionLine = { ...line, price: prices[index] ?? null }
    return { line: priced, isFirst: isFirst || !isWhole(priced) }
  })
  const lines = [...placed.filter(({ isFirst }) => isFirst), ...placed.filter(({ isFirst }) => !isFirst)].map(
    ({ line }) => line,
  )
  return {
    lines,
    units: lines.reduce((sum, { quantity, stock }) => (stock === 'left' ? sum : sum + quantity), 0),
    whole: lines.filter(isWhole).length,
    unknown: lines.filter(({ stock }) => stock === 'unknown').length,
    waiting: lines.filter(isWaiting).length,
    basic: sums.basic,
    additional: sums.additional,
    total: sums.total,
    explain: quote === undefined ? null : quote && quote !== 'asked' ? quote.explain : [],
    isAsked: quote === 'asked',
  }
}

const NOTHING_DECIDED = { guests: null, choices: { guests: null, lines: new Map() } }

/** True if a line is counted with all of its units. */
export function isWhole({ quantity, takes, price }: SolutionLine): boolean {
  return price !== null && takes === quantity
}

/** True if the visitor can decide about a line of which there is less than is requested. */
export function isWaiting({ stock }: SolutionLine): boolean {
  return stock === 'part' || stock === 'busy' || stock === 'none'
}

// The same product twice is one line, as it will be in the cart.
function merged(items: readonly SolutionItem[]): SolutionItem[] {
  const lines = new Map<string, SolutionItem>()
  for (const item of items) {
    const line = lines.get(item.productId)
    lines.set(item.productId, line ? { ...line, quantity: line.quantity + item.quantity } : item)
  }
  return [...lines.values()]
}

function decided(item: SolutionItem, requested: number, choice: LineChoice | null) {
  const product = choice?.kind === 'replace' ? choice.product : item.product
  const quantity = choice && 'quantity' in choice ? choice.quantity : requested
  const insteadOf = choice?.kind === 'replace' ? item.product : null
  const productId = product?.id ?? item.productId
  return { lineId: item.productId, productId, product, quantity, was: item.quantity, choice, insteadOf }
}

function stockOf({ product, quantity }: Pick<SolutionItem, 'product' | 'quantity'>): SolutionLine['stock'] {
  if (product === null) return 'gone'
  if (product.stock === null) return 'unknown'
  if (product.stock >= quantity) return 'all'
  if (product.stock > 0) return 'part'
  return isFree(product.owned) ? 'busy' : 'none'
}

/** The name of a solution for another number of guests: «Свадьба на 60 гостей» → «Свадьба на 250 гостей»; where it names none, they come behind it. */
export function nameForGuests(name: string, own: number | null, guests: number | null): string {
  if (own === null || guests === null || guests === own) return name
  const words = guestsText(guests)
  const renamed = name.replace(texts.search.guests, words)
  return renamed === name ? texts.solution.nameFor(name, words) : renamed
}

/** «60 гостей», as after «на». */
export function guestsText(count: number): string {
  return texts.solution.guests(count, thousands(count))
}
