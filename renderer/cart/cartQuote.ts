import { useQuery } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { type RentalLength, sumRoubles } from '#gateway/rental/price.ts'
import { type CartTotal, cartTotal } from '#gateway/rental/total.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import type { CartOrder } from './cartOrder.ts'

/** The parts of a quote that a tariff of the company's own gives. */
export const tariffFragment = graphql(`
  fragment QuoteTariff on RentQuote {
    byTariff deposit
    explain { text amount }
    options { name text amount }
  }
`)

/** The price of a cart or a set on its dates, and its stock then. */
export const cartQuoteQuery = graphql(
  `
  query CartQuote($input: RentQuoteInput!) {
    rentQuote(input: $input) {
      total
      ...QuoteTariff
      payment { payable delivery }
      periodProblem { message }
      lines {
        productId quantity total stock counted
        explain { text amount }
        problem { code message }
        product {
          id name isOwned
          images { original }
        }
      }
      relatedLines {
        productId parentId quantity total stock counted
        product {
          id name isOwned
          images { original }
        }
      }
    }
  }
`,
  [tariffFragment],
)

/** The same, as it is asked for. */
export type CartQuote = NonNullable<ResultOf<typeof cartQuoteQuery>['rentQuote']>

/** The parts of it that sums are made of. */
export type QuotedSums = Pick<CartQuote, keyof ResultOf<typeof tariffFragment> | 'total'> & {
  lines: readonly Pick<
    CartQuote['lines'][number],
    'productId' | 'total' | 'counted' | 'explain' | 'problem'
  >[]
  relatedLines: readonly Pick<
    CartQuote['relatedLines'][number],
    'productId' | 'parentId' | 'total' | 'counted'
  >[]
}

/** `quote`: null where there is none. `latest`: the last one that came, also one for other dates or things. */
export type CartQuoteAnswer = {
  quote: CartQuote | null
  latest: CartQuote | null
  isAsked: boolean
  hasFailed: boolean
  ask: () => void
}

/** Asks for the sums of a cart or a set on some dates, in one query; a null `period` asks for nothing. */
export function useCartQuote(order: CartOrder, period: Period | null): CartQuoteAnswer {
  const pause = period === null || order.lines.length === 0
  const variables = { input: { period: period ?? { start: '', end: '' }, ...order } }
  const [{ data, error, operation }, ask] = useQuery({
    query: cartQuoteQuery,
    variables,
    pause,
    requestPolicy: 'network-only',
  })
  const isOwn = JSON.stringify(operation?.variables) === JSON.stringify(variables)
  const isAsked = !pause && !(isOwn && (data || error))
  const latest = data?.rentQuote ?? null
  const quote = pause || isAsked ? null : latest
  return { quote, latest, isAsked, hasFailed: !pause && !isAsked && !quote, ask }
}

/** Where sums come from: a quote, null without an answer, `asked` before there is one; undefined: the formula. */
export type SumSource = QuotedSums | 'asked' | null | undefined

type Totalled = Parameters<typeof cartTotal>[0]
type RelatedTotalled = Totalled['relatedLines'][number] & { id: string }

/** The sums of lines by a quote or the formula. A quote does not count what it does not have; while it is asked for all count, for nothing. */
export function sumsOf(
  lines: Totalled['lines'],
  relatedLines: readonly RelatedTotalled[],
  length: RentalLength,
  quote: SumSource,
): CartTotal {
  if (quote === undefined) return cartTotal({ ...length, lines, relatedLines: [...relatedLines] })
  const own = lines.map(({ id, quantity, isRemovedFromCart }) => {
    if (isRemovedFromCart || quantity === 0) return null
    const sum = quote === 'asked' ? 0 : countedSum(quotedLine(quote, id))
    return sum === null ? null : { basic: sum, additional: 0, total: sum }
  })
  const extras = relatedLines.map(({ id, parentId }) => {
    if (quote === 'asked') return 0
    return countedSum(quote?.relatedLines.find((line) => line.productId === id && line.parentId === parentId))
  })
  return {
    basic: sumRoubles(own.map((price) => price?.total ?? 0)),
    additional: 0,
    related: sumRoubles(extras.map((price) => price ?? 0)),
    total: quote && quote !== 'asked' ? quote.total : 0,
    lines: own,
    relatedLines: extras,
  }
}

/** A product's line of a quote. */
export function quotedLine(quote: QuotedSums | null, id: string) {
  return quote?.lines.find(({ productId }) => productId === id)
}

function countedSum(line: { counted: boolean; total: number } | undefined): number | null {
  return line?.counted ? line.total : null
}
