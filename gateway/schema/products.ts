import { builder } from '../builder.ts'
import type { SortParams } from '../rest/calls/params.ts'
import type { DatedProduct, FilterOption, ProductFilters } from '../rest/shapes/catalog.ts'
import { batchedRestCalls, productBatch, restCalls } from '../restCalls.ts'
import { searchFilters, searchProducts } from '../search/searchProducts.ts'
import { checkList, checkSlug, MAX_LIST } from './arguments.ts'
import { checkPage, listCost, type Page, pageArgs, pageType, toPage } from './paging.ts'
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

type ProductPageValue = Page<DatedProduct> & { searchedFor: string | null }

const ProductPage = pageType<DatedProduct, ProductPageValue>(
  'ProductPage',
  ProductRef,
  'One page of the catalogue.',
)

builder.objectField(ProductPage, 'searchedFor', (t) =>
  t.exposeString('searchedFor', {
    nullable: true,
    description:
      'The words that were searched, when they are others than those of the filter: `result.searched_for` of the service, or the filter’s words on the other keyboard layout, which are tried once where the words themselves found nothing.',
  }),
)

const FilterOptionRef = builder.objectRef<FilterOption>('FilterOption').implement({
  description: 'One value that the catalogue can be narrowed by.',
  fields: (t) => ({
    value: t.exposeString('value', {
      description: 'What to send in `ProductFilter`: a brand, a volume or a category’s slug.',
    }),
    label: t.exposeString('label', { description: 'How to show it, in Russian.' }),
    count: t.exposeInt('count', {
      nullable: true,
      description: 'How many products have it; null when the service does not count.',
    }),
  }),
})

const ProductFiltersRef = builder.objectRef<ProductFilters>('ProductFilters').implement({
  description:
    'What the products of a filter can be narrowed by further. Source: `GET /v2/products/filters`.',
  fields: (t) => ({
    minPrice: t.exposeFloat('minPrice', {
      nullable: true,
      description: 'Lowest price a day among them, in roubles; null when there are none.',
    }),
    maxPrice: t.exposeFloat('maxPrice', {
      nullable: true,
      description: 'Highest price a day among them, in roubles; null when there are none.',
    }),
    brands: t.expose('brands', {
      type: [FilterOptionRef],
      description: 'Their brands, for `ProductFilter.brands`.',
    }),
    volumes: t.expose('volumes', {
      type: [FilterOptionRef],
      description: 'Their volumes, for `ProductFilter.volumes`.',
    }),
    categories: t.expose('categories', {
      type: [FilterOptionRef],
      description: 'Their categories, for `ProductFilter.category`.',
    }),
    total: t.exposeInt('total', {
      nullable: true,
      description: 'How many products the filter finds; null when the service does not count.',
    }),
  }),
})

builder.queryFields((t) => ({
  product: t.field({
    type: ProductRef,
    nullable: true,
    description:
      'One product by its slug. Source: `GET /v2/products/by-slug/{slug}`. Null without an error: there is none (404). Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      slug: t.arg.string({ required: true, description: 'Slug of the product, 1 to 200 characters.' }),
      period: t.arg({
        type: PeriodInput,
        description:
          'Dates to fetch it for: `stock` of the same period then needs no further call. Sent as `reservation_start_at` and `reservation_end_at`.',
      }),
      inStock: t.arg.boolean({ description: 'True: answer only when it has free units; `in_stock`.' }),
    },
    ...restCalls('productBySlug'),
    complexity: 5,
    resolve: (_query, { slug, period, inStock }, { rest }) => {
      const days = checkPeriod(period)
      return rest.productBySlug(checkSlug(slug), {
        ...(days && { period: days }),
        ...(inStock != null && { inStock }),
      })
    },
  }),
  products: t.field({
    type: ProductPage,
    nullable: true,
    description:
      'The catalogue by pages. Source: `GET /v2/products`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      filter: t.arg({
        type: ProductFilterInput,
        description: 'Conditions on the products; left out: all of them.',
      }),
      sort: t.arg({ type: ProductSort, defaultValue: 'POPULAR', description: 'Order of the list.' }),
      ...pageArgs,
    },
    ...restCalls('products'),
    complexity: listCost(20),
    resolve: async (_query, args, { rest }) => {
      const page = checkPage(args)
      const sort = SORTS[args.sort ?? 'POPULAR']
      return toPage(await searchProducts(rest, { ...toFilterParams(args.filter), ...page, ...sort }), page)
    },
  }),
  productFilters: t.field({
    type: ProductFiltersRef,
    nullable: true,
    description:
      'What the catalogue can be narrowed by under a filter: brands, volumes, categories, prices. Source: `GET /v2/products/filters`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: { filter: t.arg({ type: ProductFilterInput, description: 'Conditions already chosen.' }) },
    ...restCalls('productFilters'),
    complexity: 5,
    resolve: (_query, { filter }, { rest }) => searchFilters(rest, toFilterParams(filter)),
  }),
  productsByIds: t.field({
    type: [ProductRef],
    nullable: true,
    description:
      'Products by their identifiers, in the requested order, each once; an unknown one is left out. For carts and recently viewed products. Source: `GET /v2/products/by-ids/{ids}`; with a period `GET /v2/products`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      ids: t.arg.idList({
        required: true,
        description: `Identifiers, at most ${MAX_LIST}; repeats count once.`,
      }),
      period: t.arg({
        type: PeriodInput,
        description: 'Dates to fetch them for: `stock` of the same period then needs no further call.',
      }),
    },
    ...batchedRestCalls(['productsByIds', 'products'], ({ period, ids }) => [
      productBatch(period, Array.isArray(ids) ? ids.length : 1),
    ]),
    complexity: ({ ids }) => ({ field: 5, multiplier: Math.min(ids.length, MAX_LIST) }),
    resolve: async (_query, { ids, period }, { products }) => {
      const wanted = [...new Set(checkList(ids, 'ids'))]
      const loader = products(checkPeriod(period))
      const found = await Promise.all(wanted.map((id) => loader.load(id)))
      return found.filter((product) => product !== null)
    },
  }),
}))
