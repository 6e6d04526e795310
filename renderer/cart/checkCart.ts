import { isQuantity } from '#gateway/rental/quantity.ts'
import { type CartLine, type CartState, MAX_LOOKED, type RelatedLine, relatedKey } from './cartState.ts'

const MAX_LINES = 200
const MAX_TEXT_LENGTH = 200

/** A cart from outside (storage, another version, another hand): what is sound of it stays, whatever else is left out. */
export function checkCart(value: unknown): CartState {
  const products = unique(listOf(value, 'products').flatMap(toLine), ({ id }) => id)
  const lines = new Map(products.map((line) => [line.id, line]))
  const quantities = field(value, 'relatedProductsQuantity')
  const relatedProducts = unique(
    listOf(value, 'relatedProducts').flatMap((item) => toRelated(item, lines)),
    relatedKey,
  )
  return {
    products,
    relatedProducts,
    relatedProductsQuantity: Object.fromEntries(
      relatedProducts.map((line) => [relatedKey(line), toQuantity(field(quantities, relatedKey(line)))]),
    ),
    previouslyLookedIds: [...new Set(listOf(value, 'previouslyLookedIds').filter(isText))].slice(
      0,
      MAX_LOOKED,
    ),
  }
}

function toLine(value: unknown): CartLine[] {
  const id = field(value, 'id')
  const slug = field(value, 'slug')
  if (!isText(id) || !isText(slug)) return []
  const quantity = toQuantity(field(value, 'quantity'))
  return [{ id, slug, quantity, isRemovedFromCart: field(value, 'isRemovedFromCart') === true }]
}

function toRelated(value: unknown, lines: ReadonlyMap<string, CartLine>): RelatedLine[] {
  const id = field(value, 'id')
  const parentId = field(value, 'parentId')
  if (!isText(id) || !isText(parentId)) return []
  const parent = lines.get(parentId)
  return parent ? [{ id, parentId, isShowInCart: !parent.isRemovedFromCart }] : []
}

function toQuantity(value: unknown): number {
  return isQuantity(value) ? value : 1
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT_LENGTH
}

function listOf(value: unknown, key: string): unknown[] {
  const list = field(value, key)
  return Array.isArray(list) ? list.slice(0, MAX_LINES) : []
}

// Own data properties only: a stored `__proto__` gives nothing.
function field(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

function unique<T>(items: T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()
}
