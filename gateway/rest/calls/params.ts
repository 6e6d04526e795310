import { z } from 'zod'
import type { JsonSchema } from '../values/shape.ts'
import { day, jsonSchemaOf, text } from './inputSchema.ts'

/** The kind of a parameter's values where they are not a few that many ask for: rental days, words of a search, a visitor's choice. */
type Values = 'days' | 'words' | 'choice'

/** One parameter of a query: its name at the service, what it means, and what is sent when the caller names nothing else. */
export type Param<Value> = {
  name: string
  description: string
  schema: JsonSchema
  /** For the compiler alone. */
  type?: Value
  default?: string | number
  values?: Values
}

/** The parameters of a call by their names in the gateway, in the order in which they are sent; a group is one value for several. */
export type Params = { readonly [name: string]: Param<unknown> | { readonly [name: string]: Param<unknown> } }

type ValueOf<Entry> =
  Entry extends Param<infer Value> ? Value : { [Name in keyof Entry]: ValueOf<Entry[Name]> }

/** The values that a caller may pass for parameters. Empty texts and lists are not sent. */
export type ValuesOf<P> = { [Name in keyof P]?: ValueOf<P[Name]> }

/** True if an entry is one parameter, or a group of them. */
export function isParam(entry: Params[string]): entry is Param<unknown> {
  return typeof entry.name === 'string'
}

/** A parameter, named and described as the service knows it. */
export function param<Value>(
  name: string,
  description: string,
  type: z.ZodType<Value>,
  fallback?: string | number,
): Param<Value> {
  return {
    name,
    description,
    schema: jsonSchemaOf(type),
    ...(fallback !== undefined && { default: fallback }),
  }
}

/** The same parameter with values of a kind. */
function withValues<Value>(values: Values, each: Param<Value>): Param<Value> {
  return { ...each, values }
}

function idsParam(name: string, of: string): Param<readonly string[]> {
  return { name, description: `${of}, comma-joined.`, schema: jsonSchemaOf(z.array(text)) }
}

// No array of the document: what comes out of a comma-joined one has lost the commas of its values.
function textsParam(name: string, of: string): Param<readonly string[]> {
  const description = `${of}, comma-joined. A comma or a backslash inside a value has a backslash before it.`
  return { name, description, schema: jsonSchemaOf(text) }
}

const amount = z.number().min(0)
const flag = z.boolean()
const direction = z.enum(['asc', 'desc'])

/** Which page of a list, and in which order. */
export function pageParams({ orderBy = 'priority', limit = 20 } = {}) {
  return {
    page: param('page', 'Number of the page, from 1.', z.int().min(1), 1),
    limit: param('limit', 'Largest number of items on a page.', z.int().min(1).max(100), limit),
    orderBy: param('order_by', 'Field that decides the order.', text, orderBy),
    orderDir: param('order_dir', 'Direction of the order.', direction, 'desc'),
  }
}

/** A rental period in days, `YYYY-MM-DD`, both ends included. */
export const PERIOD = {
  start: withValues('days', param('reservation_start_at', 'The first day of the rental; it counts.', day)),
  end: withValues('days', param('reservation_end_at', 'The last day of the rental; it counts.', day)),
}

export const SEARCH = withValues(
  'words',
  param('search', "Words of a search, in the visitor's own spelling.", text),
)
export const CATEGORY = param('category', 'The slug of a category.', text)
export const IN_STOCK = param(
  'in_stock',
  'Only products with free units, on the given days if there are any.',
  flag,
)

/** Every filter of the catalogue that the services know. */
export const FILTERS = {
  search: SEARCH,
  brands: withValues('choice', textsParam('brands', 'Names of brands')),
  category: CATEGORY,
  inStock: IN_STOCK,
  maxPrice: withValues('choice', param('max_price', 'The highest basic price per day.', amount)),
  minPrice: withValues('choice', param('min_price', 'The lowest basic price per day.', amount)),
  volumes: withValues('choice', textsParam('volumes', 'Volumes')),
  period: PERIOD,
  ids: withValues('choice', idsParam('product_ids', 'Ids of products')),
  categoryIds: withValues('choice', idsParam('categories_ids', 'Ids of categories')),
  excludedIds: withValues('choice', idsParam('excluded_products_ids', 'Ids of products to leave out')),
  excludedCategory: withValues(
    'choice',
    param('excluded_category', 'The slug of a category to leave out.', text),
  ),
  withRelated: param('is_with_related_products', 'Only products that have extras.', flag),
  assortments: idsParam('assortment_slugs', 'Slugs of assortments'),
}

export type PeriodParam = ValueOf<typeof PERIOD>
export type FilterParams = ValuesOf<typeof FILTERS>
export type ProductsParams = FilterParams & ValuesOf<ReturnType<typeof pageParams>>
export type SortParams = Pick<ProductsParams, 'orderBy' | 'orderDir'>
