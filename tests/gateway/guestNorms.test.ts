import { afterAll, beforeAll, expect, test } from 'vitest'
import { NORM_GUESTS, NORM_SETS } from '#company/norms.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

test('what guests need is the company’s, each norm with its product', async () => {
  const { data, errors } = await gateway.ask(
    '{ guestNorms { name names guests norms { productSlug categorySlug units guests spare spareAtLeast product { slug stock } } } }',
  )
  expect(errors).toBeUndefined()
  const [first] = NORM_SETS
  expect(data?.guestNorms).toMatchObject({
    name: first?.name,
    names: NORM_SETS.map(({ name }) => name),
    guests: NORM_GUESTS,
    norms: first?.norms.map(({ product, category = null, ...norm }) => ({
      ...norm,
      productSlug: product,
      categorySlug: category,
      product: { slug: product, stock: expect.any(Number) },
    })),
  })
  expect(first?.norms).toHaveLength(6)
})

test.each([['-1'], ['4'], ['2147483647']])(
  'set %s is null: the company has none of this number',
  async (set) => {
    expect(await gateway.ask(`{ guestNorms(set: ${set}) { name } }`)).toEqual({ data: { guestNorms: null } })
  },
)

test('every set of the company can be had by its number', async () => {
  expect(NORM_SETS.length).toBeGreaterThan(1)
  for (const [set, { name }] of NORM_SETS.entries()) {
    const { data } = await gateway.ask(`{ guestNorms(set: ${set}) { name norms { product { name } } } }`)
    const products = NORM_SETS[set]?.norms.map(() => ({ product: { name: expect.any(String) } }))
    expect(data?.guestNorms).toEqual({ name, norms: products })
  }
})
