import { isQuantity, MAX_LINES } from '#gateway/rental/quantity.ts'

/**
 * The data that one browser stores: its cart, the viewed products and the favourites, as ids, quantities and marks.
 * Names, prices and stock always come fresh from the gateway.
 */
export type CartState = {
  products: readonly CartLine[]
  relatedProducts: readonly RelatedLine[]
  /** Quantities of related products by `relatedKey`. */
  relatedProductsQuantity: Readonly<Record<string, number>>
  /** The promo code, as it was written; absent without. */
  code?: string | undefined
  /** Ids of recently viewed products, the latest first. */
  previouslyLookedIds: readonly string[]
  /** Ids of favourite products, the latest first. */
  favouriteIds: readonly string[]
}

/** A product in the cart. A removed line stays, so that it can be restored; so does one that has left the catalogue, which is `isGone`. */
export type CartLine = {
  id: string
  slug: string
  quantity: number
  isRemovedFromCart: boolean
  isGone?: true
  /** The solution that it was put with. */
  set?: CartSet
}

/** A solution as it was put: its slug, and its name with the guests that were counted for. */
export type CartSet = { slug: string; name: string }

/**
 * A related product, bound to the line that it was added to; it shows while that line is not removed. One that `follows` has the
 * quantity of that line, also when it changes.
 */
export type RelatedLine = { id: string; parentId: string; isShowInCart: boolean; follows: boolean }

/** The cart of a first visit. */
export const EMPTY_CART: CartState = {
  products: [],
  relatedProducts: [],
  relatedProductsQuantity: {},
  previouslyLookedIds: [],
  favouriteIds: [],
}

/** How many recently viewed products are stored. */
export const MAX_VIEWED = 10

/** How many favourite products are stored. */
export const MAX_FAVOURITES = 200

/**
 * Adds a product: one unit. Adding it again clears its removed mark and keeps the quantity. Nothing changes in a full cart:
 * see `withRoom`.
 */
export function addProduct(cart: CartState, { id, slug }: { id: string; slug: string }): CartState {
  if (cart.products.some((line) => line.id === id)) return mark(cart, id, false)
  const roomy = withRoom(cart)
  if (!roomy) return cart
  return { ...roomy, products: [...roomy.products, { id, slug, quantity: 1, isRemovedFromCart: false }] }
}

/**
 * A cart with room for one more line, removed lines counted, since they can be taken back: of a full cart they go for good.
 * Null when that is not enough.
 */
export function withRoom(cart: CartState): CartState | null {
  if (hasRoom(cart)) return cart
  const purged = purgeRemoved(cart)
  return hasRoom(purged) ? purged : null
}

function hasRoom({ products, relatedProducts }: CartState): boolean {
  return products.length + relatedProducts.length < MAX_LINES
}

/**
 * Sets the quantity of a line that exists and is not removed. Zero or empty (null) marks it removed and keeps the quantity
 * for its return. What is no quantity is ignored.
 */
export function setProductQuantity(cart: CartState, id: string, quantity: number | null): CartState {
  if (!activeLine(cart, id)) return cart
  if (quantity === 0 || quantity === null) return removeProduct(cart, id)
  if (!isQuantity(quantity)) return cart
  return changeLine(cart, id, { quantity })
}

/** Marks a line as one of a solution. */
export function joinSet(cart: CartState, id: string, set: CartSet): CartState {
  return changeLine(cart, id, { set })
}

/** Marks a line removed; its related products leave the view with it. */
export function removeProduct(cart: CartState, id: string): CartState {
  return mark(cart, id, true)
}

/** Takes a removed line back, with its quantity and its related products. */
export function restoreProduct(cart: CartState, id: string): CartState {
  return mark(cart, id, false)
}

