import { batchedRestCalls, fetchingProducts, productBatch, restCalls, searching } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { searchFilters } from '../search/searchProducts.ts'
import { checkList, checkSlug, MAX_LIST } from './arguments.ts'
import { listCost, pageArgs } from './paging.ts'
import { checkPeriod, PeriodInput } from './period.ts'
import { ProductRef } from './product.ts'
import { ProductFilterInput, toFilterParams } from './productFilter.ts'
import {
  listProducts,
  ProductFiltersRef,
  ProductPage,
  productListArgs,
  productListCalls,
} from './productList.ts'

builder.queryFields((t) => ({
  product: t.field({
    type: ProductRef,
    nullable: true,
    description:
      'One product by its slug. Source: `GET /v2/products/by-slug/{slug}`. Null without an error: there is no such product (404). Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      slug: t.arg.string({ required: true, description: 'Slug of the product, 1 to 200 characters.' }),
      period: t.arg({
        type: PeriodInput,
        description:
          'Dates of the rental: `stock` for the same period then takes no further call. Sent as `reservation_start_at` and `reservation_end_at`.',
      }),
      inStock: t.arg.boolean({ description: 'True: null if the product has no free units; `in_stock`.' }),
    },
    ...fetchingProducts(restCalls('productBySlug'), ({ period }) => period),
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
      ...productListArgs,
      ...pageArgs,
    },
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
