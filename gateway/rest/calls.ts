/** The company's services. Which base path each has comes from the environment. */
export type ServiceName = 'catalog' | 'content' | 'product' | 'notifications'

export type Method = 'GET' | 'POST'

/** One call: `{…}` in the path is filled with one encoded segment. */
export type Call = {
  service: ServiceName
  method: Method
  path: string
  /** The only status that counts as success. */
  expects: 200 | 201 | 202 | 204
  /** The names of the query, in the order in which they are sent. */
  query?: readonly string[]
  /** What is sent when the caller names nothing else. */
  defaults?: Readonly<Record<string, string | number>>
  /** 404 is an answer here ("there is none"), not a failure. */
  nullable?: true
}

/** Where each service is mounted unless the environment says otherwise. */
export const DEFAULT_SERVICE_PATHS: Readonly<Record<ServiceName, string>> = {
  catalog: '/api/rental_service',
  content: '/api/content_service',
  product: '/api/product_service',
  notifications: '/api/notifications_service',
}

const PAGE = ['page', 'limit', 'order_by', 'order_dir'] as const
const BY_PRIORITY = { page: 1, limit: 20, order_by: 'priority', order_dir: 'desc' } as const
const BY_DATE = { ...BY_PRIORITY, order_by: 'created_at' } as const
const PERIOD = ['reservation_start_at', 'reservation_end_at'] as const
const FILTERS = [
  'search',
  'brands',
  'category',
  'in_stock',
  'max_price',
  'min_price',
  'volumes',
  ...PERIOD,
  'product_ids',
  'categories_ids',
  'excluded_products_ids',
  'excluded_category',
  'is_with_related_products',
  'assortment_slugs',
] as const

/** The 21 calls. A company with another division of labour changes the first word of a line, and nothing else. */
export const CALLS = {
  categoryBySlug: get('catalog', '/v2/categories/by-slug/{slug}', { nullable: true }),
  categories: get('catalog', '/v2/categories', { query: PAGE, defaults: BY_PRIORITY }),
  productBySlug: get('catalog', '/v2/products/by-slug/{slug}', {
    query: [...PERIOD, 'in_stock'],
    nullable: true,
  }),
  products: get('catalog', '/v2/products', { query: [...PAGE, ...FILTERS], defaults: BY_PRIORITY }),
  productFilters: get('catalog', '/v2/products/filters', { query: FILTERS }),
  productsByIds: get('catalog', '/v2/products/by-ids/{ids}'),
  createOrder: post('catalog', '/v2/orders'),
  settings: get('product', '/v2/settings'),
  contacts: get('content', '/v2/contacts'),
  solutionBySlug: get('catalog', '/v2/solutions/{slug}', { nullable: true }),
  solutions: get('catalog', '/v2/solutions', { query: PAGE, defaults: BY_DATE }),
  solutionSimilar: get('catalog', '/v2/solutions/{slug}/similar', { nullable: true }),
  articleBySlug: get('content', '/v2/blog-articles/{slug}', { nullable: true }),
  articles: get('content', '/v2/blog-articles', { query: [...PAGE, 'category'], defaults: BY_PRIORITY }),
  articleCategoryBySlug: get('content', '/v2/article-categories/{slug}', { nullable: true }),
  articleCategories: get('content', '/v2/article-categories', {
    query: PAGE,
    defaults: { ...BY_PRIORITY, limit: 12 },
  }),
  assortmentBySlug: get('catalog', '/v2/assortments/{slug}', { nullable: true }),
  assortments: get('catalog', '/v2/assortments', { query: [...PAGE, 'search'], defaults: BY_PRIORITY }),
  reportTrafficSource: post('notifications', '/v2/traffic-sources'),
  sendFeedback: post('notifications', '/v2/feedback'),
  page: get('content', '/v2/pages', { query: ['slug', 'project'], nullable: true }),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS

type Details = Pick<Call, 'query' | 'defaults' | 'nullable'>

function get(service: ServiceName, path: string, details: Details = {}): Call {
  return { service, method: 'GET', path, expects: 200, ...details }
}

function post(service: ServiceName, path: string): Call {
  return { service, method: 'POST', path, expects: 201 }
}
