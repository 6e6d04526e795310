import type { Client } from '@urql/core'
import type { Period } from '#gateway/rental/period.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

const cartProductsQuery = graphql(`
  query CartProducts($ids: [ID!]!, $period: PeriodInput, $limit: Int!) {
    products(filter: { ids: $ids, period: $period }, limit: $limit) {
      items {
        id
        slug
        name
        basicPricePerDay
        additionalPricePerDay
        stock
        images {
          original
        }
        relatedProducts {
          productId
          price
          stock
          product {
            id
            slug
            name
            images {
              original
            }
          }
        }
      }
    }
  }
`)

/** A product of the cart, with what is free of it in the period of the query, and its extras. */
export type CartProduct = ResultOf<typeof cartProductsQuery>['products']['items'][number]

/** An extra of a product in the cart. */
export type CartExtra = CartProduct['relatedProducts'][number]

const freeExtrasQuery = graphql(`
  query FreeExtras($ids: [ID!]!, $period: PeriodInput!, $limit: Int!) {
    products(filter: { ids: $ids, period: $period }, limit: $limit) {
      items {
        id
        stock
      }
    }
  }
`)

/**
 * Fetches the current state of the cart's products and their extras; null when an answer is missing. The cart's answers are
 * never taken from the cache. In a period the stock of extras is what is free in it, as that of the products.
 */
export async function askForCartProducts(
  client: Client,
  ids: readonly string[],
  period: Period | null,
): Promise<CartProduct[] | null> {
  const answers = await Promise.all(
    chunks(ids, PRODUCTS_A_QUERY).map((chunk) => {
      const variables = { ids: chunk, period, limit: chunk.length }
      return client.query(cartProductsQuery, variables, FRESH).toPromise()
    }),
  )
  if (!answers.every(({ data }) => data)) return null
  const products = answers.flatMap(({ data }) => data?.products.items ?? [])
  return period ? withFreeExtras(client, products, period) : products
}

/** With extras and all pictures, more products would come close to the gateway's cost limit. */
const PRODUCTS_A_QUERY = 15
/** The gateway's largest page. */
const EXTRAS_A_QUERY = 100
const FRESH = { requestPolicy: 'network-only' } as const

async function withFreeExtras(
  client: Client,
  products: CartProduct[],
  period: Period,
): Promise<CartProduct[] | null> {
  const ids = [
    ...new Set(products.flatMap(({ relatedProducts }) => relatedProducts.map(({ productId }) => productId))),
  ]
  const answers = await Promise.all(
    chunks(ids, EXTRAS_A_QUERY).map((chunk) => {
      const variables = { ids: chunk, period, limit: chunk.length }
      return client.query(freeExtrasQuery, variables, FRESH).toPromise()
    }),
  )
  if (!answers.every(({ data }) => data)) return null
  const free = new Map(
    answers.flatMap(({ data }) => data?.products.items ?? []).map(({ id, stock }) => [id, stock]),
  )
  return products.map((product) => ({
    ...product,
    relatedProducts: product.relatedProducts.map((extra) => ({
      ...extra,
      stock: free.get(extra.productId) ?? 0,
    })),
  }))
}

function chunks(ids: readonly string[], size: number): string[][] {
  const count = Math.ceil(ids.length / size)
  return Array.from({ length: count }, (_, index) => ids.slice(index * size, (index + 1) * size))
}
