import { useQuery } from 'urql'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** The company's promises around an order. Only the pages of an order show them, so no other page loads them. */
export const orderTermsDocument = graphql(`
  query OrderTerms {
    settings {
      id
      prepayment { note }
      order { confirmation emailNote sendNote cancellation moving }
    }
  }
`)

type Settings = ResultOf<typeof orderTermsDocument>['settings']

/** The company's own sentences; null where it says nothing. */
export type OrderTerms = NonNullable<NonNullable<Settings>['order']> & { paying: string | null }

/** The sentences of an answer; none while there is no answer. */
function orderTermsOf(settings: Settings | undefined): OrderTerms {
  return { ...NOTHING, ...settings?.order, paying: settings?.prepayment?.note ?? null }
}

/** The company's sentences: they come after the page, and nothing waits for them. */
export function useOrderTerms(): OrderTerms {
  const [{ data }] = useQuery({ query: orderTermsDocument })
  return orderTermsOf(data?.settings)
}

const NOTHING = { confirmation: null, emailNote: null, sendNote: null, cancellation: null, moving: null }
