import { mutationsOf } from './mutation.ts'

/** The calls of the services: paths, parameters, their defaults, statuses, retries, envelopes, words of a failure. */
export const calls = [
  ...mutationsOf(
    'server/base/variables.server.ts',
    ['7.1', ".default('/api/content_service')", ".default('/api/texts_service')"],
    ['7.31', 'RETRY_OTHER: count(10)\n    .default(1)', 'RETRY_OTHER: count(10)\n    .default(2)'],
  ),
  ...mutationsOf(
    'gateway/rest/envelope.ts',
    ['7.2', 'envelope.result : envelope', 'envelope.data : envelope'],
    ['8.3', "result === undefined || result === null || result === ''", "result === ''"],
    ['8.2', 'if (status !== call.expects)', 'if (status < 200 || status > 299)'],
  ),
  ...mutationsOf(
    'gateway/rest/errors.ts',
    ['8.1', 'super(`API error, status: ', 'super(`API error: '],
    ['8.5', 'super(refusal.code ?? refusal.message', 'super(refusal.message ?? refusal.code'],
    ['8.6', "super('Network error, try again late'", "super('Network error, try again later'"],
    ['7.32', '[408, 409, 425, 429, 500, 502, 503, 504]', '[408, 409, 429, 500, 502, 503, 504]'],
  ),
  ...mutationsOf('gateway/rest/load.ts', [
    '7.31',
    'isRepeatable ? idempotent : other',
    'isRepeatable ? other : idempotent',
  ]),
  ...mutationsOf(
    'gateway/rest/job.ts',
    ['7.30', "headers['content-type'] = 'application/json'", "headers['content-type'] = 'text/plain'"],
    [
      '7.30',
      "headers['content-type'] = 'application/json'",
      "if (call.keyed) headers['content-type'] = 'application/json'",
    ],
  ),
  ...mutationsOf('gateway/rest/calls/call.ts', [
    '7.9 7.21 7.22 8.2',
    'expects: 201 as const',
    'expects: 200 as const',
  ]),
  ...mutationsOf(
    'gateway/rest/calls/catalog.ts',
    ['7.3', '/v2/categories/by-slug/{slug}', '/v2/categories/{slug}'],
    ['7.5', '/v2/products/by-slug/{slug}', '/v2/products/{slug}'],
    ['7.6', 'params: { ...pageParams(), ...FILTERS }', 'params: { ...FILTERS, ...pageParams() }'],
    ['7.7', "'/v2/products/filters'", "'/v2/products/filter'"],
    ['7.8', '/v2/products/by-ids/{ids}', '/v2/products/by-id/{ids}'],
    ['7.12', "path: '/v2/solutions/{slug}',", "path: '/v2/solutions/by-slug/{slug}',"],
    ['7.13', "pageParams({ orderBy: 'created_at' })", 'pageParams()'],
    ['7.14', '/v2/solutions/{slug}/similar', '/v2/solutions/{slug}/like'],
    ['7.19', '/v2/assortments/{slug}', '/v2/assortments/by-slug/{slug}'],
    ['7.20', 'search: SEARCH }', 'category: SEARCH }'],
  ),
  ...mutationsOf(
    'gateway/rest/calls/content.ts',
    ['7.10', "settings = get({\n  service: 'product'", "settings = get({\n  service: 'content'"],
    ['7.11', "'/v2/contacts'", "'/v2/contact'"],
    ['7.15', '/v2/blog-articles/{slug}', '/v2/articles/{slug}'],
    ['7.16', "pageParams({ orderBy: 'published_at' })", 'pageParams()'],
    ['7.17', '/v2/article-categories/{slug}', '/v2/article-category/{slug}'],
    ['7.18', 'pageParams({ limit: 12 })', 'pageParams()'],
    ['7.23', "param('project',", "param('site',"],
  ),
  ...mutationsOf(
    'gateway/rest/calls/params.ts',
    ['7.4', "orderBy = 'priority'", "orderBy = 'name'"],
    ['7.6 7.7', "param('reservation_end_at'", "param('reservation_until'"],
    [
      '7.13 7.16',
      "param('order_dir', 'Direction of the order.', direction, 'desc')",
      "param('order_dir', 'Direction of the order.', direction, 'asc')",
    ],
  ),
  ...mutationsOf(
    'gateway/rest/calls/orders.ts',
    ['7.9', "'/v2/orders'", "'/v2/order'"],
    ['7.21', "'/v2/traffic-sources'", "'/v2/traffic'"],
    ['7.22', "'/v2/feedback'", "'/v2/feedbacks'"],
  ),
  ...mutationsOf('gateway/rest/values/shape.ts', [
    '3.21',
    "if (!isRecord(value) || (value.data !== null && !Array.isArray(value.data)))\n        return invalid(value, 'must be {data: […]}', at, null)\n      return {\n        items: items.read(value.data,",
    "if (!isRecord(value) || (value.items !== null && !Array.isArray(value.items)))\n        return invalid(value, 'must be {data: […]}', at, null)\n      return {\n        items: items.read(value.items,",
  ]),
  ...mutationsOf('gateway/rest/values/number.ts', [
    '3.2',
    'isRecord(first) ? first.stock : first',
    'isRecord(first) ? first.count : first',
  ]),
]
