import { type Answer, answerResult } from './answer.ts'
import { articleBySlug, listArticles } from './articles.ts'
import { assortmentBySlug, listAssortments } from './assortments.ts'
import { listProducts, productBySlug, productsByIds } from './catalog.ts'
import { categoryBySlug, listCategories } from './categories.ts'
import {
  articleCategoryBySlug,
  calendar,
  contacts,
  listArticleCategories,
  pageBySlug,
  settings,
} from './content.ts'
import { cancelOrder, customerOrder, requestOrderChange } from './customerOrders.ts'
import type { Database } from './data/database.ts'
import { quoteDelivery } from './deliveryQuotes.ts'
import { storeFeedback, storeTrafficSource } from './notifications.ts'
import { createOrder, orderNumber } from './orders.ts'
import type { Parameters } from './parameters.ts'
import { productFilters } from './productFilters.ts'
import { quotes, type Tariff } from './quotes.ts'
import { listSolutions, similarSolutions, solutionBySlug } from './solutions.ts'
import { joinWaitlist, leaveWaitlist } from './waitlist.ts'

/** Which of the four services a call belongs to. */
export type Service = 'catalog' | 'content' | 'product' | 'notifications'

/** A read: answers the result, with the value of the last `:name` of its path. */
type Read = (database: Database, parameters: Parameters, name: string, language: string) => unknown

/** A write, which answers 201, or a read with a body. */
type Create = (database: Database, request: CreateRequest) => Answer

/** The input of a write. */
type CreateRequest = {
  body: unknown
  /** The value of the `:name` of its path; empty without one. */
  name: string
  idempotencyKey: string | null
  language: string
  now: Date
  tariff: Tariff
}

/** One call of one service; `:name` in its path is one segment. */
export type Route = { service: Service; path: string } & (
  | { read: Read }
  | { create: Create }
  | { remove: BySlug }
)

type BySlug = (database: Database, name: string) => unknown

const read = (service: Service, path: string, read: Read): Route => ({ service, path, read })
const readOne = (service: Service, path: string, one: BySlug): Route =>
  read(service, path, (database, _, name) => one(database, name))
const create = (service: Service, path: string, create: Create): Route => ({ service, path, create })

/** Every call of the four services. Where two paths match, the first one counts. */
export const ROUTES: Route[] = [
  read('catalog', '/v2/categories', listCategories),
  readOne('catalog', '/v2/categories/by-slug/:slug', categoryBySlug),
  read('catalog', '/v2/products', listProducts),
  read('catalog', '/v2/products/filters', productFilters),
  read('catalog', '/v2/products/by-slug/:slug', productBySlug),
  readOne('catalog', '/v2/products/by-ids/:ids', productsByIds),
  read('catalog', '/v2/solutions', listSolutions),
  readOne('catalog', '/v2/solutions/:slug', solutionBySlug),
  readOne('catalog', '/v2/solutions/:slug/similar', similarSolutions),
  read('catalog', '/v2/assortments', listAssortments),
  readOne('catalog', '/v2/assortments/:slug', assortmentBySlug),
  create('catalog', '/v2/orders', postOrder),
  read('catalog', '/v2/orders/:secret', (database, _, secret, language) =>
    customerOrder(database, secret, language),
  ),
  create('catalog', '/v2/orders/:secret/change-requests', toOrder(requestOrderChange)),
  create('catalog', '/v2/orders/:secret/cancellation', toOrder(cancelOrder)),
  create('catalog', '/v2/delivery-quotes', (database, { body }) =>
    answerResult(quoteDelivery(database, body)),
  ),
  create('catalog', '/v2/waitlist', (database, { body, idempotencyKey, now }) =>
    answerResult(joinWaitlist(database, body, idempotencyKey, now), 201),
  ),
  { service: 'catalog', path: '/v2/waitlist/:secret', remove: leaveWaitlist },
  read('content', '/v2/blog-articles', listArticles),
  readOne('content', '/v2/blog-articles/:slug', articleBySlug),
  read('content', '/v2/article-categories', listArticleCategories),
  readOne('content', '/v2/article-categories/:slug', articleCategoryBySlug),
  read('content', '/v2/pages', pageBySlug),
  read('content', '/v2/contacts', contacts),
  read('product', '/v2/settings', settings),
  read('product', '/v2/calendar', calendar),
  create('product', '/v2/quotes', (database, { body, tariff, now }) =>
    answerResult(database.snapshot(() => quotes(database, body, tariff, now))),
  ),
  create('notifications', '/v2/feedback', (database, { body, idempotencyKey, now }) =>
    answerResult(storeFeedback(database, body, idempotencyKey, now), 201),
  ),
  create('notifications', '/v2/traffic-sources', (database, { body, now }) =>
    answerResult(storeTrafficSource(database, body, now), 201),
  ),
]

function postOrder(database: Database, { idempotencyKey, language, ...request }: CreateRequest): Answer {
  const { order, replayed } = createOrder(database, idempotencyKey, request)
  const answered = { ...order, number: orderNumber(order.id, language) }
  return answerResult(answered, 201, replayed ? REPLAYED : {})
}

/** A write to the order of a secret, answered with the order as it is then. */
function toOrder(write: typeof cancelOrder): (database: Database, request: CreateRequest) => Answer {
  return (database, { name: secret, language, ...request }) => {
    const { replayed } = write(database, { secret, ...request })
    return answerResult(customerOrder(database, secret, language), 201, replayed ? REPLAYED : {})
  }
}

const REPLAYED = { 'idempotency-replayed': 'true' }
