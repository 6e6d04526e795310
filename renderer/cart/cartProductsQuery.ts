import type { Client, OperationResult } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import type { Stock } from '#gateway/rental/stock.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** The fields of a product that are shown everywhere: on cards, in the cart and in plans. Each of these has its own prices and stock. */
export const productFragment = graphql(`
  fragment ShownProduct on Product {
    id slug name isOwned
    images { original }
  }
`)

/** The fields that tell products of one name apart. */
export const toldFragment = graphql(`
  fragment ToldProduct on Product {
    id
    specs { name value }
    volumes brands shortDescription
  }
`)

/** The products of a cart with their extras. */
export const cartProductsQuery = graphql(
  `
  query CartProducts($ids: [ID!]!, $period: PeriodInput) {
    productsByIds(ids: $ids, period: $period) {
      ...ShownProduct
      ...ToldProduct
      basicPricePerDay additionalPricePerDay
      stock(period: $period)
      relatedProducts {
        productId price
        product { ...ShownProduct stock(period: $period) }
      }
    }
  }
`,
  [productFragment, toldFragment],
)

type Answered = ResultOf<typeof cartProductsQuery>['productsByIds'][number]
type CartAnswer = OperationResult<ResultOf<typeof cartProductsQuery>>
type AnsweredExtra = Answered['relatedProducts'][number]

/** An extra of a product in the cart, with its own stock in the period of the query: 0 when there is no such product any more. */
export type CartExtra = AnsweredExtra & { stock: Stock }

/** A product of the cart, with what is free of it in the period of the query, and its extras. */
export type CartProduct = Omit<Answered, 'relatedProducts'> & { relatedProducts: CartExtra[] }

/** Fetches the current state of the cart's products and their extras; null when an answer is missing. */
export async function fetchCartProducts(
  client: Client,
  ids: readonly string[],
  period: Period | null,
): Promise<CartProduct[] | null> {
  const answers = await Promise.all(
    chunks(ids, PRODUCTS_A_QUERY).map((chunk) =>
      client.query(cartProductsQuery, { ids: chunk, period }, { requestPolicy: 'network-only' }).toPromise(),
    ),
  )
  return productsOf(answers)
}

/** The same from the browser's cache, to be shown until they come; null when an answer is missing. */
export function cachedCartProducts(
  client: Client,
  ids: readonly string[],
  period: Period | null,
): CartProduct[] | null {
  const answers = chunks(ids, PRODUCTS_A_QUERY).map((chunk) =>
    client.readQuery(cartProductsQuery, { ids: chunk, period }),
  )
  return productsOf(answers)
}

function productsOf(answers: readonly (CartAnswer | null)[]): CartProduct[] | null {
  const all = answers.flatMap((answer) => (answer?.data ? { data: answer.data, error: answer.error } : []))
  if (all.length < answers.length) return null
  return all.flatMap(({ data, error }) => {
    // Where a part of the answer failed, an extra without a product may still exist.
    const ifNone = error ? null : 0
    const stockOf = ({ product }: AnsweredExtra) => (product ? product.stock : ifNone)
    return data.productsByIds.map((product) => ({
      ...product,
      relatedProducts: product.relatedProducts.map((extra) => ({ ...extra, stock: stockOf(extra) })),
    }))
  })
}

/** With extras and all pictures, more products would come close to the gateway's cost limit. */
const PRODUCTS_A_QUERY = 15

function chunks(ids: readonly string[], size: number): string[][] {
  const count = Math.ceil(ids.length / size)
  return Array.from({ length: count }, (_, index) => ids.slice(index * size, (index + 1) * size))
}
