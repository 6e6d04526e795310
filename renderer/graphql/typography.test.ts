import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { asSent, drawn, SET_FIELDS } from './typography.ts'

test('sets names and captions at any depth and leaves everything else alone', () => {
  const link = {
    slug: 'na stul',
    description: '<p class="a b">на стул</p>',
    value: 'на стул',
    stock: 2,
    url: null,
  }
  expect(
    drawn({
      products: { items: [{ ...link, name: 'Чехол на стул', images: [{ caption: 'Чехол на стул' }] }] },
    }),
  ).toEqual({
    products: {
      items: [{ ...link, name: 'Чехол на\u00a0стул', images: [{ caption: 'Чехол на\u00a0стул' }] }],
    },
  })
  expect(drawn(undefined)).toBeUndefined()
})

test('gives one view of each object, and what was sent of any part of it', () => {
  const sent = { products: [{ id: '1', name: 'Стол 180 см', images: [{ caption: 'Стол на траве' }] }] }
  const view = drawn(sent)
  expect(drawn(sent)).toBe(view)
  expect(drawn(view)).toBe(view)
  expect(view.products[0]?.name).toBe('Стол 180\u00a0см')
  expect(view.products.map((product) => asSent(product).name)).toEqual(['Стол 180 см'])
  expect(asSent(view)).toBe(sent)
  const other = { name: 'Стол 180 см' }
  expect(asSent(other)).toBe(other)
})

test('what has nothing to set is its own view, also inside of one that has', () => {
  const sent = {
    name: 'Стол 180 см',
    images: [{ caption: null, original: 'на стол.jpg' }],
    brand: { name: 'Ikea' },
  }
  const view = drawn(sent)
  expect(view).not.toBe(sent)
  expect(view.images).toBe(sent.images)
  expect(view.brand).toBe(sent.brand)
  expect(drawn(sent.brand)).toBe(sent.brand)
})

test('an answer with nothing to set is looked through once', () => {
  let reads = 0
  const product = {
    get name() {
      reads += 1
      return 'Стол'
    },
  }
  const sent = { products: [product] }
  expect(drawn(sent)).toBe(sent)
  expect(drawn(sent)).toBe(sent)
  expect(reads).toBe(1)
})

test('no field that is set is HTML, in any type', () => {
  const types = Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap())
  const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()))
  const set = fields.filter(({ name }) => SET_FIELDS.has(name))
  expect(new Set(set.map(({ name }) => name))).toEqual(SET_FIELDS)
  expect(set.filter(({ description }) => /html/i.test(description ?? ''))).toEqual([])
})
