import type { OrderBody } from '../../rest/calls/orders.ts'
import type { Product } from '../../rest/shapes/catalog.ts'
import type { OrderAnswer } from '../../rest/shapes/orders.ts'
import type { Trial } from './trial.ts'
import { dayAhead } from './trialOrder.ts'

type AskProducts = (params: object) => Promise<Trial>

/** Notes that one list of products cannot give: whether the service looks at `page` and at `order_by`. */
export async function listNotes(ask: AskProducts, listed: readonly { id: string }[]): Promise<string[]> {
  const [first, second] = listed
  if (!first || !second) return []
  const page = await ask({ page: 2, limit: 1 })
  const isNext = productsOf(page).at(0)?.id !== first.id
  const notes = isNext ? [] : [`${page.request} is answered with what is first on page 1`]
  for (const orderDir of ['asc', 'desc']) {
    const sorted = await ask({ orderBy: 'basic_price_per_day', orderDir })
    const prices = productsOf(sorted).flatMap(({ basicPricePerDay }) => basicPricePerDay ?? [])
    const sign = orderDir === 'asc' ? 1 : -1
    const isSorted = prices.every((price, index) => sign * (price - (prices[index - 1] ?? price)) >= 0)
    if (!isSorted) notes.push(`${sorted.request} is not in the order of prices`)
  }
  return notes
}

/** Looks at what is free of an order's product, on its days and on another; the answer says what the order, once made, did to both. */
export async function watchStock(
  ask: AskProducts,
  { lines: [line], period }: OrderBody,
): Promise<(order: OrderAnswer) => Promise<string[]>> {
  const otherDay = dayAhead(new Date(), -30)
  async function free(start: string, end: string): Promise<number | null> {
    const answer = await ask({ ids: [line?.productId], period: { start, end } })
    return productsOf(answer)[0]?.stock ?? null
  }
  const look = () => Promise.all([free(period.start, period.end), free(otherDay, otherDay)])
  const [before, otherBefore] = await look()
  return async (order) => {
    // A mock answers with the order of its example, and keeps none.
    if (order.period?.start !== period.start || before === null) return []
    const [after, otherAfter] = await look()
    const said = (at: string, now: number | null, then: number | null) =>
      `an order of one piece from ${period.start} to ${period.end} leaves ${now} of ${then} free ${at}: reservation_start_at and reservation_end_at decide what is free`
    return [
      ...(after === before - 1 ? [] : [said('on those days', after, before)]),
      ...(otherAfter === otherBefore ? [] : [said(`on ${otherDay}`, otherAfter, otherBefore)]),
    ]
  }
}

function productsOf({ value }: Trial): readonly Product[] {
  // Checked against the shape that this type is made of.
  return (value as { items: Product[] } | null | undefined)?.items ?? []
}
