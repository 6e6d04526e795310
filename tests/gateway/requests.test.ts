import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONSENTS_VERSION } from '#company/consents.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => {
  gateway.seen()
})
afterAll(() => gateway.close())

const PAGE = 'page=1&limit=20&order_by=priority&order_dir=desc'
const DATES = 'reservation_start_at=2026-12-12&reservation_end_at=2026-12-14'
/** Of all days that a rental may lie on. */
const CALENDAR = 'GET /v2/calendar?from=2026-12-01&to=2028-06-01'
const DAYS = '{ start: "2026-12-12", end: "2026-12-14" }'

const FILTER = `{ search: "стул", brands: ["Лад", "Кедр"], category: "stulya", inStock: true, minPrice: 10.5, maxPrice: 900,
  volumes: ["0,3 л"], period: ${DAYS}, ids: ["101", "102"], categoryIds: ["1"], excludedIds: ["103"],
  excludedCategory: "zvuk", withRelated: true, assortments: ["vse-beloe"] }`
const FILTERED = `search=стул&brands=Лад,Кедр&category=stulya&in_stock=true&max_price=900&min_price=10.5&volumes=0\\,3 л&${DATES}&product_ids=101,102&categories_ids=1&excluded_products_ids=103&excluded_category=zvuk&is_with_related_products=true&assortment_slugs=vse-beloe`

const reads: [query: string, requests: string[]][] = [
  ['product(slug: "stul-kyavari-zoloto") { id }', ['GET /v2/products/by-slug/stul-kyavari-zoloto']],
  [
    `product(slug: "stul-kyavari-zoloto", period: ${DAYS}, inStock: true) { id }`,
    [`GET /v2/products/by-slug/stul-kyavari-zoloto?${DATES}&in_stock=true`],
  ],
  ['products { page }', [`GET /v2/products?${PAGE}`]],
  ['products(sort: null, page: null, limit: null, filter: null) { page }', [`GET /v2/products?${PAGE}`]],
  [
    'products(sort: CHEAPEST) { page }',
    ['GET /v2/products?page=1&limit=20&order_by=basic_price_per_day&order_dir=asc'],
  ],
  [
    'products(sort: MOST_EXPENSIVE, page: 3, limit: 7) { page }',
    ['GET /v2/products?page=3&limit=7&order_by=basic_price_per_day&order_dir=desc'],
  ],
  [`products(filter: ${FILTER}) { page }`, [`GET /v2/products?${PAGE}&${FILTERED}`]],
  ['products(filter: { search: "", brands: [] }) { page }', [`GET /v2/products?${PAGE}`]],
  [
    'products(filter: { search: "  ", inStock: false }) { page }',
    [`GET /v2/products?${PAGE}&in_stock=false`],
  ],
  [
    'products(filter: { brands: ["a,b", "c\\\\d"], ids: ["1,2"], minPrice: 0.0000001, maxPrice: 0 }) { page }',
    [`GET /v2/products?${PAGE}&brands=a\\,b,c\\\\d&max_price=0&min_price=0&product_ids=1\\,2`],
  ],
  ['productsByIds(ids: ["101,102", "..", "103"]) { id }', ['GET /v2/products/by-ids/103']],
  ['productFilters { total }', ['GET /v2/products/filters']],
  [`productFilters(filter: ${FILTER}) { total }`, [`GET /v2/products/filters?${FILTERED}`]],
  ['productsByIds(ids: ["103", "101", "103"]) { id }', ['GET /v2/products/by-ids/103,101']],
  ['productsByIds(ids: []) { id }', []],
  ['category(slug: "stulya") { id }', ['GET /v2/categories/by-slug/stulya']],
  ['categories { page }', [`GET /v2/categories?${PAGE}`]],
  [
    'categories(page: 2, limit: 5) { page }',
    ['GET /v2/categories?page=2&limit=5&order_by=priority&order_dir=desc'],
  ],
  ['popularCategories { id }', ['GET /v2/categories?page=1&limit=8&order_by=priority&order_dir=desc']],
  ['assortment(slug: "vse-beloe") { id }', ['GET /v2/assortments/vse-beloe']],
  ['assortments { page }', [`GET /v2/assortments?${PAGE}`]],
  [
    'assortments(page: 2, limit: 3, search: "белое") { page }',
    ['GET /v2/assortments?page=2&limit=3&order_by=priority&order_dir=desc&search=белое'],
  ],
  ['solution(slug: "svadba-na-60-gostej") { id }', ['GET /v2/solutions/svadba-na-60-gostej']],
  [
    'solution(slug: "svadba-na-60-gostej") { similar { id } }',
    ['GET /v2/solutions/svadba-na-60-gostej', 'GET /v2/solutions/svadba-na-60-gostej/similar'],
  ],
  ['solutions { page }', ['GET /v2/solutions?page=1&limit=20&order_by=created_at&order_dir=desc']],
  [
    'solutions(page: 2, limit: 3) { page }',
    ['GET /v2/solutions?page=2&limit=3&order_by=created_at&order_dir=desc'],
  ],
  [
    'article(slug: "skolko-stulev-i-stolov-na-gostya") { id }',
    ['GET /v2/blog-articles/skolko-stulev-i-stolov-na-gostya'],
  ],
  ['articles { page }', [`GET /v2/blog-articles?${PAGE.replace('priority', 'published_at')}`]],
  [
    'articles(category: "raschety-i-normy", page: 2, limit: 3) { page }',
    ['GET /v2/blog-articles?page=2&limit=3&order_by=published_at&order_dir=desc&category=raschety-i-normy'],
  ],
  ['articleCategory(slug: "raschety-i-normy") { id }', ['GET /v2/article-categories/raschety-i-normy']],
  [
    'articleCategories { id }',
    ['GET /v2/article-categories?page=1&limit=12&order_by=priority&order_dir=desc'],
  ],
  [
    'articleCategories(limit: 2) { id }',
    ['GET /v2/article-categories?page=1&limit=2&order_by=priority&order_dir=desc'],
  ],
  ['settings { today }', ['GET /v2/settings']],
  ['calendar { firstDay }', ['GET /v2/settings', CALENDAR]],
  ['contacts { note }', ['GET /v2/contacts']],
  ['page(slug: "about") { slug }', ['GET /v2/pages?slug=about&project=sutki']],
  ['orderStatus(idempotencyKey: "unknown-key") { state }', []],
  [
    `rentQuote(input: { period: ${DAYS}, lines: [{ productId: "101", quantity: 1 }] }) { total }`,
    [
      'GET /v2/settings',
      CALENDAR,
      `GET /v2/products?page=1&limit=100&order_by=priority&order_dir=desc&${DATES}&product_ids=101`,
    ],
  ],
]

