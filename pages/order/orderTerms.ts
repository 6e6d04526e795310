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
    contacts {
      id
      offices { id type name address }
    }
  }
`)

type Answer = ResultOf<typeof orderTermsDocument>
type Office = NonNullable<Answer['contacts']>['offices'][number]

/** The company's own sentences; null where it says nothing. */
export type OrderTerms = NonNullable<NonNullable<Answer['settings']>['order']> & {
  paying: string | null
  /** The places to choose from, where there are several to collect from. */
  places: readonly Office[]
}

type Places = Pick<OrderTerms, 'places'>

/** The place that a form means: the one of its id, else the first, which the list shows; none where there is no choice. */
export function chosenPlace({ places }: Places, id: string): Office | undefined {
  return places.find((place) => place.id === id) ?? places[0]
}

/** A place in words; empty where there is none. */
export function placeText({ name, address }: Partial<Office> = {}): string {
  return [name, address].filter(Boolean).join(', ')
}

/** The company's sentences, null where it says nothing: they come after the page, and nothing waits for them. */
export function useOrderTerms(): OrderTerms {
  const [{ data }] = useQuery({ query: orderTermsDocument })
  // Of services that fail there is null.
  const { settings, contacts } = data ?? {}
  const places = contacts?.offices.filter(({ type }) => type === 'pickup') ?? []
  return {
    ...{ ...NOTHING, ...settings?.order, paying: settings?.prepayment?.note ?? null },
    places: places.length > 1 ? places : [],
  }
}

const NOTHING = { confirmation: null, emailNote: null, sendNote: null, cancellation: null, moving: null }
