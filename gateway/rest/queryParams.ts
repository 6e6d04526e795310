import type { JsonSchema } from './border/shape.ts'

/** What one name of a query means to a service. */
export type QueryParam = { description: string; schema: JsonSchema }

const text: JsonSchema = { type: 'string' }
const amount: JsonSchema = { type: 'number', minimum: 0 }
const flag: JsonSchema = { type: 'boolean' }
const date: JsonSchema = { type: 'string', format: 'date' }

const joined = (of: string): QueryParam => ({
  description: `${of}, comma-joined. A comma or a backslash inside a value has a backslash before it.`,
  schema: text,
})

/** Every name that the gateway puts into a query. */
export const QUERY_PARAMS: Readonly<Record<string, QueryParam>> = {
  page: { description: 'Which page, from 1.', schema: { type: 'integer', minimum: 1 } },
  limit: { description: 'The most items of a page.', schema: { type: 'integer', minimum: 1, maximum: 100 } },
  order_by: {
    description: 'The field to order by: priority, basic_price_per_day or created_at.',
    schema: text,
  },
  order_dir: { description: 'The direction.', schema: { type: 'string', enum: ['asc', 'desc'] } },
  search: { description: "Words that a visitor looks for, in the visitor's own spelling.", schema: text },
  brands: joined('Names of brands'),
  category: { description: 'The slug of a category.', schema: text },
  in_stock: { description: 'Only what is free, on the given days where days are given.', schema: flag },
  max_price: { description: 'The highest basic price a day, in roubles.', schema: amount },
  min_price: { description: 'The lowest basic price a day, in roubles.', schema: amount },
  volumes: joined('Volumes'),
  reservation_start_at: { description: 'The first day of the rental; it counts.', schema: date },
  reservation_end_at: { description: 'The last day of the rental; it counts.', schema: date },
  product_ids: joined('Ids of products'),
  categories_ids: joined('Ids of categories'),
  excluded_products_ids: joined('Ids of products to leave out'),
  excluded_category: { description: 'The slug of a category to leave out.', schema: text },
  is_with_related_products: { description: 'Only products that have extras.', schema: flag },
  assortment_slugs: joined('Slugs of assortments'),
  slug: { description: 'The slug of the page.', schema: text },
  project: { description: 'The site that the page belongs to.', schema: text },
}
