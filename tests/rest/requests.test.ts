import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CALLS, type CallName } from '#gateway/rest/calls/index.ts'
import type { FilterParams } from '#gateway/rest/calls/params.ts'
import type { Rest } from '#gateway/rest/rest.ts'
import { type Recorder, SERVER_DEFAULTS, sendJson, startRecorder } from './recorder.ts'

const PERIOD = { start: '2026-12-12', end: '2026-12-14' }
const DATES = 'reservation_start_at=2026-12-12&reservation_end_at=2026-12-14'
const PAGE = 'page=1&limit=20&order_by=priority&order_dir=desc'
const SECOND = { page: 2, limit: 5, orderBy: 'name', orderDir: 'asc' } as const
const SECOND_PAGE = 'page=2&limit=5&order_by=name&order_dir=asc'

const EVERY_FILTER: Required<FilterParams> = {
  search: ' стул & стол ',
  brands: ['Norrvik', 'А, Б'],
  category: 'stulya',
  inStock: true,
  minPrice: 100,
  maxPrice: 900.5,
  volumes: ['0,3 л'],
  period: PERIOD,
  ids: ['1', '2'],
  categoryIds: ['3'],
  excludedIds: ['4', '4'],
  excludedCategory: 'posuda',
  withRelated: false,
  assortments: ['vse-beloe'],
}
const FILTER_QUERY = [
  `search=${encodeURIComponent('стул & стол')}`,
  `brands=Norrvik,${encodeURIComponent('А\\')},${encodeURIComponent(' Б')}`,
  'category=stulya&in_stock=true&max_price=900.5&min_price=100',
  `volumes=${encodeURIComponent('0\\')},${encodeURIComponent('3 л')}`,
  `${DATES}&product_ids=1,2&categories_ids=3&excluded_products_ids=4&excluded_category=posuda`,
  'is_with_related_products=false&assortment_slugs=vse-beloe',
].join('&')

const SECRET = 'x'.repeat(32)
const ORDER = {
  period: PERIOD,
  lines: [{ productId: '1', quantity: 2 }],
  relatedLines: [],
  customer: { name: 'Анна', phone: '+70000000000' },
  delivery: { method: 'pickup' as const },
  expectedTotal: 100,
}

/** Every call, bare and with everything it takes: the exact request line. */
const CASES: [CallName, (rest: Rest) => Promise<unknown>, string][] = [
  [
    'categoryBySlug',
    (rest) => rest.categoryBySlug('a?b'),
    'GET /api/rental_service/v2/categories/by-slug/a%3Fb',
  ],
  ['categories', (rest) => rest.categories(), `GET /api/rental_service/v2/categories?${PAGE}`],
  ['categories', (rest) => rest.categories(SECOND), `GET /api/rental_service/v2/categories?${SECOND_PAGE}`],
  [
    'productBySlug',
    (rest) => rest.productBySlug('стул'),
    `GET /api/rental_service/v2/products/by-slug/${encodeURIComponent('стул')}`,
  ],
  [
    'productBySlug',
    (rest) => rest.productBySlug('a', { period: PERIOD, inStock: true }),
    `GET /api/rental_service/v2/products/by-slug/a?${DATES}&in_stock=true`,
  ],
  ['products', (rest) => rest.products(), `GET /api/rental_service/v2/products?${PAGE}`],
  [
    'products',
    (rest) => rest.products({ ...EVERY_FILTER, ...SECOND }),
    `GET /api/rental_service/v2/products?${SECOND_PAGE}&${FILTER_QUERY}`,
  ],
  [
    'products',
    (rest) => rest.products({ search: '  ', brands: [], volumes: [''], minPrice: Number.NaN }),
    `GET /api/rental_service/v2/products?${PAGE}`,
  ],
  ['productFilters', (rest) => rest.productFilters(), 'GET /api/rental_service/v2/products/filters'],
  [
    'productFilters',
    (rest) => rest.productFilters(EVERY_FILTER),
    `GET /api/rental_service/v2/products/filters?${FILTER_QUERY}`,
  ],
  [
    'productsByIds',
    (rest) => rest.productsByIds(['7', 'a b', '7', '..', '']),
    'GET /api/rental_service/v2/products/by-ids/7,a%20b',
  ],
  [
    'createOrder',
    (rest) => rest.createOrder(ORDER, { idempotencyKey: 'k-1' }),
    'POST /api/rental_service/v2/orders',
  ],
  ['customerOrderBySecret', (rest) => rest.customerOrderBySecret('s'), 'GET /api/rental_service/v2/orders/s'],
  [
    'requestOrderChange',
    (rest) =>
      rest.requestOrderChange(
        's',
        { period: PERIOD, lines: ORDER.lines, relatedLines: [] },
        { idempotencyKey: 'k-1' },
      ),
    'POST /api/rental_service/v2/orders/s/change-requests',
  ],
  [
    'cancelOrder',
    (rest) => rest.cancelOrder('s', {}, { idempotencyKey: 'k-1' }),
    'POST /api/rental_service/v2/orders/s/cancellation',
  ],
  [
    'quotes',
    (rest) => rest.quotes({ periods: [{ ...PERIOD, lines: ORDER.lines }] }),
    'POST /api/product_service/v2/quotes',
  ],
  ['settings', (rest) => rest.settings(), 'GET /api/product_service/v2/settings'],
  [
    'calendar',
    (rest) => rest.calendar({ from: '2026-12-01', to: '2028-06-01' }),
    'GET /api/product_service/v2/calendar?from=2026-12-01&to=2028-06-01',
  ],
  ['contacts', (rest) => rest.contacts(), 'GET /api/content_service/v2/contacts'],
  ['solutionBySlug', (rest) => rest.solutionBySlug('s'), 'GET /api/rental_service/v2/solutions/s'],
  [
    'solutions',
    (rest) => rest.solutions(),
    `GET /api/rental_service/v2/solutions?${PAGE.replace('priority', 'created_at')}`,
  ],
  ['solutions', (rest) => rest.solutions(SECOND), `GET /api/rental_service/v2/solutions?${SECOND_PAGE}`],
  ['solutionSimilar', (rest) => rest.solutionSimilar('s'), 'GET /api/rental_service/v2/solutions/s/similar'],
  ['articleBySlug', (rest) => rest.articleBySlug('s'), 'GET /api/content_service/v2/blog-articles/s'],
  [
    'articles',
    (rest) => rest.articles(),
    `GET /api/content_service/v2/blog-articles?${PAGE.replace('priority', 'published_at')}`,
  ],
  [
    'articles',
    (rest) => rest.articles({ ...SECOND, category: 'c' }),
    `GET /api/content_service/v2/blog-articles?${SECOND_PAGE}&category=c`,
  ],
  [
    'articleCategoryBySlug',
    (rest) => rest.articleCategoryBySlug('s'),
    'GET /api/content_service/v2/article-categories/s',
  ],
  [
    'articleCategories',
    (rest) => rest.articleCategories(),
    `GET /api/content_service/v2/article-categories?${PAGE.replace('20', '12')}`,
  ],
  [
    'articleCategories',
    (rest) => rest.articleCategories({ limit: 3 }),
    `GET /api/content_service/v2/article-categories?${PAGE.replace('20', '3')}`,
  ],
  ['assortmentBySlug', (rest) => rest.assortmentBySlug('s'), 'GET /api/rental_service/v2/assortments/s'],
  ['assortments', (rest) => rest.assortments(), `GET /api/rental_service/v2/assortments?${PAGE}`],
  [
    'assortments',
    (rest) => rest.assortments({ ...SECOND, search: 'q' }),
    `GET /api/rental_service/v2/assortments?${SECOND_PAGE}&search=q`,
  ],
  [
    'reportTrafficSource',
    (rest) => rest.reportTrafficSource({ source: 'x' }),
    'POST /api/notifications_service/v2/traffic-sources',
  ],
  [
    'sendFeedback',
    (rest) => rest.sendFeedback({ name: 'Анна' }),
    'POST /api/notifications_service/v2/feedback',
  ],
  [
    'deliveryQuote',
    (rest) =>
      rest.deliveryQuote({
        address: 'a',
        period: PERIOD,
        slots: {},
        lines: [{ productId: '1', quantity: 1 }],
      }),
    'POST /api/rental_service/v2/delivery-quotes',
  ],
  [
    'joinWaitlist',
    (rest) => rest.joinWaitlist({ productId: '1', quantity: 1, contact: 'a@b.example' }, 'k'),
    'POST /api/rental_service/v2/waitlist',
  ],
  ['leaveWaitlist', (rest) => rest.leaveWaitlist(SECRET), `DELETE /api/rental_service/v2/waitlist/${SECRET}`],
  ['page', (rest) => rest.page('about'), 'GET /api/content_service/v2/pages?slug=about&project=sutki'],
]

