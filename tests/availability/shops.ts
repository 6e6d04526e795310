import fc from 'fast-check'
import { addDays, daysIn, type Period } from '#gateway/rental/period.ts'
import type { Rest } from '#gateway/rest/calls/index.ts'

/** The first day of which anything is known. */
const FIRST_DAY = '2026-12-01'
const KNOWN_DAYS = 160

/** A company with some products, and what somebody wants of them. Days are counted from `FIRST_DAY`. */
export type Shop = {
  products: { owned: number; free: number[] }[]
  /** Wanted units of each product, and of one that the company does not have. */
  quantities: number[]
  isOneUnknown: boolean
  today: string
  near: string
  days: number
  within: number
}

const product = fc.integer({ min: 0, max: 6 }).chain((owned) => {
  const span = fc.record({ from: fc.nat(KNOWN_DAYS - 1), length: fc.nat(20), free: fc.nat(owned) })
  return fc.array(span, { maxLength: 12 }).map((spans) => {
    const free = Array<number>(KNOWN_DAYS).fill(owned)
    for (const { from, length, free: units } of spans) free.fill(units, from, from + length)
    return { owned, free }
  })
})

/** Random companies, carts and dates. */
export const shops: fc.Arbitrary<Shop> = fc.record({
  products: fc.array(product, { minLength: 1, maxLength: 4 }),
  quantities: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }),
  isOneUnknown: fc.integer({ min: 0, max: 19 }).map((number) => number === 0),
  today: fc.nat(60).map(dayAt),
  near: fc.integer({ min: 30, max: 100 }).map(dayAt),
  days: fc.integer({ min: 1, max: 14 }),
  within: fc.nat(30),
})

/** What is wanted, as a client sends it. */
export function linesOf({ products, quantities, isOneUnknown }: Shop) {
  const lines = products.map((_, index) => ({ productId: String(index), quantity: quantities[index] ?? 1 }))
  return isOneUnknown ? [...lines, { productId: 'unknown', quantity: 1 }] : lines
}

/** What is free of each line on a day; null for what the company does not have. */
export function stocksOn(shop: Shop, date: string): (number | null)[] {
  const day = daysIn({ start: FIRST_DAY, end: date }) - 1
  return linesOf(shop).map(({ productId }) => {
    const known = shop.products[Number(productId)]
    return known ? (known.free[day] ?? known.owned) : null
  })
}

/** Services that know the days of a company. */
export function servicesOf(shop: Shop) {
  return servicesThatSay((id, period) => {
    const known = shop.products[Number(id)]
    if (!known) return null
    const { owned, free } = known
    return period ? Math.min(...daysOf(period).map((day) => free[day] ?? owned)) : owned
  })
}

/** Services that answer for a period with its worst day, for none with what is owned, and count their calls. */
export function servicesThatSay(stockOf: (id: string, period: Period | null) => number | null) {
  const calls: string[] = []
  const items = (ids: readonly string[], period: Period | null) =>
    Promise.resolve(ids.map((id) => ({ id, stock: stockOf(id, period) })))
  const rest = {
    async products({ ids, period }: { ids: readonly string[]; period: Period }) {
      calls.push(`${period.start}–${period.end}`)
      return { items: await items(ids, period) }
    },
    productsByIds(ids: readonly string[]) {
      calls.push('owned')
      return items(ids, null)
    },
  }
  return { calls, rest: rest as unknown as Pick<Rest, 'products' | 'productsByIds'> }
}

function daysOf(period: Period): number[] {
  const from = daysIn({ start: FIRST_DAY, end: period.start }) - 1
  return Array.from({ length: daysIn(period) }, (_, index) => from + index)
}

function dayAt(place: number): string {
  return addDays(FIRST_DAY, place)
}
