import { useQuery } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { sumRoubles } from '#gateway/rental/price.ts'
import type { CartTotal } from '#gateway/rental/total.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import type { CartOrder } from './cartOrder.ts'
import type { CartLine, RelatedLine } from './cartState.ts'
import { tariffFragment } from './tariffParts.ts'

const cartQuoteQuery = graphql(
  `
  query CartQuote($input: RentQuoteInput!) {
    rentQuote(input: $input) {
      total
      ...QuoteTariff
      lines {
        productId total counted
        explain { text amount }
        problem { code message }
      }
      relatedLines { productId parentId total counted }
    }
  }
`,
  [tariffFragment],
)

/** The cart's sums by a tariff of the company's own. */
export type CartQuote = NonNullable<ResultOf<typeof cartQuoteQuery>['rentQuote']>

/** `quote`: null where there is none; while another is asked for, that of the cart before. */
type CartQuoteAnswer = { quote: CartQuote | null; isAsked: boolean; ask: () => void }

/** Asks for the sums of a cart on its dates, in one query; a null `period` asks for nothing. */
export function useCartQuote(order: CartOrder, period: Period | null): CartQuoteAnswer {
  const pause = period === null || order.lines.length === 0
  const variables = { input: { period: period ?? { start: '', end: '' }, ...order } }
  const [{ data, error, operation }, execute] = useQuery({
    query: cartQuoteQuery,
    variables,
    pause,
    requestPolicy: 'network-only',
  })
  const isOwn = JSON.stringify(operation?.variables) === JSON.stringify(variables)
  const isAsked = !pause && !(isOwn && (data || error))
  return { quote: pause || (isOwn && error) ? null : (data?.rentQuote ?? null), isAsked, ask: execute }
}

/** The same sums as the formula gives; what the quote does not have is not counted. */
export function quotedTotal(
  lines: readonly CartLine[],
  relatedLines: readonly RelatedLine[],
  quote: CartQuote | null,
): CartTotal {
  const own = lines.map((line) => {
    const quoted = line.isRemovedFromCart ? null : quotedLine(quote, line.id)
    return quoted?.counted ? { basic: quoted.total, additional: 0, total: quoted.total } : null
  })
  const extras = relatedLines.map(({ id, parentId }) => {
    const quoted = quote?.relatedLines.find((line) => line.productId === id && line.parentId === parentId)
    return quoted?.counted ? quoted.total : null
  })
  return {
    basic: sumRoubles(own.map((price) => price?.total ?? 0)),
    additional: 0,
    related: sumRoubles(extras.map((price) => price ?? 0)),
    total: quote?.total ?? 0,
    lines: own,
    relatedLines: extras,
  }
}

/** A product's line of a quote. */
export function quotedLine(quote: CartQuote | null | undefined, id: string) {
  return quote?.lines.find(({ productId }) => productId === id)
}