let recorder: Recorder

beforeAll(async () => {
  recorder = await startRecorder(SERVER_DEFAULTS)
})
beforeEach(() => {
  recorder.requests.length = 0
  answerWith({ read: 200, create: 201 })
})
afterAll(() => recorder.close())

describe('the requests of all calls', () => {
  test('are all listed here', () => {
    expect(new Set(CASES.map(([name]) => name))).toEqual(new Set(Object.keys(CALLS)))
  })

  test.each(CASES)('%s: exactly one, %#', async (_, call, line) => {
    // With the request's id, the company's language and nothing of a visitor.
    expect(await call(recorder.rest).then(() => 'answered', String)).toBe('answered')
    expect(recorder.requests.map((request) => request.line)).toEqual([line])
    const headers = recorder.requests[0]?.headers
    expect(headers?.['x-request-id']).toBe('req-1')
    expect(headers?.['accept-language']).toBe('ru-RU,ru;q=0.9')
    expect([headers?.cookie, headers?.authorization]).toEqual([undefined, undefined])
    // No other success is one.
    answerWith({ read: 201, create: 200 })
    const wrong = isCreate(line) ? 200 : 201
    await expect(call(recorder.rest)).rejects.toThrow(`API error, status: ${wrong}.`)
    expect(recorder.requests).toHaveLength(2)
  })

  test('sends the body of an order as JSON with its key', async () => {
    await recorder.rest.createOrder(ORDER, { idempotencyKey: 'k-1' })
    const [request] = recorder.requests
    expect(JSON.parse(request?.body ?? '')).toEqual(ORDER)
    expect(request?.headers['content-type']).toBe('application/json')
    expect(request?.headers['idempotency-key']).toBe('k-1')
    // What has no key is sent as JSON, too.
    await recorder.rest.sendFeedback({ name: 'Анна' })
    expect(recorder.requests[1]?.headers['content-type']).toBe('application/json')
  })
})

/** A tariff is asked by POST, for it has a body, and is a read. */
const isCreate = (line: string) => line.startsWith('POST') && !line.endsWith('quotes')

/** What the services answer from now on: a result under one status for reads and one for creates. */
function answerWith({ read, create }: { read: number; create: number }): void {
  const order = { number: 'N-1', state: 'accepted', secret: SECRET, period: PERIOD }
  const result = {
    id: 1,
    slug: 's',
    data: [],
    price: 1,
    periods: [{ total: 1, lines: [{ total: 1 }] }],
    ...order,
  }
  recorder.reply((response, _, { line }) => sendJson(response, isCreate(line) ? create : read, { result }))
}