/** Drops removed lines for good, and the related products of such lines. */
export function purgeRemoved(cart: CartState): CartState {
  const products = cart.products.filter((line) => !line.isRemovedFromCart)
  const ids = new Set(products.map(({ id }) => id))
  const relatedProducts = cart.relatedProducts.filter(({ parentId }) => ids.has(parentId))
  const quantities = relatedProducts.map((line) => [
    relatedKey(line),
    cart.relatedProductsQuantity[relatedKey(line)],
  ])
  return { ...cart, products, relatedProducts, relatedProductsQuantity: Object.fromEntries(quantities) }
}

/** Empties the cart and keeps the recently viewed products and the favourites. */
export function clearCart({ previouslyLookedIds, favouriteIds }: CartState): CartState {
  return { ...EMPTY_CART, favouriteIds, previouslyLookedIds }
}

/**
 * Updates the lines from the fresh products that were requested (the slug may change); each line keeps its quantity and removed mark.
 * A requested product that is not among them is gone, until it comes back.
 */
export function refreshProducts(
  cart: CartState,
  fresh: readonly { id: string; slug: string }[],
  requested: readonly string[],
): CartState {
  const slugs = new Map(fresh.map(({ id, slug }) => [id, slug]))
  const products = cart.products.map(({ isGone, ...line }): CartLine => {
    const isMissing = requested.includes(line.id) ? !slugs.has(line.id) : isGone
    return { ...line, ...(isMissing && { isGone: true }), slug: slugs.get(line.id) ?? line.slug }
  })
  return { ...cart, products }
}

/** Remembers a promo code; an empty one takes it back. */
export function setCode(cart: CartState, code: string): CartState {
  return { ...cart, code: code.trim() || undefined }
}

/** Records that a product was viewed: each id once, the latest first. */
export function markViewed(cart: CartState, id: string): CartState {
  const others = cart.previouslyLookedIds.filter((viewed) => viewed !== id)
  return { ...cart, previouslyLookedIds: [id, ...others].slice(0, MAX_VIEWED) }
}

/** Makes a product a favourite, the first of them, or no longer one. Nothing changes where there are `MAX_FAVOURITES`. */
export function toggleFavourite(cart: CartState, id: string): CartState {
  const others = cart.favouriteIds.filter((favourite) => favourite !== id)
  const isAdded = others.length === cart.favouriteIds.length && others.length < MAX_FAVOURITES
  return { ...cart, favouriteIds: isAdded ? [id].concat(others) : others }
}

/** The line of a product, unless it is removed. */
export function activeLine(cart: CartState, id: string): CartLine | undefined {
  return cart.products.find((line) => line.id === id && !line.isRemovedFromCart)
}

/** How many products are in the cart, removed and gone ones aside: the number beside the word «Корзина». */
export function countProducts(cart: CartState): number {
  return cart.products.filter((line) => !line.isRemovedFromCart && !line.isGone).length
}

/** The ids of what is in the catalogue, as far as this browser can tell: what is gone is not fetched again. */
export function offeredIds({ products }: CartState): string[] {
  return products.flatMap(({ id, isGone }) => (isGone ? [] : id))
}

/** The key of a related product in `relatedProductsQuantity`: the same product may be an extra of several lines. */
export function relatedKey({ parentId, id }: { parentId: string; id: string }): string {
  return JSON.stringify([parentId, id])
}

function mark(cart: CartState, id: string, isRemovedFromCart: boolean): CartState {
  const relatedProducts = cart.relatedProducts.map((line) =>
    line.parentId === id ? { ...line, isShowInCart: !isRemovedFromCart } : line,
  )
  return { ...changeLine(cart, id, { isRemovedFromCart }), relatedProducts }
}

function changeLine(cart: CartState, id: string, change: Partial<CartLine>): CartState {
  const products = cart.products.map((line) => (line.id === id ? { ...line, ...change } : line))
  const relatedProductsQuantity = { ...cart.relatedProductsQuantity }
  for (const line of cart.relatedProducts)
    if (change.quantity && line.follows && line.parentId === id)
      relatedProductsQuantity[relatedKey(line)] = change.quantity
  return { ...cart, products, relatedProductsQuantity }
}
