import { daysIn, type Period } from '#gateway/rental/period.ts'
import { activeLine, type CartState } from '#renderer/cart/cartState.ts'
import { relatedQuantity } from '#renderer/cart/relatedState.ts'
import { plainSpaces } from '#renderer/ui/typograph.ts'

/** The events, by the names that web shops give them. */
export type ShopEventName =
  | 'add_to_cart'
  | 'begin_checkout'
  | 'purchase'
  | 'remove_from_cart'
  | 'search'
  | 'view_item'
  | 'view_item_list'

/** An event of the shop: the usual fields of web shops, and what a rental adds to them. */
export type ShopEvent = {
  currency?: string
  value?: number
  transaction_id?: string
  search_term?: string
  items?: ShopItem[]
  rental_start?: string
  rental_end?: string
  rental_days?: number
}

/** A product or an extra in an event; `price` in the company's currency: of a product a day, of an extra once. */
export type ShopItem = { item_id: string; item_name?: string; price?: number; quantity?: number }

/** The fields of a product that an event needs. */
type EventProduct = { id: string; name: string | null; basicPricePerDay: number | null }

/** A product as events name it. */
export function shopItem({ id, name, basicPricePerDay }: EventProduct): ShopItem {
  return {
    item_id: id,
    ...(name !== null && { item_name: plainSpaces(name) }),
    ...(basicPricePerDay !== null && { price: basicPricePerDay }),
  }
}

/** The rental fields of an event; none without dates. */
export function rentalFields(period: Period | null): ShopEvent {
  if (!period) return {}
  return { rental_start: period.start, rental_end: period.end, rental_days: daysIn(period) }
}

/** The units that a change of the cart added and removed; an extra counts like a product. */
export function cartChanges(before: CartState, after: CartState): { added: ShopItem[]; removed: ShopItem[] } {
  const ids = new Set([...idsIn(before), ...idsIn(after)])
  const changes = [...ids].map((id) => ({ id, units: unitsOf(after, id) - unitsOf(before, id) }))
  const items = (sign: 1 | -1) =>
    changes
      .filter(({ units }) => units * sign > 0)
      .map(({ id, units }) => ({ item_id: id, quantity: units * sign }))
  return { added: items(1), removed: items(-1) }
}

function idsIn({ products, relatedProducts }: CartState): string[] {
  return [...products, ...relatedProducts].map(({ id }) => id)
}

function unitsOf(cart: CartState, id: string): number {
  return cart.relatedProducts
    .filter((line) => line.id === id && line.isShowInCart)
    .reduce((units, line) => units + relatedQuantity(cart, line), activeLine(cart, id)?.quantity ?? 0)
}
