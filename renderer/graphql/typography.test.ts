import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { SET_FIELDS, withTypography } from './typography.ts'

test('sets names and captions at any depth and leaves everything else alone', () => {
  const link = {
    slug: 'na stul',
    description: '<p class="a b">на стул</p>',
    value: 'на стул',
    stock: 2,
    url: null,
  }
  expect(
    withTypography({
      products: { items: [{ ...link, name: 'Чехол на стул', images: [{ caption: 'Чехол на стул' }] }] },
    }),
  ).toEqual({
    products: {
      items: [{ ...link, name: 'Чехол на\u00a0стул', images: [{ caption: 'Чехол на\u00a0стул' }] }],
    },
  })
  expect(withTypography(undefined)).toBeUndefined()
})

test('what has nothing to set stays as it is, also inside of what has', () => {
  const sent = {
    name: 'Стол 180 см',
    images: [{ caption: null, original: 'на стол.jpg' }],
    brand: { name: 'Ikea' },
  }
  const view = withTypography(sent)
  expect(view).not.toBe(sent)
  expect(view.images).toBe(sent.images)
  expect(view.brand).toBe(sent.brand)
  expect(withTypography(sent.brand)).toBe(sent.brand)
})

test('no field that is set is HTML, in any type', () => {
  const types = Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap())
  const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()))
  const set = fields.filter(({ name }) => SET_FIELDS.has(name))
  expect(new Set(set.map(({ name }) => name))).toEqual(SET_FIELDS)
  expect(set.filter(({ description }) => /html/i.test(description ?? ''))).toEqual([])
})
