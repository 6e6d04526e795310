import { batchedRestCalls, fetchingProducts, productBatch, restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { withFallback } from '../rest/errors.ts'
import { categoryLink } from '../rest/shapes/catalog.ts'
import { article, articleCategory } from '../rest/shapes/content.ts'
import { checkSlug } from './arguments.ts'
import { ImageRef } from './image.ts'
import { bySlug, checkLimit, listCost, pageArgs, pageFrom, pageType } from './paging.ts'
import { checkPeriod, PeriodInput } from './period.ts'
import { ProductRef } from './product.ts'

const ArticleCategoryRef = shapeType(
  'ArticleCategory',
  articleCategory,
  'A section of the blog. Source: `GET /v2/article-categories` and `GET /v2/article-categories/{slug}` of the content service. Optional fields are null when the service gives none.',
  {
    id: 'Identifier at the content service.',
    slug: 'Name in URLs: `/articles/{slug}`; for `articles(category:)`.',
    name: 'Name for people, in the shop’s language.',
    description: 'Description of the section, plain text in the shop’s language.',
    priority: 'Place in lists: higher comes first.',
    image: [ImageRef, 'Picture of the section.'],
  },
)

const ArticleCategoryLinkRef = shapeType(
  'ArticleCategoryLink',
  categoryLink,
  'Enough of an `ArticleCategory` to link to it: part of an article (`GET /v2/blog-articles…`). Its `id` is that of the section.',
  {
    id: 'Identifier of the section at the content service.',
    slug: 'Name in URLs: `/articles/{slug}`.',
    name: 'Name for people, in the shop’s language; null when the service gives none.',
  },
)

const ArticleRef = shapeType(
  'Article',
  article,
  'An article of the blog. Source: `GET /v2/blog-articles` and `GET /v2/blog-articles/{slug}` of the content service. Optional fields are null when the service gives none.',
  {
    id: 'Identifier at the content service.',
    slug: 'Name in URLs: `/articles/{category}/{slug}`.',
    title: 'Title, plain text in the shop’s language.',
    excerpt: 'One or two sentences for cards, plain text in the shop’s language.',
    category: [ArticleCategoryLinkRef, 'The section of the article.'],
    publishedAt: 'When it was published.',
    readingMinutes: 'Reading time in minutes.',
    image: [ImageRef, 'Picture of the article.'],
    content:
      'The text: simple HTML in the shop’s language, without scripts, styles and unsafe links; pictures have URLs like `Image.url` and a width. Lists may omit it: select it under `article`.',
    relatedProductIds: 'Identifiers of the products in the article, in its order.',
    relatedProducts: (t) =>
      t.field({
        type: [ProductRef],
        description:
          'These products, in the same order. Products that the catalogue no longer has are omitted; while the service fails, the list is empty, because the article is still worth reading. Source: `GET /v2/products/by-ids/{ids}`, with a period `GET /v2/products`: one call for all articles of an operation.',
        args: {
          period: t.arg({
            type: PeriodInput,
            description: 'Dates of the rental: `stock` for the same period then takes no further call.',
          }),
        },
        ...fetchingProducts(
          batchedRestCalls(['productsByIds', 'products'], ({ period }) => [productBatch(period, 5)]),
          ({ period }) => period,
        ),
        complexity: { field: 2, multiplier: 5 },
        resolve: async ({ relatedProductIds }, args, { products }) => {
          const loader = products(checkPeriod(args.period))
          const loading = relatedProductIds.map((id) => withFallback(loader.load(id), null))
          const found = await Promise.all(loading)
          return found.filter((product) => product !== null)
        },
      }),
  },
)

export const ArticlePage = pageType('ArticlePage', ArticleRef, 'One page of the articles.')

builder.objectField(ArticleCategoryRef, 'articles', (t) =>
  t.field({
    type: ArticlePage,
    nullable: true,
    description:
      'The articles of the section, a page at a time, the newest first: `articles` with its slug. Source: `GET /v2/blog-articles`, one call per section. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: pageArgs,
    ...restCalls('articles'),
    complexity: listCost(20),
    resolve: ({ slug }, args, { rest }) =>
      pageFrom(args, (page) => rest.articles({ ...page, category: slug })),
  }),
)

builder.queryFields((t) => ({
  article: bySlug(t, ArticleRef, 'article', 'articleBySlug', (rest, slug) => rest.articleBySlug(slug)),
  articles: t.field({
    type: ArticlePage,
    nullable: true,
    description:
      'One page of the articles, the newest first. Source: `GET /v2/blog-articles`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      category: t.arg.string({
        description: 'Slug of a section, whose articles are listed; `category`. Empty: all articles.',
      }),
      ...pageArgs,
    },
    ...restCalls('articles'),
    complexity: listCost(20),
    resolve: (_query, args, { rest }) =>
      pageFrom(args, (page) => {
        const category = args.category ? { category: checkSlug(args.category, 'category') } : {}
        return rest.articles({ ...page, ...category })
      }),
  }),
  articleCategory: bySlug(
    t,
    ArticleCategoryRef,
    'section of the blog',
    'articleCategoryBySlug',
    (rest, slug) => rest.articleCategoryBySlug(slug),
  ),
  articleCategories: t.field({
    type: [ArticleCategoryRef],
    nullable: true,
    description:
      'The sections of the blog, `priority` descending. Source: `GET /v2/article-categories`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      limit: t.arg.int({
        defaultValue: 12,
        description: 'Number of items, from 1 to 100; `limit`. Outside of that: `BAD_USER_INPUT`.',
      }),
    },
    ...restCalls('articleCategories'),
    complexity: listCost(12),
    resolve: async (_query, { limit }, { rest }) =>
      (await rest.articleCategories({ page: 1, limit: checkLimit(limit ?? 12) })).items,
  }),
}))
