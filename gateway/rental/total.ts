import {
  type DayRates,
  type LinePrice,
  linePrice,
  type RentalLength,
  relatedPrice,
  sumRoubles,
} from './price.ts'
import { mayBeFree, type Stock, unitsCounted, unitsLeft } from './stock.ts'

/** A product in the cart, with fresh prices and stock. */
type PricedLine = DayRates & {
  id: string
  quantity: number
  stock: Stock
  isRemovedFromCart?: boolean
}

/** A related product in the cart, bound to the line that it was added to. With `id` its units are those that lines of the same product leave. */
type PricedRelatedLine = {
  id?: string
  parentId: string
  quantity: number
  stock: Stock
  price: number | null
}

/** The sums of a cart in roubles; the price of each line, in the order given, is null where the line is not counted. */
export type CartTotal = {
  basic: number
  additional: number
  related: number
  total: number
  lines: (LinePrice | null)[]
  relatedLines: (number | null)[]
}

/**
 * The total of a cart, without removed lines and what is gone, has no price, no whole quantity or no counted parent. No more units
 * count than are free.
 */
export function cartTotal(
  cart: RentalLength & { lines: PricedLine[]; relatedLines: PricedRelatedLine[] },
): CartTotal {
  const { days, minOrderDays } = cart
  const taken = new Map<string, number>()
  function counted<Line extends Rentable, Price>(line: Line, price: (line: Line) => Price): Price | null {
    if (!isRentable(line)) return null
    const before = taken.get(line.id ?? '') ?? 0
    const quantity = unitsCounted(line.quantity, unitsLeft(line.stock, before))
    const result = price({ ...line, quantity })
    if (line.id !== undefined && result !== null) taken.set(line.id, before + quantity)
    return result
  }
  const lines = cart.lines.map((line) =>
    line.isRemovedFromCart ? null : counted(line, (part) => linePrice({ ...part, days, minOrderDays })),
  )
  const parents = new Set(cart.lines.filter((_, index) => lines[index] !== null).map((line) => line.id))
  const relatedLines = cart.relatedLines.map((line) =>
    parents.has(line.parentId) ? counted(line, relatedPrice) : null,
  )
  const basic = sumRoubles(lines.map((price) => price?.basic ?? 0))
  const additional = sumRoubles(lines.map((price) => price?.additional ?? 0))
  const related = sumRoubles(relatedLines.map((price) => price ?? 0))
  return { basic, additional, related, total: sumRoubles([basic, additional, related]), lines, relatedLines }
}

type Rentable = { id?: string; quantity: number; stock: Stock }

function isRentable({ quantity, stock }: Rentable): boolean {
  return Number.isInteger(quantity) && quantity > 0 && mayBeFree(stock)
}
