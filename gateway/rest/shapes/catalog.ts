import { html } from '../html/html.ts'
import { storagePath } from '../values/link.ts'
import { ids, names } from '../values/names.ts'
import { flag, price, stocks, whole } from '../values/number.ts'
import {
  firstOf,
  isRecord,
  list,
  object,
  pageOf,
  type ReadOf,
  renamed,
  required,
  type Shape,
  withoutNull,
} from '../values/shape.ts'
import { dateTime, id, slug, text, words } from '../values/text.ts'

const priority = whole(-1_000_000)

/** A picture: the path appended to the storage's base URL, and its caption. */
export type Image = ReadOf<typeof image>
export const image = object({ original: required(storagePath), caption: text }, 'Image')

/** A product's or an article's category: enough to link to it. */
export type CategoryLink = ReadOf<typeof categoryLink>
export const categoryLink = object({ id: required(id), slug: required(slug), name: text }, 'CategoryLink')

/** One line of a product's technical data. */
export const productSpec = object({ name: required(words), value: required(words) })

/** An extra of a product. */
export type RelatedProduct = ReadOf<typeof relatedProduct>
const relatedProduct = object({
  id: required(id),
  /** Roubles for one unit for the whole order. */
  price,
})

const productFields = object(
  {
    id: required(id),
    slug: required(slug),
    name: text,
    shortDescription: text,
    /** Sanitized HTML. */
    description: html,
    specs: list(productSpec),
    /** Roubles for one day within the minimum rental. */
    basicPricePerDay: price,
    /** Roubles for each day over the minimum rental; the basic price where the service gives none. */
    additionalPricePerDay: price,
    /** Roubles for one unit for the whole order when rented as an extra. */
    price,
    /** Never negative, null when unknown. */
    stock: renamed('stocks', stocks),
    brands: names,
    volumes: names,
    priority,
    isNew: flag,
    isPopular: flag,
    categories: list(categoryLink),
    images: list(image),
    relatedProducts: list(relatedProduct),
    /** ISO 8601 with a zone. */
    createdAt: dateTime,
  },
  'Product',
)

/** A product for rent. Prices are amounts of the company's currency. */
export type Product = ReadOf<typeof product>
export const product: typeof productFields = {
  ...productFields,
  read(value, at) {
    const found = productFields.read(value, at)
    // A price that nobody has entered is a 0 in many systems, and nothing is leased for it.
    const basicPricePerDay = found?.basicPricePerDay || null
    return (
      found && {
        ...{ ...found, basicPricePerDay },
        additionalPricePerDay: basicPricePerDay && (found.additionalPricePerDay ?? basicPricePerDay),
      }
    )
  },
}

/** A product as requested: with a `period`, its stock is what is free on all of those days; else what the company owns. */
export type DatedProduct = Product & { period?: Period }

type Period = { start: string; end: string }

const searchedFor: Shape<string | null> = {
  schema: {
    type: ['string', 'null'],
    maxLength: 200,
    description: 'The words of the search, if they differ from `search`.',
  },
  read: (value, at) => text.read(value, at)?.slice(0, 200) ?? null,
}

/** Pages of products, as they are read by id. */
export const productPage = pageOf(product, whole(0))

/** A page of products. `searchedFor`: the words that were looked for, when they are others than the visitor's. */
export type ProductList = ReadOf<typeof productPage> & { searchedFor: string | null }
export const productList: Shape<ProductList | null> = {
  schema: {
    ...productPage.schema,
    properties: {
      ...(isRecord(productPage.schema.properties) && productPage.schema.properties),
      searched_for: searchedFor.schema,
    },
  },
  read(value, at) {
    const page = productPage.read(value, at)
    const found = isRecord(value) ? value.searched_for : null
    return page && { ...page, searchedFor: searchedFor.read(found, at?.in('searched_for')) }
  },
}

/** The first fields of each entity of a list. */
export const entity = { id: required(id), slug: required(slug), name: text, description: text }

/** A category of the catalogue. */
export type Category = ReadOf<typeof category>
export const category = object(
  {
    ...entity,
    image,
    priority,
    productsCount: whole(0),
  },
  'Category',
)

/** Products that look well together. */
export type Assortment = ReadOf<typeof assortment>
export const assortment = object(
  {
    ...entity,
    image,
    priority,
    productIds: ids,
    /** ISO 8601 with a zone. */
    createdAt: dateTime,
  },
  'Assortment',
)

/** A product of a ready-made solution. */
export const solutionProduct = object({ id: required(id), quantity: required(whole(1)) })

/** A ready-made set of products for an event. */
export type Solution = ReadOf<typeof solution>
export const solution = object(
  {
    ...entity,
    /** Sanitized HTML. */
    text: html,
    guests: whole(0),
    priceHint: price,
    priceHintCaption: text,
    image,
    /** ISO 8601 with a zone. */
    createdAt: dateTime,
    products: list(solutionProduct),
  },
  'Solution',
)

const optionFields = object({ value: required(id), label: text, count: whole(0) })

/** One value that the catalogue can be filtered by; `count` is how many products have it. */
export type FilterOption = { value: string; label: string; count: number | null }

const optionText = { type: 'string', maxLength: id.schema.maxLength, pattern: id.schema.pattern }

/** An option of a filter: a text, or an object with a value (or slug, or name), a label and a count. */
const filterOption: Shape<FilterOption | null> = {
  schema: {
    properties: { name: text.schema, label: text.schema, title: text.schema, count: whole(0).schema },
    anyOf: [
      optionText,
      ...firstOf(['value', 'slug', 'name'], (key) => (key === 'name' ? optionText : withoutNull(id.schema))),
    ],
  },
  read(value, at) {
    const option = optionFields.read(isRecord(value) ? withValue(value) : { value }, at)
    return option && { ...option, label: option.label ?? option.value }
  },
}

/** The further choices in the catalogue under the filter already given. */
export type ProductFilters = ReadOf<typeof productFilters>
export const productFilters = object(
  {
    minPrice: price,
    maxPrice: price,
    brands: list(filterOption),
    volumes: list(filterOption),
    categories: list(filterOption),
    total: whole(0),
  },
  'ProductFilters',
)

function withValue(option: Record<string, unknown>): Record<string, unknown> {
  return {
    value: option.value ?? option.slug ?? option.name,
    label: option.label ?? option.title ?? option.name,
    count: option.count,
  }
}
