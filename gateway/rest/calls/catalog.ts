import * as shapes from '../shapes/catalog.ts'
import { whole } from '../values/number.ts'
import { type List, pageOf } from '../values/shape.ts'
import { CONTENT_TTL, PRODUCT_TTL } from './cacheTimes.ts'
import { type Fetch, get, getByQuery, getBySlug, present, type ReadOptions } from './call.ts'
import { idLists } from './idLists.ts'
import { FILTERS, IN_STOCK, PERIOD, type PeriodParam, pageParams, SEARCH } from './params.ts'

const total = whole(0)

/** A page of products with all of their fields is larger than any other answer. */
const MAX_PRODUCTS_BYTES = 5 * 1024 * 1024

export const categoryBySlug = getBySlug({
  service: 'catalog',
  path: '/v2/categories/by-slug/{slug}',
  summary: 'One category of the catalogue',
  answer: shapes.category,
  times: CONTENT_TTL,
})

export const categories = getByQuery({
  service: 'catalog',
  path: '/v2/categories',
  summary: 'One page of the categories',
  params: pageParams(),
  answer: pageOf(shapes.category, total),
  times: CONTENT_TTL,
})

const bySlug = getBySlug({
  service: 'catalog',
  path: '/v2/products/by-slug/{slug}',
  summary: 'One product, with its free units on given days',
  params: { period: PERIOD, inStock: IN_STOCK },
  answer: shapes.product,
  times: PRODUCT_TTL,
})

export const productBySlug = {
  ...bySlug,
  connect: (fetch: Fetch<shapes.Product>) => {
    const read = bySlug.connect(fetch)
    return async (...[slug, params, options]: Parameters<typeof read>) => {
      const product = await read(slug, params, options)
      return product && withPeriod(product, params?.period)
    }
  },
}

const byQuery = getByQuery({
  service: 'catalog',
  path: '/v2/products',
  summary: 'One page of the products, filtered and sorted',
  params: { ...pageParams(), ...FILTERS },
  answer: shapes.productList,
  times: PRODUCT_TTL,
  maxBytes: MAX_PRODUCTS_BYTES,
})

export const products = {
  ...byQuery,
  connect: (fetch: Fetch<shapes.ProductList>) => {
    const read = byQuery.connect(fetch)
    return async (...[params, options]: Parameters<typeof read>) => {
      const list = await read(params, options)
      return { ...list, items: list.items.map((product) => withPeriod(product, params?.period)) }
    }
  },
}

// A cached answer belongs to all: it is copied, and only where there is something to add.
function withPeriod(product: shapes.Product, period: PeriodParam | undefined): shapes.DatedProduct {
  return period ? { ...product, period } : product
}

export const productFilters = getByQuery({
  service: 'catalog',
  path: '/v2/products/filters',
  summary: 'Values for filters on products, with counts',
  params: FILTERS,
  answer: shapes.productFilters,
  times: PRODUCT_TTL,
})

/** More identifiers are sent in several requests. */
const MAX_IDS = 250

/** One request for the whole list, without repeats; unknown products are missing from the answer. */
export const productsByIds = {
  ...get({
    service: 'catalog',
    path: '/v2/products/by-ids/{ids}',
    summary: 'Products by their ids',
    answer: shapes.productPage,
    times: PRODUCT_TTL,
    maxBytes: MAX_PRODUCTS_BYTES,
  }),
  segment: {
    description: 'Ids, comma-joined.',
    // Prism crashes on a path parameter that is declared an array: the text of one id comes first.
    schema: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, maxItems: MAX_IDS }] },
  },
  connect:
    (fetch: Fetch<List<shapes.Product>>) =>
    async (ids: readonly string[], { fresh }: ReadOptions = {}) => {
      const pages = await Promise.all(
        idLists(ids, MAX_IDS).map((list) => {
          const segment = list.map(encodeURIComponent).join(',')
          return fetch({ segment, maxItems: list.length, fresh })
        }),
      )
      return pages.flatMap((page) => present(page).items)
    },
}

export const solutionBySlug = getBySlug({
  service: 'catalog',
  path: '/v2/solutions/{slug}',
  summary: 'One ready-made set and its products',
  answer: shapes.solution,
  times: CONTENT_TTL,
})

export const solutions = getByQuery({
  service: 'catalog',
  path: '/v2/solutions',
  summary: 'One page of the ready-made sets',
  params: pageParams({ orderBy: 'created_at' }),
  answer: pageOf(shapes.solution, total),
  times: CONTENT_TTL,
})

const similar = getBySlug({
  service: 'catalog',
  path: '/v2/solutions/{slug}/similar',
  summary: 'Sets that are similar to one',
  answer: pageOf(shapes.solution, total),
  times: CONTENT_TTL,
})

export const solutionSimilar = {
  ...similar,
  connect: (fetch: Fetch<List<shapes.Solution>>) => async (slug: string) =>
    (await similar.connect(fetch)(slug))?.items ?? [],
}

export const assortmentBySlug = getBySlug({
  service: 'catalog',
  path: '/v2/assortments/{slug}',
  summary: 'One selection on a theme',
  answer: shapes.assortment,
  times: CONTENT_TTL,
})

export const assortments = getByQuery({
  service: 'catalog',
  path: '/v2/assortments',
  summary: 'One page of the selections',
  params: { ...pageParams(), search: SEARCH },
  answer: pageOf(shapes.assortment, total),
  times: CONTENT_TTL,
})
