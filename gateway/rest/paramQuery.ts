import type { FilterParams, PageParams, PeriodParam, SortParams } from './params.ts'
import type { QueryValue } from './query.ts'

type Query = Record<string, QueryValue>

/** Which page of a list, in which order, under the services' names. */
export function pageQuery({ page, limit, orderBy, orderDir }: PageParams & SortParams = {}): Query {
  return { page, limit, order_by: orderBy, order_dir: orderDir }
}

/** A rental period under the services' names. */
export function periodQuery(period: PeriodParam | undefined): Query {
  return { reservation_start_at: period?.start, reservation_end_at: period?.end }
}

/** Every filter of the catalogue under the services' names. */
export function filterQuery(filter: FilterParams): Query {
  return {
    ...periodQuery(filter.period),
    search: filter.search,
    brands: filter.brands,
    category: filter.category,
    in_stock: filter.inStock,
    max_price: filter.maxPrice,
    min_price: filter.minPrice,
    volumes: filter.volumes,
    product_ids: filter.ids,
    categories_ids: filter.categoryIds,
    excluded_products_ids: filter.excludedIds,
    excluded_category: filter.excludedCategory,
    is_with_related_products: filter.withRelated,
    assortment_slugs: filter.assortments,
  }
}
