import { batchedRestCalls, fetchingProducts, productBatch, restCalls, searching } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import type { Rest } from '../rest/calls/index.ts'
import type { FilterParams, ProductsParams, SortParams } from '../rest/calls/params.ts'
import {
  type DatedProduct,
  type FilterOption,
  type ProductList,
  productFilters,
} from '../rest/shapes/catalog.ts'
import { searchFilters, searchProducts } from '../search/searchProducts.ts'
import { badInput, checkList, MAX_LIST } from './arguments.ts'
import { checkPage, listCost, type Page, pageArgs, pageType } from './paging.ts'
import { checkPeriod, PeriodInput } from './period.ts'
import { ProductRef } from './product.ts'
import { ProductFilterInput, toFilterParams } from './productFilter.ts'

const ProductSort = builder.enumType('ProductSort', {
  description: 'Orders of the catalogue: `order_by` and `order_dir` of `GET /v2/products`.',
  values: {
    POPULAR: {
      description:
        'By popularity: `priority`, descending. In a search a service may give the best answers first.',
    },
    CHEAPEST: { description: 'Cheapest first: `basic_price_per_day`, ascending.' },
    MOST_EXPENSIVE: { description: 'Most expensive first: `basic_price_per_day`, descending.' },
  } as const,
})

const SORTS = {
  POPULAR: { orderBy: 'priority', orderDir: 'desc' },
  CHEAPEST: { orderBy: 'basic_price_per_day', orderDir: 'asc' },
  MOST_EXPENSIVE: { orderBy: 'basic_price_per_day', orderDir: 'desc' },
} as const satisfies Record<string, SortParams>

/** A page of products, and the conditions of its request. */
type ProductPageValue = Page<DatedProduct> & { searchedFor: string | null; conditions: FilterParams }

export const ProductPage = pageType<DatedProduct, ProductPageValue>(
  'ProductPage',
  ProductRef,
  'One page of the catalogue.',
)

const FilterOptionRef = builder.objectRef<FilterOption>('FilterOption').implement({
  description: 'One value for a filter.',
  fields: (t) => ({
    value: t.exposeString('value', {
      description: 'The value for `ProductFilter`: a brand, a volume or a category’s slug.',
    }),
    label: t.exposeString('label', { description: 'The label to show, in the shop’s language.' }),
    count: t.exposeInt('count', {
      nullable: true,
      description: 'The number of products with it; null when the service does not count.',
    }),
  }),
})

const ProductFiltersRef = shapeType(
  'ProductFilters',
  productFilters,
  'Values for further filters on the products of a filter. Source: `GET /v2/products/filters`.',
  {
    minPrice: 'Lowest price per day of these products, in `Settings.currency`; null when there are none.',
    maxPrice: 'Highest price per day of these products, in `Settings.currency`; null when there are none.',
    brands: [FilterOptionRef, 'Their brands, for `ProductFilter.brands`.'],
    volumes: [FilterOptionRef, 'Their volumes, for `ProductFilter.volumes`.'],
    categories: [FilterOptionRef, 'Their categories, for `ProductFilter.category`.'],
    total: 'The number of products that the filter finds; null when the service does not count.',
  },
)

builder.objectFields(ProductPage, (t) => ({
  searchedFor: t.exposeString('searchedFor', {
    nullable: true,
    description:
      'The words that were searched for, if they differ from those of the filter; otherwise null. Source: `result.searched_for` of the service; if the words found nothing, the same words in the other keyboard layout.',
  }),
  filters: t.field({
    type: ProductFiltersRef,
    nullable: true,
    description:
      'Values for further filters: `productFilters` of the same filter, whatever the page. Source: `GET /v2/products/filters`. Errors: `UPSTREAM_…`; they do not affect the items.',
    // The filter is at the parent: it may have a search, which is made twice where it finds nothing.
    ...restCalls('productFilters', 'productFilters'),
    complexity: 5,
    resolve: ({ conditions }, _args, { rest }) => searchFilters(rest, conditions),
  }),
}))

