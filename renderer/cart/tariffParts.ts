import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** The parts of a quote that a tariff of the company's own gives. */
export const tariffFragment = graphql(`
  fragment QuoteTariff on RentQuote {
    byTariff deposit
    explain { text amount }
    options { name text amount }
  }
`)

/** The parts of a tariff that are of the whole. */
export type TariffParts = Omit<ResultOf<typeof tariffFragment>, 'byTariff'>

/** The same; null: the formula counted. */
export function tariffOf(quote: ResultOf<typeof tariffFragment>): TariffParts | null {
  const { byTariff, deposit, explain, options } = quote
  return byTariff ? { deposit, explain, options } : null
}
