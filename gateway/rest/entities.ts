/**
 * What the services' answers are after the border check. Every value here is safe to use: identifiers are text,
 * numbers are finite, lists hold only good items, links are safe, HTML is sanitized; what a service left out or
 * sent with a wrong type is null.
 */

export type * from './contactEntities.ts'
export type * from './pageEntities.ts'
export type * from './settingsEntities.ts'

/** A page of a list. `total` is the number of matches on all pages, null when the service gives none. */
export type List<T> = { items: T[]; total: number | null }

/** A picture: the path appended to the storage's base address, and its caption. */
export type Image = { original: string; caption: string | null }

/** A product's or an article's category: enough to link to it. */
export type CategoryLink = { id: string; slug: string; name: string | null }

/** One line of a product's technical data. */
export type ProductSpec = { name: string; value: string }

/** An extra of a product. `price` is roubles for one piece for the whole order. */
export type RelatedProduct = { id: string; price: number | null }

/** A thing for rent. Prices are roubles with at most two decimals; `stock` is never negative, 0 when unknown. */
export type Product = {
  id: string
  slug: string
  name: string | null
  shortDescription: string | null
  /** Sanitized HTML. */
  description: string | null
  specs: ProductSpec[]
  /** Roubles for one day within the minimum rental. */
  basicPricePerDay: number | null
  /** Roubles for each day over the minimum rental. */
  additionalPricePerDay: number | null
  /** Roubles for one piece for the whole order when rented as an extra. */
  price: number | null
  stock: number
  brands: string[]
  volumes: string[]
  priority: number | null
  isNew: boolean | null
  isPopular: boolean | null
  categories: CategoryLink[]
  images: Image[]
  relatedProducts: RelatedProduct[]
}

/** One value that the catalogue can be filtered by; `count` is how many products have it. */
export type FilterOption = { value: string; label: string; count: number | null }

/** What the catalogue can be filtered by under the filter already given. */
export type ProductFilters = {
  minPrice: number | null
  maxPrice: number | null
  brands: FilterOption[]
  volumes: FilterOption[]
  categories: FilterOption[]
  total: number | null
}

/** A category of the catalogue. */
export type Category = {
  id: string
  slug: string
  name: string | null
  description: string | null
  image: Image | null
  priority: number | null
  productsCount: number | null
}

/** Products that look well together. */
export type Assortment = {
  id: string
  slug: string
  name: string | null
  description: string | null
  image: Image | null
  priority: number | null
  productIds: string[]
  /** ISO 8601 with a zone. */
  createdAt: string | null
}

/** A product of a ready-made solution; `quantity` is at least 1. */
export type SolutionProduct = { id: string; quantity: number }

/** A ready-made set of products for an event. */
export type Solution = {
  id: string
  slug: string
  name: string | null
  description: string | null
  /** Sanitized HTML. */
  text: string | null
  guests: number | null
  priceHint: number | null
  priceHintCaption: string | null
  image: Image | null
  /** ISO 8601 with a zone. */
  createdAt: string | null
  products: SolutionProduct[]
}

/** A category of the blog. */
export type ArticleCategory = {
  id: string
  slug: string
  name: string | null
  description: string | null
  priority: number | null
  image: Image | null
}

/** An article of the blog. */
export type Article = {
  id: string
  slug: string
  title: string | null
  excerpt: string | null
  category: CategoryLink | null
  /** ISO 8601 with a zone. */
  publishedAt: string | null
  readingMinutes: number | null
  image: Image | null
  /** Sanitized HTML. */
  content: string | null
  relatedProductIds: string[]
}

/** A period as the services name it; both days count. */
export type OrderPeriod = { start: string; end: string }

/** The order that the service keeps. `total` is roubles. */
export type OrderAnswer = {
  id: string
  number: string
  total: number | null
  period: OrderPeriod | null
  /** ISO 8601 with a zone. */
  createdAt: string | null
}

/** What the notifications service says of a kept message or visit; null when it names none. */
export type AcceptedAnswer = { id: string | null }
