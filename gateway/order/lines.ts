import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { unitsCounted, unitsLeft } from '#gateway/rental/stock.ts'
import type { DatedProduct } from '../rest/shapes/catalog.ts'
import type { QuotedLine } from '../rest/shapes/quotes.ts'
import { type LineProblem, type LineProblemCode, lineProblem } from './lineProblem.ts'
import type { OrderRequest, RequestedLine } from './orderRequest.ts'

/** A line after the check against fresh data. `counted`: it has a price and enters the totals, with the units that are free. */
export type CheckedLine = RequestedLine & {
  product: DatedProduct | null
  /** Pieces that are free in the period, before this order; null when unknown. */
  stock: number | null
  /** Roubles for one piece of an extra for the whole order; null for a product's own line. */
  extraPrice: number | null
  problem: LineProblem | null
  counted: boolean
  /** The units that the sums count: no more than are free. */
  units: number
  /** The company's own price of it; null where its tariff was not asked. */
  quoted: QuotedLine | null
}

/** The products and the extras of an order after the check. */
export type CheckedLines = { lines: CheckedLine[]; relatedLines: CheckedLine[] }

/**
 * Checks the lines of an order or a quote against fresh products. `isDated`: their stock is that of the days; otherwise it is what the
 * company owns. `isQuoted`: the company's own tariff says what has a price.
 */
export function checkLines(
  request: Pick<OrderRequest, 'lines' | 'relatedLines'>,
  products: ReadonlyMap<string, DatedProduct>,
  { isDated, isQuoted }: { isDated: boolean; isQuoted: boolean },
): CheckedLines {
  // One product can be a line of its own and an extra: together they may not exceed what is free.
  const used = new Map<string, number>()
  const seen = new Set<string>()
  const inOrder = new Set(request.lines.map((line) => line.productId))

  function check(line: RequestedLine): CheckedLine {
    const product = products.get(line.productId) ?? null
    const parent = line.parentId === null ? null : (products.get(line.parentId) ?? null)
    const extra = parent?.relatedProducts.find(({ id }) => id === line.productId)
    const extraPrice = line.parentId === null ? null : (extra?.price ?? product?.price ?? null)
    const stock = product?.stock ?? null
    const taken = used.get(line.productId) ?? 0
    const free = unitsLeft(stock, taken)
    const code = problemCode()
    const counted = code === null || code === 'NOT_ENOUGH_STOCK'
    const units = counted ? unitsCounted(line.quantity, free) : 0
    used.set(line.productId, taken + units)
    seen.add(keyOf(line))
    const names = { name: product?.name ?? null, parentName: parent?.name ?? null }
    const problem = code && lineProblem(code, line, { ...names, available: free, isDated })
    return { ...line, product, stock, extraPrice, problem, counted, units, quoted: null }

    function problemCode(): LineProblemCode | null {
      if (seen.has(keyOf(line))) return 'DUPLICATE'
      if (!Number.isInteger(line.quantity) || line.quantity < 1) return 'QUANTITY_INVALID'
      if (line.quantity > MAX_QUANTITY) return 'QUANTITY_TOO_LARGE'
      if (product === null) return 'PRODUCT_UNKNOWN'
      if (line.parentId !== null && !inOrder.has(line.parentId)) return 'PARENT_MISSING'
      if (line.parentId !== null && !extra) return 'NOT_RELATED'
      if (stock !== null && stock < 1) return 'OUT_OF_STOCK'
      const price = line.parentId === null ? product.basicPricePerDay : extraPrice
      if (!isQuoted && price === null) return 'PRICE_UNKNOWN'
      // The service decides about unknown stock.
      return free !== null && line.quantity > free ? 'NOT_ENOUGH_STOCK' : null
    }
  }

  return { lines: request.lines.map(check), relatedLines: request.relatedLines.map(check) }
}

/** The problems of checked lines, in their order. */
export function problemsOf(checked: CheckedLines): LineProblem[] {
  return [...checked.lines, ...checked.relatedLines].flatMap(({ problem }) => problem ?? [])
}

/** The names of the products that have one, for messages. */
export function namesOf(checked: CheckedLines): Map<string, string> {
  const lines = [...checked.lines, ...checked.relatedLines]
  return new Map(
    lines.flatMap(({ productId, product }) => (product?.name ? [[productId, product.name]] : [])),
  )
}

function keyOf({ productId, parentId }: RequestedLine): string {
  return JSON.stringify([productId, parentId])
}
