import { type DayRates, type LinePrice, type RentalLength, relatedPrice } from '#gateway/rental/price.ts'
import { mayBeFree, type Stock, unitsCounted, unitsLeft } from '#gateway/rental/stock.ts'
import type { CartTotal } from '#gateway/rental/total.ts'
import { type QuotedSums, quotedLine, sumsOf } from './cartQuote.ts'
import type { CartLine, CartState, RelatedLine } from './cartState.ts'
import { relatedQuantity } from './relatedState.ts'

/** The gateway's present answer about a product; the stock is that of the visitor's dates when there are some, null when unknown. */
export type FreshProduct = DayRates & {
  id: string
  stock: Stock
  /** False: the company has none, on any dates. */
  isOwned?: boolean | null
  relatedProducts: readonly FreshRelated[]
}

/** The gateway's answer about a related product under its parent. */
type FreshRelated = { productId: string; price: number | null; stock: Stock }

/** Why a line is not in the total, or cannot be ordered as it is. `UNSAID`: a tariff of the company's own has not said its sum. */
export type LineProblem = 'UNSAID' | 'UNKNOWN' | 'OUT_OF_STOCK' | 'NOT_ENOUGH_STOCK' | 'PRICE_UNKNOWN'

/** A related line with what the gateway says of it; `price` in roubles, null where it is not counted. */
export type RelatedSummary<Related> = {
  line: RelatedLine
  quantity: number
  related: Related | null
  price: number | null
  problem: LineProblem | null
  /** Units that are left of it beside the lines before; null: nobody can say. */
  free: Stock
}

/** A cart line with its product and its related lines; `price` in roubles, null where it is not counted. */
export type LineSummary<Product extends FreshProduct> = {
  line: CartLine
  product: Product | null
  price: LinePrice | null
  problem: LineProblem | null
  /** The parts of its sum, and why it has none, as the company's tariff says it. */
  explain: QuotedSums['explain']
  reason: string | null
  related: RelatedSummary<Product['relatedProducts'][number]>[]
}

/** The cart with its sums in roubles, which count what is free. */
export type CartSummary<Product extends FreshProduct> = Omit<CartTotal, 'lines' | 'relatedLines'> & {
  /** The parts of the whole by a tariff of the company's own; null: it has none, or the formula counts. */
  tariff: Tariff | null
  lines: LineSummary<Product>[]
  /** Something is counted, and no counted line requests more than is free. */
  isOrderable: boolean
  /** Something in the cart is not free, or not in the requested quantity. */
  isPart: boolean
  /** Nobody can say what something in the cart costs. */
  isUncounted: boolean
}

/** The parts of a whole that a tariff of the company's own gives. */
export type Tariff = Pick<QuotedSums, 'deposit' | 'explain' | 'options'>

/** Puts the visitor's cart and fresh products together. Without dates, `days` is the minimum. `quote`: null while a tariff has said nothing, undefined: the formula counts. */
export function cartSummary<Product extends FreshProduct>(
  cart: CartState,
  products: readonly Product[],
  length: RentalLength,
  quote?: QuotedSums | null,
): CartSummary<Product> {
  const fresh = new Map(products.map((product) => [product.id, product]))
  const shown = cart.relatedProducts.filter((line) => line.isShowInCart)
  const relatedOf = (line: RelatedLine): Product['relatedProducts'][number] | null =>
    fresh.get(line.parentId)?.relatedProducts.find(({ productId }) => productId === line.id) ?? null
  const { lines, relatedLines, ...sums } = sumsOf(
    cart.products.map((line) => ({ ...(fresh.get(line.id) ?? NO_PRODUCT), ...line })),
    shown.map((line) => ({
      ...(relatedOf(line) ?? NO_PRODUCT),
      id: line.id,
      parentId: line.parentId,
      quantity: relatedQuantity(cart, line),
    })),
    length,
    quote,
  )
  // As the gateway counts: one product can be a line of its own and an extra, and together they may not exceed what is free.
  const used = new Map<string, number>()
  cart.products.forEach((line, index) => {
    if (lines[index] !== null)
      used.set(line.id, unitsCounted(line.quantity, fresh.get(line.id)?.stock ?? null))
  })
  const relatedSummaries = shown.map((line, index) => {
    const quantity = relatedQuantity(cart, line)
    const related = relatedOf(line)
    const price = relatedLines[index] ?? null
    const isPriced =
      quote === undefined
        ? relatedPrice({ price: related?.price ?? null, quantity }) !== null
        : price !== null || quote === null
    const taken = used.get(line.id) ?? 0
    const free = unitsLeft(related?.stock ?? null, taken)
    if (price !== null) used.set(line.id, taken + unitsCounted(quantity, free))
    return { line, quantity, related, price, free, problem: problemOf(related, quantity, isPriced, free) }
  })
  const summaries = cart.products.map((line, index) => {
    const product = fresh.get(line.id) ?? null
    const price = lines[index] ?? null
    const quoted = quotedLine(quote ?? null, line.id)
    const isUnsaid = quote !== undefined && !quoted && product !== null && mayBeFree(product.stock)
    const own = isUnsaid ? 'UNSAID' : problemOf(product, line.quantity, price !== null)
    const problem = line.isRemovedFromCart ? null : own
    return {
      line,
      product,
      price,
      problem,
      explain: quoted?.explain ?? [],
      reason: quoted?.problem?.code === 'PRICE_UNKNOWN' ? quoted.problem.message : null,
      related: relatedSummaries.filter((item) => item.line.parentId === line.id),
    }
  })
  const all = [...summaries, ...relatedSummaries]
  const isTooMuch = all.some(({ price, problem }) => price !== null && problem === 'NOT_ENOUGH_STOCK')
  return {
    ...sums,
    tariff: quote?.byTariff ? quote : null,
    lines: summaries,
    isOrderable:
      !isTooMuch && summaries.every(({ reason }) => reason === null) && lines.some((price) => price !== null),
    isPart: all.some(({ problem }) => problem === 'NOT_ENOUGH_STOCK' || problem === 'OUT_OF_STOCK'),
    isUncounted: all.some(({ problem }) => problem !== null && UNCOUNTED.has(problem)),
  }
}

/** True if something could be had, and nobody can say here what it costs. */
export function isUnpriced({ lines }: Pick<CartSummary<FreshProduct>, 'lines'>): boolean {
  return lines.some(({ problem }) => problem === 'PRICE_UNKNOWN' || problem === 'UNSAID')
}

const UNCOUNTED: ReadonlySet<LineProblem> = new Set(['PRICE_UNKNOWN', 'UNKNOWN', 'UNSAID'])

const NO_PRODUCT = { basicPricePerDay: null, additionalPricePerDay: null, price: null, stock: 0 }

function problemOf(
  item: { stock: Stock } | null,
  quantity: number,
  isPriced: boolean,
  free = item?.stock ?? null,
): LineProblem | null {
  if (!item) return 'UNKNOWN'
  if (!mayBeFree(item.stock)) return 'OUT_OF_STOCK'
  if (!isPriced) return 'PRICE_UNKNOWN'
  return free !== null && quantity > free ? 'NOT_ENOUGH_STOCK' : null
}
