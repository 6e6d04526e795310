import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_LINES } from '#gateway/rental/quantity.ts'
import { EMPTY_CART } from './cartState.ts'
import { CART_STORAGE_NAME, CART_VERSION } from './cartStore.ts'

const line = { id: '1', slug: 'stul', quantity: 1, isRemovedFromCart: false }

/** A browser tab: the store loaded again, over a storage that may be shared with other tabs. */
async function openTab(storage: Partial<Storage>) {
  const window = new EventTarget()
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', window)
  const { cart, cartStore } = await import('./cartStore.ts')
  const { changeForUndo } = await import('./changeWithUndo.ts')
  const { hideToast, useToasts } = await import('#renderer/ui/toasts.ts')
  const hear = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { cart, cartStore, changeForUndo, hear, hideToast, toast: () => useToasts.getState().toast }
}

function memoryStorage(entries: Record<string, string> = {}) {
  const items = new Map(Object.entries(entries))
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

beforeEach(() => void vi.unstubAllGlobals())

describe('the cart in local storage', () => {
  test('survives a reload', async () => {
    const storage = memoryStorage()
    const before = await openTab(storage)
    before.cart.add({ id: '1', slug: 'stul' })
    before.cart.addRelated({ id: '9', parentId: '1', stock: 4 })
    before.cart.setRelatedQuantity({ id: '9', parentId: '1' }, 2)
    before.cart.markViewed('7')
    before.cart.toggleFavourite('8')
    const kept = {
      products: [line],
      relatedProducts: [{ id: '9', parentId: '1', isShowInCart: true, follows: false }],
      relatedProductsQuantity: { '["1","9"]': 2 },
      previouslyLookedIds: ['7'],
      favouriteIds: ['8'],
    }
    expect(JSON.parse(storage.getItem('cart') ?? 'null')).toEqual({ state: kept, version: CART_VERSION })
    const { cartStore } = await openTab(storage)
    expect(cartStore.getState()).toEqual(kept)
  })

  test('that is full says so instead of losing a line', async () => {
    const products = Array.from({ length: MAX_LINES }, (_, index) => ({ ...line, id: String(index) }))
    const stored = JSON.stringify({ state: { ...EMPTY_CART, products }, version: 1 })
    const storage = memoryStorage({ [CART_STORAGE_NAME]: stored })
    const { cart, cartStore, hideToast, toast } = await openTab(storage)
    cart.add({ id: '0', slug: 'stul' })
    expect(toast()).toBeNull()
    const isRefused = { tone: 'error', text: expect.stringContaining(`уже ${MAX_LINES}`) }
    cart.add({ id: 'chair', slug: 'stul' })
    expect(toast()).toMatchObject(isRefused)
    hideToast()
    cart.addRelated({ id: 'cover', parentId: '0', stock: 9 })
    expect(toast()).toMatchObject(isRefused)
    expect((await openTab(storage)).cartStore.getState()).toEqual(cartStore.getState())
    expect(cartStore.getState().products).toEqual(products)
  })

  test('is empty on the server and in the first render', async () => {
    const first = await openTab(memoryStorage())
    first.cart.add({ id: '1', slug: 'stul' })
    expect(first.cartStore.getInitialState()).toEqual(EMPTY_CART)
  })

  test.each([
    'garbage{',
    'null',
    '7',
    '[]',
    '{"version":1}',
    '{"state":{"products":[{"id":{}}]},"version":1}',
    '{"state":"cart","version":"x"}',
  ])('%s is an empty cart, and the next one is kept', async (stored) => {
    const storage = memoryStorage({ [CART_STORAGE_NAME]: stored })
    const { cart, cartStore } = await openTab(storage)
    expect(cartStore.getState()).toEqual(EMPTY_CART)
    cart.add({ id: '1', slug: 'stul' })
    expect((await openTab(storage)).cartStore.getState().products).toEqual([line])
  })

  test.each([0, 2, 99])('of version %d keeps what is understood', async (version) => {
    const stored = JSON.stringify({ state: { products: [line, { sku: 4 }], coupons: ['x'] }, version })
    const { cartStore } = await openTab(memoryStorage({ [CART_STORAGE_NAME]: stored }))
    expect(cartStore.getState()).toEqual({ ...EMPTY_CART, products: [line] })
  })

  test('is taken over from another tab, and cleared with it', async () => {
    const storage = memoryStorage()
    const one = await openTab(storage)
    const two = await openTab(storage)
    two.cart.add({ id: '1', slug: 'stul' })
    expect(one.cartStore.getState().products).toEqual([])
    one.hear('something else')
    expect(one.cartStore.getState().products).toEqual([])
    one.hear(CART_STORAGE_NAME)
    expect(one.cartStore.getState().products).toEqual([line])
    storage.removeItem(CART_STORAGE_NAME)
    one.hear(null)
    expect(one.cartStore.getState()).toEqual(EMPTY_CART)
  })

  test('has what two tabs put into it at the same time', async () => {
    const storage = memoryStorage()
    const one = await openTab(storage)
    const two = await openTab(storage)
    one.cart.add({ id: '1', slug: 'stul' })
    two.cart.add({ id: '2', slug: 'stol' })
    one.cart.setQuantity('1', 2)
    expect((await openTab(storage)).cartStore.getState().products).toEqual([
      { ...line, quantity: 2 },
      { ...line, id: '2', slug: 'stol' },
    ])
  })

  test('takes a change back without what another tab changed since', async () => {
    const storage = memoryStorage()
    const one = await openTab(storage)
    const two = await openTab(storage)
    const undo = one.changeForUndo(() => one.cart.add({ id: '1', slug: 'stul' }))
    two.cart.add({ id: '2', slug: 'stol' })
    undo()
    await vi.waitFor(() =>
      expect(JSON.parse(storage.getItem('cart') ?? '').state.products).toEqual([
        { ...line, id: '2', slug: 'stol' },
      ]),
    )
  })

  test.each([
    ['full', { ...memoryStorage(), setItem: refuse }],
    ['switched off', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['missing', {}],
  ])('where storage is %s the cart lives in memory', async (_, storage) => {
    const { cart, cartStore } = await openTab(storage)
    cart.add({ id: '1', slug: 'stul' })
    cart.setQuantity('1', 2)
    expect(cartStore.getState().products).toEqual([{ ...line, quantity: 2 }])
  })
})

function refuse(): never {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
}