test.each(reads)('%s requests exactly', async (query, requests) => {
  expect(await gateway.askEveryWay(`{ ${query} }`)).toEqual({ data: expect.anything() })
  expect(gateway.seen()).toEqual(requests)
})

describe('writes send exactly', () => {
  const bodyOf = (path: string) => {
    const call = gateway.services.calls.find((each) => each.path.endsWith(path))
    return { key: call?.headers['idempotency-key'], body: JSON.parse(call?.body ?? 'null') }
  }

  test('createOrder', async () => {
    await gateway.ask('mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename } }', {
      input: {
        idempotencyKey: 'exact-request-1',
        period: PERIOD,
        lines: [{ productId: 101, quantity: 2 }],
        relatedLines: [{ productId: '111', parentId: '101', quantity: 1 }],
        // Copied from a page: what nobody sees in an address comes along, and no letter would arrive there.
        customer: {
          name: ' Анна ',
          phone: '8 (900) 0000000',
          email: '\ufeffanna\u200b@exam\u00adple.ru\u2060',
          company: 'ООО «Ким»',
        },
        delivery: {
          method: 'DELIVERY',
          address: 'Москва',
          deliverySlot: 'FROM_9_TO_12',
          returnSlot: 'FROM_18_TO_21',
        },
        comment: 'a\nb',
        consent: true,
        termsAccepted: true,
      },
    })
    expect(bodyOf('/orders')).toEqual({
      key: 'exact-request-1',
      body: {
        period: PERIOD,
        lines: [{ productId: '101', quantity: 2 }],
        relatedLines: [{ productId: '111', parentId: '101', quantity: 1 }],
        customer: {
          ...{ name: 'Анна', phone: '+7 900 000-00-00', email: 'anna@example.ru' },
          company: 'ООО «Ким»',
        },
        delivery: {
          method: 'delivery',
          address: 'Москва',
          deliverySlot: '09:00-12:00',
          returnSlot: '18:00-21:00',
        },
        comment: 'a\nb',
        consents: [
          {
            name: 'terms',
            text: 'Принимаю условия аренды и\u00A0оферту',
            version: expect.stringMatching(/^[\da-f]{12}$/),
            givenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          },
          {
            name: 'personalData',
            text: 'Даю согласие на\u00A0обработку персональных данных',
            version: expect.stringMatching(/^[\da-f]{12}$/),
            givenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          },
        ],
        expectedTotal: expect.any(Number),
      },
    })
    expect(gateway.seen()).toEqual([
      'GET /v2/settings',
      CALENDAR,
      `GET /v2/products?page=1&limit=100&order_by=priority&order_dir=desc&${DATES}&product_ids=101,111`,
      'POST /v2/orders',
    ])
  })

  test('sendFeedback', async () => {
    const query = 'mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { __typename } }'
    const input = {
      name: 'Анна',
      phone: '',
      email: 'anna\u200b@example.ru',
      message: 'Привет',
      consent: true,
    }
    await gateway.ask(query, { input })
    expect(bodyOf('/feedback').body).toEqual({
      ...{ name: 'Анна', email: 'anna@example.ru', message: 'Привет' },
      consents: [
        {
          name: 'personalData',
          text: 'Даю согласие на\u00A0обработку персональных данных',
          version: expect.stringMatching(/^[\da-f]{12}$/),
          givenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ],
    })
    expect(gateway.seen()).toEqual(['POST /v2/feedback'])
  })

  test.each([
    ['Привет', 'Привет\nУдобно позвонить: 12:00–15:00'],
    ['', 'Удобно позвонить: 12:00–15:00'],
  ])('sendFeedback with a time to call, after «%s»', async (message, sent) => {
    const query = 'mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { __typename } }'
    const input = { name: 'Анна', phone: '+79000000000', consent: true, callSlot: 'FROM_12_TO_15', message }
    await gateway.ask(query, { input })
    expect(bodyOf('/feedback').body).toMatchObject({ message: sent })
  })

  test('sendFeedback with a key is one message, however often it is sent', async () => {
    const query =
      'mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { ... on FeedbackSent { messageId } ... on FeedbackProblem { code } } }'
    const input = { name: 'Анна', phone: '+79162451122', consent: true, idempotencyKey: 'message-of-anna' }
    const first = await gateway.ask(query, { input })
    expect(await gateway.ask(query, { input })).toEqual(first)
    expect(gateway.services.calls.at(-1)?.headers['idempotency-key']).toBe('message-of-anna')
    expect(await gateway.ask(query, { input: { ...input, idempotencyKey: 'message-two' } })).not.toEqual(
      first,
    )
    const wrong = await gateway.ask(query, { input: { ...input, idempotencyKey: 'a\r\nb: c' } })
    expect(wrong.data).toEqual({ sendFeedback: { code: 'INPUT_INVALID' } })
  })

  test('sendFeedback without a way to answer: none', async () => {
    const query = `mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) {
      ... on FeedbackProblem { code } ... on FeedbackInputProblem { fields { code } } } }`
    const { data } = await gateway.ask(query, { input: { name: 'Анна', phone: '', consent: false } })
    const fields = [{ code: 'REQUIRED' }, { code: 'NOT_ACCEPTED' }]
    expect(data).toEqual({ sendFeedback: { code: 'INPUT_INVALID', fields } })
    expect(gateway.seen()).toEqual([])
  })

  test('sendFeedback of a visitor who read other words of the consent: none', async () => {
    const query = `mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) {
      __typename ... on FeedbackInputProblem { fields { field code message } } } }`
    const input = { name: 'Анна', phone: '+7 900 000-00-00', consent: true }
    const { data } = await gateway.ask(query, { input: { ...input, consentsVersion: '0f48d0dfbee9' } })
    const message = expect.stringContaining('Условия изменились')
    const fields = [{ field: 'CONSENTS_VERSION', code: 'NOT_ACCEPTED', message }]
    expect(data).toEqual({ sendFeedback: { __typename: 'FeedbackInputProblem', fields } })
    expect(gateway.seen()).toEqual([])
    await gateway.ask(query, { input: { ...input, consentsVersion: CONSENTS_VERSION } })
    expect(gateway.seen()).toEqual(['POST /v2/feedback'])
  })

  test('sendFeedback of a program that filled in the trap: none, although it is told that it was sent', async () => {
    const query = 'mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { __typename } }'
    const input = { name: 'Bot', phone: '+7 900 000-00-00', consent: true }
    const caught = await gateway.ask(query, { input: { ...input, extraNote: 'https://spam.example' } })
    expect(caught.data).toEqual({ sendFeedback: { __typename: 'FeedbackSent' } })
    expect(gateway.seen()).toEqual([])
    await gateway.ask(query, { input: { ...input, extraNote: '' } })
    expect(gateway.seen()).toEqual(['POST /v2/feedback'])
  })

  test('reportTrafficSource', async () => {
    const query =
      'mutation ($input: TrafficSourceInput!) { reportTrafficSource(input: $input) { __typename } }'
    await gateway.ask(query, {
      input: { source: 'ads\u0000', landingPage: '/catalog', term: '', campaign: `${'a'.repeat(499)}🪑` },
    })
    expect(bodyOf('/traffic-sources').body).toEqual({
      source: 'ads',
      landingPage: '/catalog',
      campaign: 'a'.repeat(499),
    })
    expect(gateway.seen()).toEqual(['POST /v2/traffic-sources'])
  })
})
