import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { assortment } from '../rest/shapes/catalog.ts'
import { checkText } from './arguments.ts'
import { ImageRef } from './image.ts'
import { bySlug, listCost, pageArgs, pageFrom, pageType } from './paging.ts'
import { listProducts, ProductPage, productListArgs, productListCalls } from './productList.ts'

const AssortmentRef = shapeType(
  'Assortment',
  assortment,
  'A selection of products on one theme. Source: `GET /v2/assortments` and `GET /v2/assortments/{slug}` of the catalogue service. Optional fields are null when the service gives none.',
  {
    id: 'Identifier at the catalogue service.',
    slug: 'Name in URLs: `/assortments/{slug}`; for `ProductFilter.assortments`.',
    name: 'Name for people, in the shop’s language.',
    description: 'Description of the selection, plain text in the shop’s language.',
    image: [ImageRef, 'Picture of the assortment.'],
    priority: 'Place in lists: higher comes first.',
    productIds:
      'Identifiers of its products in the company’s order, including products that are out of stock.',
    products: (t) =>
      t.field({
        type: ProductPage,
        nullable: true,
        description:
          'The products of the assortment, a page at a time, in the order of `sort` and not of `productIds`: `products` with `assortments` set to its slug; the filter must not set `assortments`. Source: `GET /v2/products`, one call per assortment. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
        args: { ...productListArgs, ...pageArgs },
        ...productListCalls,
        complexity: listCost(20),
        resolve: ({ slug }, args, { rest }) => listProducts(rest, args, { assortments: [slug] }),
      }),
    createdAt: 'When it was created.',
  },
)

export const AssortmentPage = pageType(
  'AssortmentPage',
  AssortmentRef,
  'One page of the assortments, the most important first (`priority`, descending).',
)

builder.queryFields((t) => ({
  assortment: bySlug(t, AssortmentRef, 'assortment', 'assortmentBySlug', (rest, slug) =>
    rest.assortmentBySlug(slug),
  ),
  assortments: t.field({
    type: AssortmentPage,
    nullable: true,
    description:
      'The assortments by pages, `priority` descending. Source: `GET /v2/assortments`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      ...pageArgs,
      search: t.arg.string({
        description: 'Words to search for, at most 200 characters; `search`. Empty: all assortments.',
      }),
    },
    ...restCalls('assortments'),
    complexity: listCost(20),
    resolve: (_query, args, { rest }) =>
      pageFrom(args, (page) => {
        const search = args.search ? { search: checkText(args.search, 'search', 200) } : {}
        return rest.assortments({ ...page, ...search })
      }),
  }),
}))
