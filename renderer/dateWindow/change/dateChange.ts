import { sumRoubles } from '#gateway/rental/price.ts'
import { isFree, type Stock } from '#gateway/rental/stock.ts'
import type { CartQuote } from '#renderer/cart/cartQuote.ts'

/** Why a line is short on dates: no longer offered, none on any dates, none free, fewer free than requested, without a price. `unknown`: nobody can say. */
export type Lack = 'gone' | 'none' | 'busy' | 'part' | 'unpriced' | 'unknown'

/** One line of the cart on other dates. Sums in roubles; null: the line is not counted. `was` is undefined where there is nothing to compare. */
export type ChangeRow = {
  key: string
  name: string
  images: readonly { original: string }[]
  quantity: number
  isExtra: boolean
  was: number | null | undefined
  sum: number | null
  stock: Stock
  lack: Lack | null
}

/** The changes that other dates bring. Sums in roubles; `was…` are null where there is nothing to compare. */
export type DateChange = {
  /** Short rows come first, then the order of the cart. */
  rows: ChangeRow[]
  /** Rows that are short; without those whose stock nobody can say. */
  short: ChangeRow[]
  /** True if every row has a stock. */
  isStockComplete: boolean
  payable: number
  wasPayable: number | null
  /** How much dearer; negative: cheaper. Null also where less is paid because things are missing: that is no saving. */
  difference: number | null
  delivery: number | null
  wasDelivery: number | null | undefined
  /** The same sums line by line, and nothing short. */
  isSame: boolean
}

/** Compares what the cart costs on two periods; `before` null: the visitor had no dates. */
export function dateChange(before: CartQuote | null, after: CartQuote): DateChange {
  const sums = before && new Map(linesOf(before).map((line) => [keyOf(line), countedSum(line)]))
  const rows = linesOf(after).map((line): ChangeRow => {
    const { product, quantity, stock } = line
    return {
      key: keyOf(line),
      name: product?.name ?? '',
      images: product?.images ?? [],
      quantity,
      isExtra: line.parentId !== null,
      was: sums?.get(keyOf(line)),
      sum: countedSum(line),
      stock,
      lack: lackOf(line),
    }
  })
  const short = rows.filter(({ lack }) => lack !== null && lack !== 'unknown')
  const payable = after.payment.payable
  const wasPayable = before?.payment.payable ?? null
  return {
    rows: rows.toSorted((one, other) => rank(one) - rank(other)),
    short: short.toSorted((one, other) => rank(one) - rank(other)),
    isStockComplete: rows.every(({ lack }) => lack !== 'unknown'),
    payable,
    wasPayable,
    difference:
      wasPayable === null || (payable < wasPayable && short.length > 0)
        ? null
        : sumRoubles([payable, -wasPayable]),
    delivery: after.payment.delivery,
    wasDelivery: before?.payment.delivery,
    isSame:
      before !== null &&
      wasPayable === payable &&
      short.length === 0 &&
      rows.every(({ was, sum }) => was === sum),
  }
}

/** The stocks behind the sum on the dates. */
export function countedStocks(rows: readonly ChangeRow[]): Stock[] {
  return rows.filter(({ sum }) => sum !== null).map(({ stock }) => stock)
}

/** True if something requested is not free on the dates: the sums leave it out. */
export function isShort({ short }: Pick<DateChange, 'short'>): boolean {
  return short.some(({ lack }) => lack === 'none') || isBusy({ short })
}

/** True if nobody can say what a row costs, on any dates. */
export function isUncounted({ lack }: ChangeRow): boolean {
  return lack === 'unpriced' || lack === 'gone'
}

/** True if something is taken on the dates that may be free on others. */
export function isBusy({ short }: Pick<DateChange, 'short'>): boolean {
  return short.some(({ lack }) => lack === 'busy' || lack === 'part')
}

type QuoteLine = (CartQuote['lines'][number] | CartQuote['relatedLines'][number]) & {
  parentId: string | null
}

function linesOf({ lines, relatedLines }: CartQuote): QuoteLine[] {
  return [...lines.map((line) => ({ ...line, parentId: null })), ...relatedLines]
}

function keyOf({ parentId, productId }: QuoteLine): string {
  return JSON.stringify([parentId, productId])
}

function countedSum({ counted, total }: QuoteLine): number | null {
  return counted ? total : null
}

function lackOf({ product, stock, quantity, counted }: QuoteLine): Lack | null {
  if (!product) return 'gone'
  if (stock !== null && !isFree(stock)) return product.isOwned === false ? 'none' : 'busy'
  if (!counted) return 'unpriced'
  if (stock === null) return 'unknown'
  return stock < quantity ? 'part' : null
}

const ORDER: readonly (Lack | null)[] = ['gone', 'none', 'busy', 'part', 'unpriced', 'unknown', null]

function rank({ lack }: ChangeRow): number {
  return ORDER.indexOf(lack)
}
