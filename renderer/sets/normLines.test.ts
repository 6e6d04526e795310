import { expect, test } from 'vitest'
import type { ChosenNorm } from '#gateway/rental/normsUrl.ts'
import { neededLines, normLines, normText, putProductsOf } from './normLines.ts'
import type { GuestNorm } from './normsQuery.ts'

function norm(more: Partial<ChosenNorm<GuestNorm>> = {}, stock: number | null = 420): ChosenNorm<GuestNorm> {
  const product = {
    id: '1',
    slug: 'chair',
    name: 'Стул',
    basicPricePerDay: 490,
    additionalPricePerDay: 220,
    stock,
    images: [],
    ...{ specs: [], volumes: [], brands: [], shortDescription: null },
  }
  return {
    productSlug: 'chair',
    categorySlug: null,
    units: 1,
    guests: 1,
    spare: 5,
    spareAtLeast: 4,
    own: null,
    product,
    ...more,
  }
}

const length = { days: 3, minOrderDays: 2 }

test('what guests need is priced for the rental', () => {
  const { lines, units, total } = normLines(neededLines([norm()], 60), length)
  expect([units, total]).toEqual([64, 64 * 1200])
  expect(putProductsOf(lines)).toEqual([{ id: '1', slug: 'chair', quantity: 64 }])
})

test('a number of the visitor’s own takes the place of what the norm says', () => {
  const { lines, units, total } = normLines(neededLines([norm({ own: 70 })], 60), length)
  expect([units, total, lines[0]?.needed]).toEqual([70, 70 * 1200, 64])
  expect(putProductsOf(normLines(neededLines([norm({ own: 0 })], 60), length).lines)).toEqual([])
})

test('things of one name say what tells them apart', () => {
  const first = norm()
  const second = { ...first, product: first.product && { ...first.product, id: '2', volumes: ['2 л'] } }
  const { lines } = normLines(neededLines([first, second], 60), length)
  expect(lines.map(({ product }) => product.name)).toEqual(['Стул', 'Стул, 2 л'])
})

test('no more is counted than is free; of what nobody knows, all', () => {
  const few = normLines(neededLines([norm({}, 20)], 60), length)
  expect(few).toMatchObject({ units: 20, total: 20 * 1200 })
  expect(putProductsOf(few.lines)).toMatchObject([{ quantity: 64 }])
  expect(normLines(neededLines([norm({}, null)], 60), length)).toMatchObject({ units: 64 })
  const none = normLines(neededLines([norm({}, 0)], 60), length)
  expect(none).toMatchObject({ units: 0, total: 0, lines: [{ units: 64, takes: 0, price: null }] })
  expect(putProductsOf(none.lines)).toEqual([])
})

test('a product that the catalogue no longer has is left out, one without a price is not put', () => {
  expect(normLines(neededLines([norm({ product: null })], 60), length).lines).toEqual([])
  const { lines, total } = normLines(neededLines([norm()], 60), { days: 1, minOrderDays: null })
  expect([total, putProductsOf(lines)]).toEqual([null, []])
})

test('a tariff of the company’s own says the sums; until it has, all that can be had is put', () => {
  const needed = neededLines([norm()], 60)
  const line = { productId: '1', total: 4000, counted: true, explain: [], problem: null }
  const quote = { ...{ total: 4800, byTariff: true, deposit: null, explain: [], options: [] }, lines: [line] }
  const unknown = { days: 3, minOrderDays: null }
  expect(normLines(needed, unknown, { ...quote, relatedLines: [] })).toMatchObject({
    ...{ total: 4800, lines: [{ price: { total: 4000 } }] },
  })
  const asked = normLines(needed, unknown, 'asked')
  expect([asked.total, putProductsOf(asked.lines)]).toEqual([
    'asked',
    [{ id: '1', slug: 'chair', quantity: 64 }],
  ])
  expect(normLines(needed, unknown, null)).toMatchObject({ total: null, lines: [{ price: null }] })
})

test.each([
  [{ spare: 0, spareAtLeast: 0, guests: 10 }, '1 на 10 гостей'],
  [{ units: 1.5, spareAtLeast: 0 }, '1,5 на гостя и 5 % запаса'],
  [{}, '1 на гостя и 5 % запаса (не меньше 4)'],
  [{ spare: 0 }, '1 на гостя и 4 про запас'],
])('%j: %s', (more, text) => {
  expect(normText(norm(more)).replaceAll('\u00A0', ' ')).toBe(text)
})
