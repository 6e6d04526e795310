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
          id
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

/** Asks what the products of a cart are like now; null when an answer is missing. The cart's answers are never taken from the cache. */
export async function askForCartProducts(
  client: Client,
  ids: readonly string[],
  period: Period | null,
): Promise<CartProduct[] | null> {
  const answers = await Promise.all(
    chunks(ids).map((chunk) => {
      const variables = { ids: chunk, period, limit: chunk.length }
      return client.query(cartProductsQuery, variables, { requestPolicy: 'network-only' }).toPromise()
    }),
  )
  const products = answers.flatMap(({ data }) => data?.products.items ?? [])
  return answers.every(({ data }) => data) ? products : null
}

/** Products of one query: with their extras and all pictures they come close to the gateway's limit of cost. */
const CHUNK = 15

function chunks(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / CHUNK)
  return Array.from({ length: count }, (_, index) => ids.slice(index * CHUNK, (index + 1) * CHUNK))
}
