import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { texts } from '#company/texts/index.ts'
import { MAX_LINES } from '#gateway/rental/quantity.ts'
import { browserStorage, sayNothingIsKept, storedField } from '#renderer/runtime/browserStorage.ts'
import { showToast } from '#renderer/ui/toasts.ts'
import * as products from './cartState.ts'
import { type CartState, EMPTY_CART } from './cartState.ts'
import { checkCart } from './checkCart.ts'
import * as related from './relatedState.ts'

/** The key of the cart in local storage. */
export const CART_STORAGE_NAME = 'cart'
/** Grows when the shape of the stored cart changes. */
export const CART_VERSION = 3

/** The visitor's cart, stored in local storage. The server and the first render in the browser see it empty. */
export const cartStore = createStore<CartState>()(() => EMPTY_CART)

/** The content of the storage when this tab last read or wrote it. */
let lastText: string | null = null
let isReading = false

/** Takes what the storage holds. The check is the migration as well: of a cart from another version it takes what this one understands. */
function readStorage(): void {
  isReading = true
  const stored = browserStorage.read(CART_STORAGE_NAME)
  lastText = storedText()
  cartStore.setState(checkCart(storedField(stored, 'state')), true)
  isReading = false
}

/** While subscribers of the cart run: whether what they hear of was stored by another tab. */
export function isOfOtherTab(): boolean {
  return isReading
}

readStorage()
cartStore.subscribe((state) => {
  if (isReading) return
  const isStored = browserStorage.write(CART_STORAGE_NAME, { state, version: CART_VERSION })
  if (!isStored && state.products.length > 0) sayNothingIsKept()
  // A full storage holds what it held.
  lastText = storedText()
})

/** Changes to the cart, for event handlers. Rules: `cartState.ts` and `relatedState.ts`. */
export const cart = {
  add: changeWhereRoom(products.addProduct),
  setQuantity: change(products.setProductQuantity),
  remove: change(products.removeProduct),
  restore: change(products.restoreProduct),
  purgeRemoved: change(products.purgeRemoved),
  clear: change(products.clearCart),
  refresh: change(products.refreshProducts),
  setCode: change(products.setCode),
  markViewed: change(products.markViewed),
  toggleFavourite: change(products.toggleFavourite),
  addRelated: changeWhereRoom(related.addRelated),
  setRelatedQuantity: change(related.setRelatedQuantity),
  deleteRelated: change(related.deleteRelated),
}

/** A part of the cart. The selector returns what the cart holds or a plain value, not a new object at each call. */
export function useCart<T>(selector: (state: CartState) => T): T {
  return useStore(cartStore, selector)
}

/** How many units of a product are in the cart; 0 on the server and in the first render of the browser. */
export function useQuantityInCart(productId: string): number {
  return useCart((state) => products.activeLine(state, productId)?.quantity ?? 0)
}

/** True if the cart of this browser has been read: until then an empty cart means nothing. */
export function useCartHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

// Tabs agree: what another tab wrote is read again, also by a tab that comes back from the back/forward cache.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === CART_STORAGE_NAME || key === null) readStorage()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readStorage()
  })
}

function storedText(): string {
  return JSON.stringify(browserStorage.read(CART_STORAGE_NAME))
}

/** Reads what another tab wrote a moment ago, before this one is notified. */
export function readOtherTabs(): void {
  if (storedText() !== lastText) readStorage()
}

/** Changes the cart by a rule that few pages need. */
export function changeCart<Args extends unknown[]>(rule: Rule<Args>, ...args: Args): void {
  readOtherTabs()
  cartStore.setState((state) => rule(state, ...args), true)
}

type Rule<Args extends unknown[]> = (cart: CartState, ...args: Args) => CartState

function change<Args extends unknown[]>(rule: Rule<Args>) {
  return (...args: Args): void => changeCart(rule, ...args)
}

/** A change that needs a line more; a full cart says so instead. */
function changeWhereRoom<Added>(rule: (cart: CartState, added: Added) => CartState) {
  const add = change(rule)
  return (added: Added): void => {
    const before = cartStore.getState()
    add(added)
    if (cartStore.getState() === before && !products.withRoom(before))
      showToast({ text: FULL, tone: 'error' })
  }
}

const FULL = texts.card.cartFull(MAX_LINES)
