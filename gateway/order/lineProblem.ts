import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'

/** The problem of a line of an order. */
export type LineProblem = {
  productId: string
  parentId: string | null
  code: LineProblemCode
  /** For the visitor; names the product. */
  message: string
  requested: number
  available: number | null
}

/** Why a line cannot be ordered. */
export type LineProblemCode =
  | 'QUANTITY_INVALID'
  | 'QUANTITY_TOO_LARGE'
  | 'PRODUCT_UNKNOWN'
  | 'OUT_OF_STOCK'
  | 'NOT_ENOUGH_STOCK'
  | 'DUPLICATE'
  | 'PARENT_MISSING'
  | 'NOT_RELATED'
  | 'PRICE_UNKNOWN'

type Line = { productId: string; parentId: string | null; quantity: number }
type Facts = {
  name: string | null
  parentName: string | null
  available: number | null
  /** False: for dates that cannot be had, `available` is what the company owns. */
  isDated: boolean
  /** Why there is no price, as the company's tariff says it. */
  reason?: string | null
}

/** The problem of a line with its text. */
export function lineProblem(code: LineProblemCode, line: Line, facts: Facts): LineProblem {
  const { productId, parentId, quantity } = line
  const name = facts.name === null ? unnamed(productId) : texts.line.product(facts.name)
  const parent = facts.parentName === null ? texts.line.parent : texts.line.product(facts.parentName)
  const available = thousands(facts.available ?? 0)
  const messages: Record<LineProblemCode, string> = {
    QUANTITY_INVALID: texts.line.quantityInvalid(name),
    QUANTITY_TOO_LARGE: texts.line.quantityTooLarge(name, thousands(MAX_QUANTITY)),
    PRODUCT_UNKNOWN: texts.line.gone(name),
    OUT_OF_STOCK: facts.isDated ? texts.line.takenOnDates(name) : texts.line.outOfStock(name),
    NOT_ENOUGH_STOCK: facts.isDated
      ? texts.line.fewOnDates(name, available, thousands(quantity))
      : texts.line.fewInStock(name, available, thousands(quantity)),
    DUPLICATE: texts.line.duplicate(name),
    PARENT_MISSING: texts.line.parentMissing(name),
    NOT_RELATED: texts.line.notRelated(name, parent),
    PRICE_UNKNOWN: facts.reason ? texts.line.because(name, facts.reason) : texts.line.priceUnknown(name),
  }
  return {
    productId,
    parentId,
    code,
    message: messages[code],
    requested: quantity,
    available: facts.available,
  }
}

// An identifier in a request may be any text; a text for the visitor shows only a usual one.
function unnamed(productId: string): string {
  return /^\w[\w.-]{0,39}$/.test(productId) ? texts.line.numbered(productId) : texts.line.unknown
}
