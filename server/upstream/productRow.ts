import { answerOf, type Row } from './data/database.ts'
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
    p.id, p.slug, p.name, p.warehouse, p.priority, p.created_at, p.basic_price / 100.0 AS basic_price_per_day,
    p.additional_price / 100.0 AS additional_price_per_day, p.related_price / 100.0 AS price,
    (SELECT json_group_array(json_object('id', c.id, 'slug', c.slug, 'name', c.name) ORDER BY pc.position)
      FROM product_categories pc JOIN categories c ON c.id = pc.category_id WHERE pc.product_id = p.id) AS categories,
    (SELECT json_group_array(json_object('id', related_id, 'price', price / 100.0) ORDER BY position)
      FROM product_related WHERE product_id = p.id) AS related_products`
}

/** A product as the services answer it, from a row of these columns; its details are there when they were requested. */
export function productAnswer(row: Row) {
  const answer = answerOf(row, 'facts', 'details', 'categories', 'related_products')
  const { facts, details, free, warehouse, ...product } = answer
  return {
    ...(facts as object),
    ...(details as object | null),
    ...product,
    stocks: warehouse === null ? free : [{ stock: free, warehouse }],
  }
}
