/** What the calls take. Every name is spelled as in GraphQL; `calls.ts` knows the services' names. */

/** A rental period in days, `YYYY-MM-DD`, both ends included. */
export type PeriodParam = { start: string; end: string }

/** Which page of a list. `limit` is 20 unless given. */
export type PageParams = { page?: number; limit?: number }

export type OrderDir = 'asc' | 'desc'

/** How a list is ordered; `priority desc` unless given. */
export type SortParams = { orderBy?: string; orderDir?: OrderDir }

/** Every filter of the catalogue that the services know. Empty texts and lists are not sent. */
export type FilterParams = {
  search?: string
  brands?: readonly string[]
  category?: string
  inStock?: boolean
  minPrice?: number
  maxPrice?: number
  volumes?: readonly string[]
  period?: PeriodParam
  ids?: readonly string[]
  categoryIds?: readonly string[]
  excludedIds?: readonly string[]
  excludedCategory?: string
  withRelated?: boolean
  assortments?: readonly string[]
}

export type ProductsParams = FilterParams & PageParams & SortParams

export type ProductParams = { period?: PeriodParam; inStock?: boolean }

export type ArticlesParams = PageParams & SortParams & { category?: string }

export type AssortmentsParams = PageParams & SortParams & { search?: string }

/** `fresh`: past the cache and past equal calls in flight, for checks that must see the services as they are now. */
export type ReadOptions = { fresh?: boolean }

/** The body of `POST /v2/orders`. No price of a line is sent: the service knows its own. */
export type OrderBody = {
  period: { start: string; end: string }
  lines: { productId: string; quantity: number }[]
  relatedLines: { productId: string; parentId: string; quantity: number }[]
  customer: { name: string; phone: string; email?: string; company?: string }
  /** Slots are written `09:00-12:00`. */
  delivery: {
    method: 'delivery' | 'pickup'
    address?: string
    deliverySlot?: string
    returnSlot?: string
  }
  comment?: string
  /** What the visitor was shown, in roubles. A service whose own sum differs answers 409 `PRICE_CHANGED`. */
  expectedTotal: number
}

/** The body of `POST /v2/feedback`. */
export type FeedbackBody = {
  name: string
  phone?: string
  email?: string
  message?: string
}

/** The body of `POST /v2/traffic-sources`. */
export type TrafficSourceBody = {
  source?: string
  medium?: string
  campaign?: string
  term?: string
  content?: string
  referrer?: string
  landingPage?: string
}
