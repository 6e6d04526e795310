import { MONEY_MINOR } from '#company/constants.ts'
import { builder } from '../context/builder.ts'
import type { FilterParams } from '../rest/calls/params.ts'
import { normalizeSearch } from '../search/searchText.ts'
import { checkList, checkRange, checkSlug, checkText } from './arguments.ts'
import { checkPeriod, PeriodInput } from './period.ts'

const MAX_PRICE = 1_000_000_000

const list = 'At most 250 items, each of 1 to 200 characters.'

export const ProductFilterInput = builder.inputType('ProductFilter', {
  description:
    'Conditions on products; a product has to meet all of them. Absent, null and empty conditions are not sent. The description of each names its REST parameter. An invalid value is refused with `BAD_USER_INPUT`.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words to search for, at most 200 characters; `search`. If they find nothing, the gateway tries them once more in the other keyboard layout. Words in straight quotes are never changed.',
    }),
    brands: t.stringList({ description: `Any of these brands, by name; \`brands\`, comma-joined. ${list}` }),
    category: t.string({ description: 'In the category with this slug; `category`.' }),
    inStock: t.boolean({
      description: 'True: only products with free units, in the period if there is one; `in_stock`.',
    }),
    minPrice: t.float({
      description:
        'Lowest `basicPricePerDay` in `Settings.currency`, included; `min_price`. From 0 to 1,000,000,000.',
    }),
    maxPrice: t.float({
      description:
        'Highest `basicPricePerDay` in `Settings.currency`, included; `max_price`. From 0 to 1,000,000,000.',
    }),
    volumes: t.stringList({
      description: `Any of these volumes, as \`Product.volumes\` writes them; \`volumes\`, comma-joined. ${list}`,
    }),
    period: t.field({
      type: PeriodInput,
      description:
        'Dates of the rental, for `inStock`. `Product.stock` for the same period then takes no further call. Sent as `reservation_start_at` and `reservation_end_at`.',
    }),
    ids: t.idList({ description: `Only these products; \`product_ids\`. ${list}` }),
    categoryIds: t.idList({ description: `In any of these categories, by id; \`categories_ids\`. ${list}` }),
    excludedIds: t.idList({ description: `Without these products; \`excluded_products_ids\`. ${list}` }),
    excludedCategory: t.string({ description: 'Without the category with this slug; `excluded_category`.' }),
    withRelated: t.boolean({
      description: 'True: only products that have extras; `is_with_related_products`.',
    }),
    assortments: t.stringList({
      description: `In any of these assortments, by slug; \`assortment_slugs\`. ${list}`,
    }),
  }),
})

type Filter = typeof ProductFilterInput.$inferInput

/** The filter as the REST client takes it: checked, and only with what was given. */
export function toFilterParams(filter: Filter | null | undefined): FilterParams {
  if (!filter) return {}
  const search = normalizeSearch(checkText(filter.search ?? '', 'filter.search', 200))
  const period = checkPeriod(filter.period, 'filter.period')
  const slugOf = (name: 'category' | 'excludedCategory') =>
    filter[name] ? { [name]: checkSlug(filter[name], `filter.${name}`) } : {}
  const listOf = (name: 'brands' | 'volumes' | 'ids' | 'categoryIds' | 'excludedIds' | 'assortments') =>
    filter[name]?.length ? { [name]: checkList(filter[name], `filter.${name}`) } : {}
  const flagOf = (name: 'inStock' | 'withRelated') => (filter[name] == null ? {} : { [name]: filter[name] })
  return {
    ...(search ? { search } : {}),
    ...listOf('brands'),
    ...slugOf('category'),
    ...flagOf('inStock'),
    ...prices(filter),
    ...listOf('volumes'),
    ...(period ? { period } : {}),
    ...listOf('ids'),
    ...listOf('categoryIds'),
    ...listOf('excludedIds'),
    ...slugOf('excludedCategory'),
    ...flagOf('withRelated'),
    ...listOf('assortments'),
  }
}

function prices({ minPrice, maxPrice }: Filter): FilterParams {
  return {
    ...(minPrice != null && { minPrice: checkPrice(minPrice, 'filter.minPrice') }),
    ...(maxPrice != null && { maxPrice: checkPrice(maxPrice, 'filter.maxPrice') }),
  }
}

// Whole minor units: numbers far from any price would be written with an exponent, which services do not read.
function checkPrice(price: number, argument: string): number {
  return Math.round(checkRange(price, argument, 0, MAX_PRICE) * MONEY_MINOR) / MONEY_MINOR
}
