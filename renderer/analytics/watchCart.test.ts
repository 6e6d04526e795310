import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_CART } from '#renderer/cart/cartState.ts'

const chair = { id: '1', slug: 'stul' }

beforeEach(() => void vi.unstubAllGlobals())

/** A tab of a visitor who said yes and has dates, over a storage that other tabs share. */
async function openTab(items: Map<string, string>, containerId = 'GTM-AB12') {
  const window: EventTarget & { dataLayer?: { event?: string; ecommerce?: object | null }[] } =
    new EventTarget()
  const location = { pathname: '/catalog' }
  const cookie = `rentDates=${encodeURIComponent('{"start":"2026-12-12","end":"2026-12-14"}')}`
  vi.resetModules()
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', location)
  vi.stubGlobal('document', { cookie, createElement: () => ({}), head: { append: () => {} } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  })
  const { cart } = await import('#renderer/cart/cartStore.ts')
  const { loadTagManager } = await import('./tagManager.ts')
  const { watchCart } = await import('./watchCart.ts')
  loadTagManager(containerId)
  watchCart()
  const hear = () => window.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }))
  const told = async () => {
    await Promise.resolve()
    return (window.dataLayer ?? []).flatMap(({ event, ecommerce }) =>
      ecommerce ? { event, ...ecommerce } : [],
    )
  }
  return { cart, hear, location, told }
}

const rental = { rental_start: '2026-12-12', rental_end: '2026-12-14', rental_days: 3 }

test('a press is one event, in units and with the dates of the rental', async () => {
  const { cart, told } = await openTab(new Map())
  cart.add(chair)
  cart.setQuantity('1', 4)
  const added = { event: 'add_to_cart', ...rental, items: [{ item_id: '1', quantity: 4 }] }
  expect(await told()).toEqual([added])
  cart.remove('1')
  expect(await told()).toEqual([added, { ...added, event: 'remove_from_cart' }])
})

test('an order that empties the cart removes nothing; a visitor who empties it does', async () => {
  const { cart, location, told } = await openTab(new Map())
  const events = async () => (await told()).map(({ event }) => event)
  cart.add(chair)
  expect(await events()).toEqual(['add_to_cart'])
  location.pathname = '/order'
  cart.clear()
  expect(await events()).toEqual(['add_to_cart'])
  location.pathname = '/cart'
  cart.add(chair)
  await told()
  cart.clear()
  expect(await events()).toEqual(['add_to_cart', 'add_to_cart', 'remove_from_cart'])
})

test('what another tab did is told there alone', async () => {
  const items = new Map<string, string>()
  const { cart, hear, told } = await openTab(items)
  const products = [{ ...chair, quantity: 2, isRemovedFromCart: false }]
  items.set('cart', JSON.stringify({ state: { ...EMPTY_CART, products }, version: 1 }))
  hear()
  expect(await told()).toEqual([])
  cart.setQuantity('1', 3)
  expect(await told()).toMatchObject([{ event: 'add_to_cart', items: [{ item_id: '1', quantity: 1 }] }])
})

test.each(['GTM-', 'GTM-small', 'GTM-AB12x', 'xGTM-AB12', 'AB12', 'GTM-AB12&x=1'])(
  'nothing is told to a container with the id %s',
  async (containerId) => {
    const { cart, told } = await openTab(new Map(), containerId)
    cart.add(chair)
    expect(await told()).toEqual([])
  },
)
