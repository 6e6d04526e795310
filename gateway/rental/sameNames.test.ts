import { expect, test } from 'vitest'
import { namedApart, partsNamedApart } from './sameNames.ts'

const PLAIN = { specs: [], volumes: [], brands: [], shortDescription: null }
const size = (value: string) => ({
  specs: [
    { name: 'Material', value: 'Canvas' },
    { name: 'Size', value },
  ],
})
const named = (name: string | null, ...parts: object[]) =>
  namedApart(parts.map((part, index) => ({ ...PLAIN, id: String(index), name, ...part }))).map(
    (product) => product.name,
  )

test.each([
  ['the first property that differs', [size('3 × 3 m'), size('3 × 6 m')], ['Tent, 3 × 3 m', 'Tent, 3 × 6 m']],
  ['their sizes', [{ volumes: ['190 ml'] }, { volumes: ['250 ml'] }], ['Tent, 190 ml', 'Tent, 250 ml']],
  ['their brands', [{ brands: ['Norrvik'] }, { brands: ['Hale'] }], ['Tent, Norrvik', 'Tent, Hale']],
  [
    'the beginning of their descriptions',
    [{ shortDescription: 'White.' }, { shortDescription: `${'Black and long '.repeat(5)}` }],
    ['Tent, White', 'Tent, Black and long Black and long Black and long Black and long…'],
  ],
  [
    'a description of one long word, cut between its letters',
    [{ shortDescription: 'Red' }, { shortDescription: `a${'🪑'.repeat(40)}` }],
    ['Tent, Red', `Tent, a${'🪑'.repeat(29)}…`],
  ],
  [
    'what all have before what one lacks',
    [{ ...size('3 m'), brands: ['Hale'] }, { brands: ['Norrvik'] }],
    ['Tent, Hale', 'Tent, Norrvik'],
  ],
  ['what one has, where nothing else differs', [{ volumes: ['1 l'] }, {}], ['Tent, 1 l', 'Tent']],
  ['nothing, where nothing differs', [{}, {}], ['Tent', 'Tent']],
])('goods of one name are told apart by %s', (_what, parts, expected) => {
  expect(named('Tent', ...parts)).toEqual(expected)
})

test('a name that is there once stays, also where a product is there twice or has none', () => {
  const tent = { ...PLAIN, id: '1', name: 'Tent', volumes: ['1 l'] }
  const other = { ...tent, id: '2', name: ' tent', volumes: ['2 l'] }
  expect(namedApart([tent, tent])).toEqual([tent, tent])
  const list = [tent, { ...tent, id: '3', name: 'Table' }]
  expect(namedApart(list)).toBe(list)
  expect(named(null, { volumes: ['1 l'] }, { volumes: ['2 l'] })).toEqual([null, null])
  expect(namedApart([tent, other]).map(({ name }) => name)).toEqual(['Tent, 1 l', ' tent, 2 l'])
})

test('so are the products of a set; what is no longer there stays away', () => {
  const part = (id: string, value: string) => ({
    units: 2,
    product: { ...PLAIN, id, name: 'Tent', ...size(value) },
  })
  const parts = partsNamedApart([part('1', '3 m'), { units: 1, product: null }, part('2', '6 m')])
  expect(parts.map(({ units, product }) => [units, product?.name])).toEqual([
    [2, 'Tent, 3 m'],
    [1, undefined],
    [2, 'Tent, 6 m'],
  ])
})
