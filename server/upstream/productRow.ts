import type { Row } from './data/database.ts'
import type { Period } from './data/days.ts'
import { Fragment, sql } from './data/sql.ts'
import { freeStock } from './stock.ts'

/** A product `p` with its texts `t`. */
export const PRODUCTS = new Fragment('products p JOIN product_texts t ON t.product_id = p.id')

/** Lists by ids give technical data besides, by which clients compare and count. */
export const SPECS = sql`json_object('specs', json_extract(t.details, '$.specs'))`

/** The columns of PRODUCTS: what a card shows, and the given details. */
export function productColumns(period: Period | null, details = sql`NULL`): Fragment {
  return sql`${details} AS details, ${freeStock(period)} AS free, t.facts,
    p.id, p.slug, p.name, p.basic_price, p.additional_price, p.related_price, p.warehouse, p.priority, p.created_at,
    (SELECT json_group_array(json_object('id', c.id, 'slug', c.slug, 'name', c.name) ORDER BY pc.position)
      FROM product_categories pc JOIN categories c ON c.id = pc.category_id WHERE pc.product_id = p.id) AS categories,
    (SELECT json_group_array(json_object('id', related_id, 'price', price / 100.0) ORDER BY position)
      FROM product_related WHERE product_id = p.id) AS related`
}

/** A product's row with the columns above; the texts that hold JSON are named in `productAnswer`. */
export type ProductRow = Row & {
  id: number
  slug: string
  name: string
  facts: string
  details: string | null
  basic_price: number
  additional_price: number
  related_price: number
  warehouse: string | null
  free: number
  priority: number
  categories: string
  related: string
  created_at: string
}

/** A product as the services answer it; its details are there when they were requested. */
export function productAnswer(row: ProductRow) {
  const written: Record<string, unknown> = { ...JSON.parse(row.facts), ...JSON.parse(row.details ?? '{}') }
  return {
    ...written,
    id: row.id,
    slug: row.slug,
    name: row.name,
    basicPricePerDay: row.basic_price / 100,
    additionalPricePerDay: row.additional_price / 100,
    price: row.related_price / 100,
    stocks: row.warehouse === null ? row.free : [{ stock: row.free, warehouse: row.warehouse }],
    priority: row.priority,
    categories: JSON.parse(row.categories),
    relatedProducts: JSON.parse(row.related),
    createdAt: row.created_at,
  }
}
