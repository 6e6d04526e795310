import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

// Numbers and names are read from the specification, and the gateway is seen from the outside.
const specification = readFileSync('docs/specification.md', 'utf8')
const constants = specification.slice(specification.indexOf('## 9.'))

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway({ playground: true })
})
afterAll(() => gateway.close())

function stated(pattern: RegExp): string[] {
  const [, ...found] = pattern.exec(constants) ?? []
  expect(found, String(pattern)).not.toEqual([])
  return found
}

/** The parameters of the one call that a query makes. */
async function parametersOf(query: string): Promise<Record<string, string>> {
  gateway.seen()
  expect((await gateway.ask(query)).errors).toBeUndefined()
  const calls = gateway.seen()
  expect(calls, query).toHaveLength(1)
  return Object.fromEntries(new URLSearchParams(calls[0]?.split('?')[1]))
}

test('lists have the sizes of the specification', async () => {
  const [size] = stated(/Default page size (\d+);/)
  const [sections] = stated(/; (\d+) for article categories/)
  const [popular, page] = stated(/popular categories (\d+) on page (\d+)\./)
  for (const list of ['products', 'categories', 'assortments', 'solutions', 'articles'])
    expect(await parametersOf(`{ ${list} { page } }`), list).toMatchObject({ page: '1', limit: size })
  expect(await parametersOf('{ articleCategories { id } }')).toMatchObject({ limit: sections })
  expect(await parametersOf('{ popularCategories { id } }')).toMatchObject({ page, limit: popular })
})

test('products are sorted by the fields of the specification', async () => {
  const options = stated(
    /popularity \((\w+, \w+)\), cheapest first \((\w+, \w+)\), most expensive first \((\w+, \w+)\)/,
  )
  const { data } = await gateway.ask('{ __type(name: "ProductSort") { enumValues { name } } }')
  const sorts = ['POPULAR', 'CHEAPEST', 'MOST_EXPENSIVE']
  expect(data).toEqual({ __type: { enumValues: sorts.map((name) => ({ name })) } })
  for (const [index, sort] of sorts.entries()) {
    const [field, direction] = options[index]?.split(', ') ?? []
    expect(await parametersOf(`{ products(sort: ${sort}) { page } }`)).toMatchObject({
      order_by: field,
      order_dir: direction,
    })
  }
})

test('sums follow the formulas of the specification', async () => {
  stated(/Cart line price = (basicPricePerDay × minOrderDays × quantity)/)
  stated(/(priced at additionalPricePerDay × days × quantity)/)
  stated(/(Related items are priced at price × quantity)/)
  const { data } = await gateway.ask<{
    settings: { minOrderDays: number }
    product: {
      basicPricePerDay: number
      additionalPricePerDay: number
      relatedProducts: { productId: string; price: number }[]
    }
    rentQuote: { total: number; additionalDays: number }
  }>(
    `query ($input: RentQuoteInput!) {
      settings { minOrderDays }
      product(slug: "stul-kyavari-zoloto") { basicPricePerDay additionalPricePerDay relatedProducts { productId price } }
      rentQuote(input: $input) { total additionalDays }
    }`,
    {
      input: {
        period: PERIOD,
        lines: [{ productId: '101', quantity: 4 }],
        relatedLines: [{ productId: '111', parentId: '101', quantity: 3 }],
      },
    },
  )
  if (!data) throw new Error('no answer')
  const { settings, product, rentQuote } = data
  const extra = product.relatedProducts.find(({ productId }) => productId === '111')?.price ?? Number.NaN
  const additional = 3 - settings.minOrderDays
  expect([rentQuote.additionalDays, additional]).toEqual([1, 1])
  expect(rentQuote.total).toBe(
    product.basicPricePerDay * settings.minOrderDays * 4 +
      product.additionalPricePerDay * additional * 4 +
      extra * 3,
  )
})