/** The arguments of every list of products. */
export const productListArgs = builder.args((t) => ({
  filter: t.field({
    type: ProductFilterInput,
    description: 'Conditions on the products; omitted: all products.',
  }),
  sort: t.field({ type: ProductSort, defaultValue: 'POPULAR', description: 'Order of the list.' }),
}))

/** The calls of every list of products. */
export const productListCalls = fetchingProducts(searching(restCalls('products')), ({ filter }) =>
  typeof filter === 'object' && filter !== null ? Reflect.get(filter, 'period') : null,
)

type ListArgs = {
  filter?: Parameters<typeof toFilterParams>[0]
  sort?: keyof typeof SORTS | null | undefined
} & Parameters<typeof checkPage>[0]

type FixedFilter = Pick<FilterParams, 'category' | 'assortments' | 'search'>

/** One page of the products that a filter finds. `of`: the condition that the parent of the list sets. */
export function listProducts(rest: Rest, args: ListArgs, of: FixedFilter = {}): Promise<ProductPageValue> {
  return productPageOf((params) => searchProducts(rest, params), args, of)
}

/** The same, read by somebody else. */
export async function productPageOf(
  read: (params: ProductsParams) => Promise<ProductList>,
  args: ListArgs,
  of: FixedFilter,
): Promise<ProductPageValue> {
  const page = checkPage(args)
  const chosen = toFilterParams(args.filter)
  for (const name of ['category', 'assortments', 'search'] as const)
    if (of[name] && chosen[name]) throw badInput(`filter.${name}`, 'the list has it from its parent.')
  const conditions = { ...chosen, ...of }
  const list = await read({ ...conditions, ...page, ...SORTS[args.sort ?? 'POPULAR'] })
  return { ...list, ...page, conditions }
}

builder.queryFields((t) => ({
  products: t.field({
    type: ProductPage,
    nullable: true,
    description:
      'The catalogue by pages. Source: `GET /v2/products`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: { ...productListArgs, ...pageArgs },
    ...productListCalls,
    complexity: listCost(20),
    resolve: (_query, args, { rest }) => listProducts(rest, args),
  }),
  productFilters: t.field({
    type: ProductFiltersRef,
    nullable: true,
    description:
      'Values for further filters on the products of a filter: brands, volumes, categories, prices. Source: `GET /v2/products/filters`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      filter: t.arg({
        type: ProductFilterInput,
        description: 'Conditions that already hold; omitted: none.',
      }),
    },
    ...searching(restCalls('productFilters')),
    complexity: 5,
    resolve: (_query, { filter }, { rest }) => searchFilters(rest, toFilterParams(filter)),
  }),
  productsByIds: t.field({
    type: [ProductRef],
    nullable: true,
    description:
      'Products by their identifiers, in the requested order, each once; unknown ones are omitted. For carts and recently viewed products. Source: `GET /v2/products/by-ids/{ids}`; with a period `GET /v2/products`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      ids: t.arg.idList({
        required: true,
        description: `Identifiers, at most ${MAX_LIST}; repeats count once.`,
      }),
      period: t.arg({
        type: PeriodInput,
        description: 'Dates of the rental: `stock` for the same period then takes no further call.',
      }),
    },
    ...fetchingProducts(
      batchedRestCalls(['productsByIds', 'products'], ({ period, ids }) => [
        productBatch(period, Array.isArray(ids) ? ids.length : 1),
      ]),
      ({ period }) => period,
    ),
    complexity: ({ ids }) => ({ field: 5, multiplier: Math.min(ids.length, MAX_LIST) }),
    resolve: async (_query, { ids, period }, { products }) => {
      const requested = [...new Set(checkList(ids, 'ids'))]
      const loader = products(checkPeriod(period))
      const found = await Promise.all(requested.map((id) => loader.load(id)))
      return found.filter((product) => product !== null)
    },
  }),
}))
