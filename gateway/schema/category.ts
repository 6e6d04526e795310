import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { category } from '../rest/shapes/catalog.ts'
import { checkSlug } from './arguments.ts'
import { ImageRef } from './image.ts'
import { checkPage, listCost, pageArgs, pageType, toPage } from './paging.ts'
import { listProducts, ProductPage, productListArgs, productListCalls } from './productList.ts'

/** A category of the catalogue. */
const CategoryRef = shapeType(
  'Category',
  category,
  'A category of the catalogue. Source: `GET /v2/categories` and `GET /v2/categories/by-slug/{slug}` of the catalogue service. Optional fields are null when the service gives none.',
  {
    id: 'Identifier at the catalogue service; what `ProductFilter.categoryIds` takes.',
    slug: 'Name in URLs: `/categories/{slug}`; what `ProductFilter.category` takes.',
    name: 'Name for people, in Russian.',
    description: 'What is in the category, plain text in Russian.',
    image: [ImageRef, 'Picture of the category.'],
    priority: 'Place in lists: higher comes first.',
    productsCount: 'How many products the category holds; null when the service does not count.',
    products: (t) =>
      t.field({
        type: ProductPage,
        nullable: true,
        description:
          'The products of the category by pages: `products` with its slug as `category`, which the filter must not set once more. Source: `GET /v2/products`, one call for each category. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
        args: { ...productListArgs, ...pageArgs },
        ...productListCalls,
        complexity: listCost(20),
        resolve: ({ slug }, args, { rest }) => listProducts(rest, args, { category: slug }),
      }),
  },
)

/** One page of them. */
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
      'The categories by pages, `priority` descending. Source: `GET /v2/categories`. Errors: `UPSTREAM_…`.',
    args: pageArgs,
    ...restCalls('categories'),
    complexity: listCost(20),
    resolve: async (_query, args, { rest }) => {
      const page = checkPage(args)
      return toPage(await rest.categories(page), page)
    },
  }),
  popularCategories: t.field({
    type: [CategoryRef],
    nullable: true,
    description: `The ${POPULAR} most important categories, for a slider. Source: \`GET /v2/categories\` with limit ${POPULAR}, page 1. An empty list: show nothing. Errors: \`UPSTREAM_…\`.`,
    ...restCalls('categories'),
    complexity: { field: 5, multiplier: POPULAR },
    resolve: async (_query, _args, { rest }) => (await rest.categories({ page: 1, limit: POPULAR })).items,
  }),
}))
