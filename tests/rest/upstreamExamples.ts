import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CallName } from '#gateway/rest/calls/index.ts'
import { createUpstreamServer } from '../../server/upstream/index.ts'

const CATALOG = '/api/rental_service/v2'
const CONTENT = '/api/content_service/v2'
const NOTIFICATIONS = '/api/notifications_service/v2'

const ORDER = {
  period: { start: '2026-12-12', end: '2026-12-14' },
  lines: [{ productId: '101', quantity: 10 }],
  relatedLines: [{ productId: '111', parentId: '101', quantity: 10 }],
  customer: { name: 'Анна Ким', phone: '+7 900 000-00-00', email: 'anna@mail.example' },
  delivery: {
    method: 'delivery',
    address: 'Москва, Прокатный проезд, 7',
    deliverySlot: '09:00-12:00',
  },
  comment: 'Позвоните за час',
  consents: [
    {
      name: 'terms',
      text: 'Принимаю условия аренды и\u00A0оферту',
      version: '76c03c4a4e99',
      givenAt: '2026-12-01T09:00:00.000Z',
    },
  ],
  expectedTotal: 13200,
}

/** One request a call, small enough for a document. A list names one item, which the others are about. */
const REQUESTS: Record<CallName, { at: string; method?: string; body?: object }> = {
  categoryBySlug: { at: `${CATALOG}/categories/by-slug/stulya` },
  categories: { at: `${CATALOG}/categories?limit=1` },
  productBySlug: { at: `${CATALOG}/products/by-slug/stul-kyavari-zoloto` },
  products: { at: `${CATALOG}/products?product_ids=101` },
  productFilters: { at: `${CATALOG}/products/filters?search=кьявари` },
  productsByIds: { at: `${CATALOG}/products/by-ids/101` },
  createOrder: { at: `${CATALOG}/orders`, body: ORDER },
  customerOrderBySecret: { at: `${CATALOG}/orders/{secret}` },
  requestOrderChange: {
    at: `${CATALOG}/orders/{secret}/change-requests`,
    body: {
      period: { start: '2026-12-13', end: '2026-12-15' },
      lines: [{ productId: '101', quantity: 12 }],
      relatedLines: [],
      comment: 'Гостей стало больше',
    },
  },
  cancelOrder: { at: `${CATALOG}/orders/{secret}/cancellation`, body: {} },
  settings: { at: '/api/product_service/v2/settings' },
  calendar: { at: '/api/product_service/v2/calendar?from=2026-12-01&to=2027-06-01' },
  quotes: {
    at: '/api/product_service/v2/quotes',
    body: {
      periods: [
        { ...ORDER.period, lines: [...ORDER.lines, { productId: '111', relatedTo: '101', quantity: 10 }] },
      ],
    },
  },
  contacts: { at: `${CONTENT}/contacts` },
  solutionBySlug: { at: `${CATALOG}/solutions/svadba-na-60-gostej` },
  solutions: { at: `${CATALOG}/solutions?limit=1` },
  solutionSimilar: { at: `${CATALOG}/solutions/svadba-na-60-gostej/similar` },
  articleBySlug: { at: `${CONTENT}/blog-articles/skolko-stulev-i-stolov-na-gostya` },
  articles: { at: `${CONTENT}/blog-articles?limit=1` },
  articleCategoryBySlug: { at: `${CONTENT}/article-categories/raschety-i-normy` },
  articleCategories: { at: `${CONTENT}/article-categories?limit=1` },
  assortmentBySlug: { at: `${CATALOG}/assortments/vse-beloe` },
  assortments: { at: `${CATALOG}/assortments?limit=1` },
  reportTrafficSource: { at: `${NOTIFICATIONS}/traffic-sources`, body: { source: 'yandex', medium: 'cpc' } },
  sendFeedback: {
    at: `${NOTIFICATIONS}/feedback`,
    body: {
      ...{ name: 'Анна Ким', phone: '+7 900 000-00-00', message: 'Есть ли доставка за город?' },
      consents: [
        {
          name: 'personalData',
          text: 'Даю согласие на\u00A0обработку персональных данных',
          version: '1a3cb2f32d65',
          givenAt: '2026-12-01T09:00:00.000Z',
        },
      ],
    },
  },
  deliveryQuote: {
    at: `${CATALOG}/delivery-quotes`,
    body: {
      ...{
        address: 'Красногорск, Садовая улица, 12',
        period: ORDER.period,
        slots: { delivery: '09:00-12:00' },
      },
      ...{ floor: 3, lift: false, lines: [{ productId: '101', quantity: 10 }] },
    },
  },
  joinWaitlist: {
    at: `${CATALOG}/waitlist`,
    body: {
      ...{ productId: '140', quantity: 1, period: ORDER.period, contact: 'anna@mail.example' },
      consent: {
        name: 'personalData',
        text: 'Даю согласие на\u00A0обработку персональных данных',
        version: '1a3cb2f32d65',
        givenAt: '2026-12-01T09:00:00.000Z',
      },
    },
  },
  leaveWaitlist: { at: `${CATALOG}/waitlist/{secret}`, method: 'DELETE' },
  page: { at: `${CONTENT}/pages?slug=about&project=sutki` },
}

/** What the embedded services answer on a day of their own: the examples of the OpenAPI document. */
export async function upstreamExamples(): Promise<Record<string, { request?: object; answer: unknown }>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sutki-examples-'))
  const services = await createUpstreamServer({ dataDir, now: () => new Date('2026-12-01T09:00:00Z') })
  try {
    let secret = ''
    const example = async ([call, { at, method = 'GET', body }]: [string, (typeof REQUESTS)[CallName]]) => {
      const answer = await fetch(services.url + at.replace('{secret}', secret), {
        method,
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': call },
          body: JSON.stringify(body),
        }),
      })
      const text = await answer.text()
      secret = JSON.parse(text).result.secret ?? secret
      // A new one each time, and the document is to stay the same.
      const shown = JSON.parse(text.replace(`"${secret}"`, '"Zk3vQ1xW8sT0bNf5yHc7RmLe"'))
      return [call, { ...(body && { request: body }), answer: shown }]
    }
    // One after the other: those of an order need its secret.
    const examples: unknown[][] = []
    for (const request of Object.entries(REQUESTS)) examples.push(await example(request))
    return Object.fromEntries(examples)
  } finally {
    await services.close()
    await rm(dataDir, { recursive: true })
  }
}
