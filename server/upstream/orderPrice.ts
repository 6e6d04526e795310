import type { Database, Row } from './data/database.ts'
import type { OrderInput, OrderLineInput, RelatedLineInput } from './orderInput.ts'
import { ServiceProblem } from './problem.ts'

/** One line of an order with its prices in kopecks, as it is stored. */
export type PricedLine = {
  productId: number
  parentId: number | null
  productName: string
  quantity: number
  basicPrice: number | null
  additionalPrice: number | null
  relatedPrice: number | null
  total: number
}

/** Prices every line from the catalogue, related lines last; throws a ServiceProblem 422 that names unknown, repeated or parentless ones. */
export function priceLines(database: Database, input: OrderedLines, rental: RentalLength): PricedLine[] {
  refuseDuplicates(input)
  const parents = new Set(input.lines.map((line) => line.productId))
  const lines = input.lines.map((line) => priceLine(database, line, rental))
  const related = input.relatedLines.map((line) => {
    if (!parents.has(line.parentId))
      throw lineProblem('PARENT_MISSING', 'Нет предмета, к которому он добавлен', line)
    return priceRelatedLine(database, line)
  })
  return [...lines, ...related]
}

type OrderedLines = Pick<OrderInput, 'lines' | 'relatedLines'>

/** The length of a rental in days, and how many of them are paid at the basic price whatever the length. */
export type RentalLength = { days: number; minOrderDays: number }

export function priceLine(
  database: Database,
  line: OrderLineInput,
  { days, minOrderDays }: RentalLength,
): PricedLine {
  const product = database.get<Row & { name: string; basic_price: number; additional_price: number }>(
    'SELECT name, basic_price, additional_price FROM products WHERE id = ?',
    line.productId,
  )
  if (!product) throw lineProblem('PRODUCT_UNKNOWN', 'Такого предмета нет', line)
  const perPiece =
    product.basic_price * minOrderDays + product.additional_price * Math.max(days - minOrderDays, 0)
  return {
    ...{ ...line, parentId: null, productName: product.name, relatedPrice: null },
    ...{ basicPrice: product.basic_price, additionalPrice: product.additional_price },
    total: perPiece * line.quantity,
  }
}

export function priceRelatedLine(database: Database, line: RelatedLineInput): PricedLine {
  const offer = database.get<Row & { name: string; price: number }>(
    `SELECT p.name, r.price FROM product_related r JOIN products p ON p.id = r.related_id
     WHERE r.product_id = ? AND r.related_id = ?`,
    line.parentId,
    line.productId,
  )
  if (!offer) throw lineProblem('NOT_RELATED', 'Этот предмет нельзя добавить к выбранному', line)
  return {
    ...{ ...line, productName: offer.name, relatedPrice: offer.price },
    ...{ basicPrice: null, additionalPrice: null },
    total: offer.price * line.quantity,
  }
}

function refuseDuplicates({ lines, relatedLines }: OrderedLines): void {
  const seen = new Set<string>()
  for (const line of [...lines, ...relatedLines]) {
    const place = `${line.productId} ${'parentId' in line ? line.parentId : ''}`
    if (seen.has(place)) throw lineProblem('DUPLICATE_LINE', 'Предмет указан дважды', line)
    seen.add(place)
  }
}

function lineProblem(code: string, message: string, line: OrderLineInput | RelatedLineInput): ServiceProblem {
  const parentId = 'parentId' in line ? line.parentId : null
  const lines = [{ productId: line.productId, parentId, requested: line.quantity, available: null }]
  return new ServiceProblem(422, code, message, { lines })
}
