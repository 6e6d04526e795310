import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { category } from '../rest/shapes/catalog.ts'
import { checkSlug } from './arguments.ts'
import { ImageRef } from './image.ts'
import { listCost, pageArgs, pageFrom, pageType } from './paging.ts'
import { listProducts, ProductPage, productListArgs, productListCalls } from './productList.ts'

const CategoryRef = shapeType(
  'Category',
  category,
  'A category of the catalogue. Source: `GET /v2/categories` and `GET /v2/categories/by-slug/{slug}` of the catalogue service. Optional fields are null when the service gives none.',
  {
    id: 'Identifier at the catalogue service, for `ProductFilter.categoryIds`.',
    slug: 'Name in URLs: `/categories/{slug}`; for `ProductFilter.category`.',
    name: 'Name for people, in the shop’s language.',
    description: 'Description of the category, plain text in the shop’s language.',
    image: [ImageRef, 'Picture of the category.'],
    priority: 'Place in lists: higher comes first.',
    productsCount: 'The number of products in the category; null when the service does not count.',
    products: (t) =>
      t.field({
        type: ProductPage,
        nullable: true,
        description:
          'The products of the category, a page at a time: `products` with `category` set to its slug; the filter must not set `category`. Source: `GET /v2/products`, one call per category. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
        args: { ...productListArgs, ...pageArgs },
        ...productListCalls,
        complexity: listCost(20),
        resolve: ({ slug }, args, { rest }) => listProducts(rest, args, { category: slug }),
      }),
  },
)

export const CategoryPage = pageType(
  'CategoryPage',
  CategoryRef,
  'One page of the categories, the most important first (`priority`, descending).',
)

const POPULAR = 8

builder.queryFields((t) => ({
  category: t.field({
    type: CategoryRef,
    nullable: true,
    description:
      'One category by its slug. Source: `GET /v2/categories/by-slug/{slug}`. Null without an error: there is none (404). Errors: `UPSTREAM_…`.',
    args: {
      slug: t.arg.string({ required: true, description: 'Slug of the category, 1 to 200 characters.' }),
    },
    ...restCalls('categoryBySlug'),
    complexity: 5,
    resolve: (_query, { slug }, { rest }) => rest.categoryBySlug(checkSlug(slug)),
  }),
  categories: t.field({
    type: CategoryPage,
    nullable: true,
    description:
      'One page of the categories, `priority` descending. Source: `GET /v2/categories`. Errors: `UPSTREAM_…`.',
    args: pageArgs,
    ...restCalls('categories'),
    complexity: listCost(20),
    resolve: (_query, args, { rest }) => pageFrom(args, rest.categories),
  }),
  popularCategories: t.field({
    type: [CategoryRef],
    nullable: true,
    description: `The ${POPULAR} categories with the highest \`priority\`, for a slider. Source: \`GET /v2/categories\` with limit ${POPULAR}, page 1. May be empty. Errors: \`UPSTREAM_…\`.`,
    ...restCalls('categories'),
    complexity: { field: 5, multiplier: POPULAR },
    resolve: async (_query, _args, { rest }) => (await rest.categories({ page: 1, limit: POPULAR })).items,
  }),
}))
