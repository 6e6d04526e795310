import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

// Numbers and names are read from the specification, and the gateway is seen from the outside.
const specification = readFileSync('docs/specification.md', 'utf8')
const constants = specification.slice(specification.indexOf('## 9.'))

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

function stated(pattern: RegExp): string[] {
  const [, ...found] = pattern.exec(constants) ?? []
  expect(found, String(pattern)).not.toEqual([])
  return found
}

/** What the services are asked while a query is answered. */
async function requestsOf(query: string): Promise<string> {
  gateway.seen()
  expect((await gateway.ask(query)).errors).toBeUndefined()
  return gateway.seen().join('\n')
}

test('lists have the sizes of the specification', async () => {
  const [size] = stated(/Default page size (\d+);/)
  const [sections] = stated(/; (\d+) for article categories/)
  const [popular, page] = stated(/popular categories (\d+) on page (\d+)\./)
  for (const list of ['products', 'categories', 'assortments', 'solutions', 'articles'])
    expect(await requestsOf(`{ ${list} { page } }`), list).toContain(`limit=${size}`)
  expect(await requestsOf('{ articleCategories { id } }')).toContain(`limit=${sections}`)
  const asked = await requestsOf('{ popularCategories { id } }')
  expect(asked).toContain(`limit=${popular}`)
  expect(asked).toContain(`page=${page}`)
})

test('products are sorted by the fields of the specification', async () => {
  const options = stated(
    /popularity \((\w+, \w+)\), cheapest first \((\w+, \w+)\), most expensive first \((\w+, \w+)\)/,
  )
  for (const [index, sort] of ['POPULAR', 'CHEAPEST', 'MOST_EXPENSIVE'].entries()) {
    const [field, direction] = options[index]?.split(', ') ?? []
    const asked = await requestsOf(`{ products(sort: ${sort}) { page } }`)
    expect(asked).toContain(`order_by=${field}`)
    expect(asked).toContain(`order_dir=${direction}`)
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
      relatedProducts: { id: string; price: number }[]
    }
    rentQuote: { total: number; additionalDays: number }
  }>(
    `query ($input: RentQuoteInput!) {
      settings { minOrderDays }
      product(slug: "stul-kyavari-zoloto") { basicPricePerDay additionalPricePerDay relatedProducts { id price } }
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
  const extra = product.relatedProducts.find(({ id }) => id === '111')?.price ?? Number.NaN
  const additional = 3 - settings.minOrderDays
  expect([rentQuote.additionalDays, additional]).toEqual([1, 1])
  expect(rentQuote.total).toBe(
    product.basicPricePerDay * settings.minOrderDays * 4 +
      product.additionalPricePerDay * additional * 4 +
      extra * 3,
  )
})
