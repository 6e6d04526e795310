import { isQuantity, MAX_LINES } from '#gateway/rental/quantity.ts'
import { storedField } from '#renderer/runtime/browserStorage.ts'
import {
  type CartLine,
  type CartSet,
  type CartState,
  MAX_FAVOURITES,
  MAX_VIEWED,
  type RelatedLine,
  relatedKey,
} from './cartState.ts'

const MAX_TEXT_LENGTH = 200

/** Validates a cart from outside (storage, another version, edited by hand): valid parts stay, all else is dropped. */
export function checkCart(value: unknown): CartState {
  const products = unique(listOf(value, 'products').flatMap(toLine), ({ id }) => id)
  const lines = new Map(products.map((line) => [line.id, line]))
  const quantities = storedField(value, 'relatedProductsQuantity')
  const quantityOf = (line: { id: string; parentId: string }) =>
    toQuantity(storedField(quantities, relatedKey(line)))
  const relatedProducts = unique(
    listOf(value, 'relatedProducts').flatMap((item) => toRelated(item, lines, quantityOf)),
    relatedKey,
  ).slice(0, MAX_LINES - products.length)
  const code = storedField(value, 'code')
  return {
    ...(isText(code) && { code }),
    products,
    relatedProducts,
    relatedProductsQuantity: Object.fromEntries(
      relatedProducts.map((line) => [relatedKey(line), quantityOf(line)]),
    ),
    previouslyLookedIds: idsOf(value, 'previouslyLookedIds', MAX_VIEWED),
    favouriteIds: idsOf(value, 'favouriteIds', MAX_FAVOURITES),
  }
}

function idsOf(value: unknown, key: string, most: number): string[] {
  return [...new Set(listOf(value, key).filter(isText))].slice(0, most)
}

function toLine(value: unknown): CartLine[] {
  const id = storedField(value, 'id')
  const slug = storedField(value, 'slug')
  if (!isText(id) || !isText(slug)) return []
  const quantity = toQuantity(storedField(value, 'quantity'))
  const set = toSet(storedField(value, 'set'))
  const isRemovedFromCart = storedField(value, 'isRemovedFromCart') === true
  const line = { id, slug, quantity, isRemovedFromCart, ...(set && { set }) }
  return [storedField(value, 'isGone') === true ? { ...line, isGone: true } : line]
}

function toSet(value: unknown): CartSet | null {
  const slug = storedField(value, 'slug')
  const name = storedField(value, 'name')
  return isText(slug) && isText(name) ? { slug, name } : null
}

function toRelated(
  value: unknown,
  lines: ReadonlyMap<string, CartLine>,
  quantityOf: (line: { id: string; parentId: string }) => number,
): RelatedLine[] {
  const id = storedField(value, 'id')
  const parentId = storedField(value, 'parentId')
  if (!isText(id) || !isText(parentId)) return []
  const parent = lines.get(parentId)
  if (!parent) return []
  // A quantity that another version wrote may no longer be that of its line: then it was set by hand.
  const follows = storedField(value, 'follows') === true && quantityOf({ id, parentId }) === parent.quantity
  return [{ id, parentId, isShowInCart: !parent.isRemovedFromCart, follows }]
}

function toQuantity(value: unknown): number {
  return isQuantity(value) ? value : 1
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH && /^(?!\s*$)\P{Cc}*$/u.test(value)
}

function listOf(value: unknown, key: string): unknown[] {
  const list = storedField(value, key)
  return Array.isArray(list) ? list.slice(0, MAX_LINES) : []
}

function unique<T>(items: T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()
}
