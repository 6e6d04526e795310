import { type Answer, answerResult } from './answer.ts'
import { articleBySlug, listArticles } from './articles.ts'
import { assortmentBySlug, listAssortments } from './assortments.ts'
import { listProducts, productBySlug, productsByIds } from './catalog.ts'
import { categoryBySlug, listCategories } from './categories.ts'
import { articleCategoryBySlug, contacts, listArticleCategories, pageBySlug, settings } from './content.ts'
import type { Database } from './data/database.ts'
import { keepFeedback, keepTrafficSource } from './notifications.ts'
import { createOrder } from './orders.ts'
import type { Parameters } from './parameters.ts'
import { productFilters } from './productFilters.ts'
import { listSolutions, similarSolutions, solutionBySlug } from './solutions.ts'

/** Which of the four services a call belongs to. */
export type Service = 'catalog' | 'content' | 'product' | 'notifications'

/** A read: answers the result, with what the last `:name` of its path stands for. */
type Read = (database: Database, parameters: Parameters, name: string) => unknown

/** A write: answers 201. */
type Create = (database: Database, request: CreateRequest) => Answer

/** The input of a write. */
type CreateRequest = { body: unknown; idempotencyKey: string | null; now: Date }

/** One call of one service; `:name` in its path stands for one segment. */
export type Route = { service: Service; path: string } & ({ read: Read } | { create: Create })

/** Every call of the four services. Where two paths match, the first one counts. */
export const ROUTES: Route[] = [
  { service: 'catalog', path: '/v2/categories', read: listCategories },
  {
    service: 'catalog',
    path: '/v2/categories/by-slug/:slug',
    read: (database, _, slug) => categoryBySlug(database, slug),
  },
  { service: 'catalog', path: '/v2/products', read: listProducts },
  { service: 'catalog', path: '/v2/products/filters', read: productFilters },
  { service: 'catalog', path: '/v2/products/by-slug/:slug', read: productBySlug },
  {
    service: 'catalog',
    path: '/v2/products/by-ids/:ids',
    read: (database, _, ids) => productsByIds(database, ids),
  },
  { service: 'catalog', path: '/v2/solutions', read: listSolutions },
  {
    service: 'catalog',
    path: '/v2/solutions/:slug',
    read: (database, _, slug) => solutionBySlug(database, slug),
  },
  {
    service: 'catalog',
    path: '/v2/solutions/:slug/similar',
    read: (database, _, slug) => similarSolutions(database, slug),
  },
  { service: 'catalog', path: '/v2/assortments', read: listAssortments },
  {
    service: 'catalog',
    path: '/v2/assortments/:slug',
    read: (database, _, slug) => assortmentBySlug(database, slug),
  },
  { service: 'catalog', path: '/v2/orders', create: postOrder },
  { service: 'content', path: '/v2/blog-articles', read: listArticles },
  {
    service: 'content',
    path: '/v2/blog-articles/:slug',
    read: (database, _, slug) => articleBySlug(database, slug),
  },
  { service: 'content', path: '/v2/article-categories', read: listArticleCategories },
  {
    service: 'content',
    path: '/v2/article-categories/:slug',
    read: (database, _, slug) => articleCategoryBySlug(database, slug),
  },
  { service: 'content', path: '/v2/pages', read: pageBySlug },
  { service: 'content', path: '/v2/contacts', read: contacts },
  { service: 'product', path: '/v2/settings', read: settings },
  {
    service: 'notifications',
    path: '/v2/feedback',
    create: (database, { body, now }) => answerResult(keepFeedback(database, body, now), 201),
  },
  {
    service: 'notifications',
    path: '/v2/traffic-sources',
    create: (database, { body, now }) => answerResult(keepTrafficSource(database, body, now), 201),
  },
]

function postOrder(database: Database, { body, idempotencyKey, now }: CreateRequest): Answer {
  const { order, replayed } = createOrder(database, body, idempotencyKey, now)
  return answerResult(order, 201, replayed ? { 'idempotency-replayed': 'true' } : {})
}
