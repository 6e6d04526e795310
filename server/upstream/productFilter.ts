import type { Database } from './data/database.ts'
import type { Period } from './data/days.ts'
import { every, type Fragment, listed, sql } from './data/sql.ts'
import type { Parameters } from './parameters.ts'
import { productIndex } from './search/productIndex.ts'
import { readSearch, type Search } from './search/readSearch.ts'

/** The filters of a request: conditions on the product `p`, by subject, because a choice is counted under all the others. */
type ProductFilter = {
  /** The rows to filter: all products, or the answers of a search with their `score`. */
  from: Fragment
  brand: Fragment
  volume: Fragment
  category: Fragment
  price: Fragment
  other: Fragment
  search: Search | null
}

/** Reads every filter of `GET /v2/products` and `GET /v2/products/filters`. */
export function productFilter(
  database: Database,
  parameters: Parameters,
  period: Period | null,
): ProductFilter {
  const typed = parameters.text('search')?.trim()
  const read = typed ? readSearch(productIndex(database), typed) : null
  // A price alone is a search without words.
  const search = read?.price && !read.hasWords ? null : read
  const brands = parameters.list('brands')
  const volumes = parameters.list('volumes')
  const category = parameters.text('category')
  const categories = parameters.ids('categories_ids')
  const excludedCategory = parameters.text('excluded_category')
  const ids = parameters.ids('product_ids')
  const excludedIds = parameters.ids('excluded_products_ids')
  const assortments = parameters.list('assortment_slugs')
  const inStock = parameters.flag('in_stock')
  return {
    from: search ? answersOf(search) : sql`products p`,
    brand: every([
      brands &&
        sql`p.id IN (SELECT product_id FROM product_brands WHERE brand IN (SELECT value FROM ${listed(brands)}))`,
    ]),
    volume: every([
      volumes &&
        sql`p.id IN (SELECT product_id FROM product_volumes WHERE volume IN (SELECT value FROM ${listed(volumes)}))`,
    ]),
    category: every([
      category !== null && sql`p.id IN ${ofCategory(category)}`,
      categories &&
        sql`p.id IN (SELECT product_id FROM product_categories WHERE category_id IN (SELECT value FROM ${listed(categories)}))`,
    ]),
    price: between(parameters.kopecks('min_price'), parameters.kopecks('max_price')),
    other: every([
      between(read?.price?.min, read?.price?.max),
      excludedCategory !== null && sql`p.id NOT IN ${ofCategory(excludedCategory)}`,
      ids && sql`p.id IN (SELECT value FROM ${listed(ids)})`,
      excludedIds && sql`p.id NOT IN (SELECT value FROM ${listed(excludedIds)})`,
      assortments &&
        sql`p.id IN (SELECT product_id FROM assortment_products JOIN assortments ON id = assortment_id
        WHERE slug IN (SELECT value FROM ${listed(assortments)}))`,
      parameters.flag('is_with_related_products') && sql`p.id IN (SELECT product_id FROM product_related)`,
      inStock && sql`p.stock > 0`,
      inStock &&
        period &&
        sql`p.id NOT IN (SELECT h.product_id FROM holds h JOIN products held ON held.id = h.product_id
        WHERE h.day BETWEEN ${period.start} AND ${period.end} AND h.quantity >= held.stock)`,
    ]),
    search,
  }
}

function between(min: number | null = null, max: number | null = null): Fragment {
  return every([min !== null && sql`p.basic_price >= ${min}`, max !== null && sql`p.basic_price <= ${max}`])
}

function ofCategory(slug: string): Fragment {
  return sql`(SELECT product_id FROM product_categories JOIN categories ON id = category_id WHERE slug = ${slug})`
}

function answersOf({ found }: Search): Fragment {
  return sql`(SELECT value ->> 0 AS id, value ->> 1 AS score FROM ${listed([...found])}) found
    JOIN products p ON p.id = found.id`
}
