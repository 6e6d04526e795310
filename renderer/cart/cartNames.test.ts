import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedName } from './cartNames.ts'
import { addProduct, EMPTY_CART } from './cartState.ts'
import { addRelated } from './relatedState.ts'
import { storeNames } from './storeNames.ts'

const chair = {
  ...{ id: '1', name: 'Стул' },
  relatedProducts: [
    { productId: '7', product: { name: 'Чехол' } },
    { productId: '8', product: { name: 'Подушка' } },
  ],
}
const added = addProduct(EMPTY_CART, { id: '1', slug: 'stul' })
const cart = addRelated(added, { id: '7', parentId: '1', stock: 3 })

let texts: Map<string, string>
beforeEach(() => {
  texts = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what has left the catalogue keeps its name while it is in the cart, extras too', () => {
  storeNames(cart, [chair])
  expect(['1', '7', '8'].map(storedName)).toEqual(['Стул', 'Чехол', ''])
  storeNames(cart, [{ ...chair, name: 'Стул венский', relatedProducts: [] }])
  expect(['1', '7'].map(storedName)).toEqual(['Стул венский', 'Чехол'])
  storeNames(added, [])
  expect(['1', '7'].map(storedName)).toEqual(['Стул венский', ''])
})

test('a storage with anything else in it gives no name', () => {
  const long = JSON.stringify({ 1: 'С'.repeat(301) })
  for (const text of ['{', 'null', '7', '["Стул","Стул"]', '{"1":7}', '{"__proto__":{"1":"Стул"}}', long]) {
    texts.set('cartNames', text)
    expect([storedName('1'), storedName('toString')]).toEqual([text[0] === '[' ? 'Стул' : '', ''])
  }
})
