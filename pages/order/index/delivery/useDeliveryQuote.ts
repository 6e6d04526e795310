import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { texts } from '#company/texts/index.ts'
import { quoteInput } from '#gateway/rental/plan/readPlan.ts'
import { graphql, type ResultOf, type VariablesOf } from '#renderer/graphql/graphql.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { roubles } from '#renderer/ui/format.ts'
import type { OrderForm } from '../form/orderForm.ts'
import { type OrderView, orderedLines } from '../summary/orderView.ts'

const quoteQuery = graphql(`
  query DeliveryQuote($input: DeliveryQuoteInput!) {
    deliveryQuote(input: $input) { price zone distanceKm earliestSlot freeFrom }
  }
`)

type Quote = NonNullable<ResultOf<typeof quoteQuery>['deliveryQuote']>
/** An answer to a question; null: nobody can say. */
type Answer = { question: string; quote: (Pick<Quote, 'price'> & Partial<Quote>) | null }

/** Shorter ones lead nowhere. */
const SHORTEST_ADDRESS = 6
const PAUSE_MS = 600

/** The price of delivery to the address of the form, where the company counts it: asked for when nothing was written for a moment. */
export function useDeliveryQuote(form: OrderForm, { plan, lines }: OrderView) {
  const client = useClient()
  const isOffered = useSiteSettings()?.capabilities.includes('delivery-quotes') === true
  const [place, setPlace] = useState({ floor: '', lift: false })
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isDelivered = isOffered && form.method === 'DELIVERY'
  const floor = /^[1-9]\d?$/.test(place.floor) ? { floor: Number(place.floor), lift: place.lift } : {}
  const input = {
    ...{ address: form.address.trim(), period: { start: plan.period.start, end: plan.period.end } },
    ...{ deliverySlot: form.deliverySlot, returnSlot: form.returnSlot, ...floor },
    ...quoteInput({ period: plan.period, lines: orderedLines(lines) }),
  }
  const isAsked = isDelivered && input.address.length >= SHORTEST_ADDRESS && input.lines.length > 0
  const question = isAsked ? JSON.stringify(input) : null

  useEffect(() => {
    if (question === null) return
    let asked: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => {
      const variables: VariablesOf<typeof quoteQuery> = { input: JSON.parse(question) }
      // Another question ends this one, and its request with it.
      asked = client
        .query(quoteQuery, variables, { requestPolicy: 'network-only' })
        .subscribe(({ data }) => setAnswer({ question, quote: data?.deliveryQuote ?? null }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asked?.unsubscribe()
    }
  }, [client, question])

  const own = question !== null && answer?.question === question ? answer : null
  const quote = own?.quote ?? null
  return {
    isOffered,
    ...{ place, setPlace },
    /** As it is agreed with the order. */
    quoted: quote && { price: quote.price, ...floor },
    note: quote && noteOf(quote),
    /** The words while there is no price. */
    said:
      question === null || quote ? null : own ? texts.deliveryQuote.byManager : texts.deliveryQuote.counting,
    /** The gateway has another price, or none. */
    reprice(price: number | null) {
      if (question !== null) setAnswer({ question, quote: price === null ? null : { ...quote, price } })
    },
  }
}

export type DeliveryState = ReturnType<typeof useDeliveryQuote>

function noteOf({ price, zone, distanceKm, earliestSlot, freeFrom }: NonNullable<Answer['quote']>): string {
  const km = distanceKm && texts.deliveryQuote.distance(String(Math.round(distanceKm)))
  const isFree = freeFrom !== null && freeFrom !== undefined && price > 0
  return [
    [zone, km].filter(Boolean).join(', '),
    earliestSlot &&
      texts.deliveryQuote.earliest(earliestSlot.replaceAll(/\b0(?=\d:)/g, '').replace('-', '–')),
    isFree && texts.deliveryQuote.freeFrom(roubles(freeFrom)),
  ]
    .filter(Boolean)
    .join('; ')
}
