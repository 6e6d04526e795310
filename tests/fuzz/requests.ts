import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { anyJson, anyText, HOSTILE } from './hostile.ts'

/** A request as it is written to the connection. */
export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

const FOLDERS = [
  ...[
    '',
    'catalog',
    'categories',
    'assortments',
    'solutions',
    'articles',
    'articles/sovety',
    'search',
    'cart',
    'order',
  ],
  ...[
    'order/success',
    'order/error',
    'contacts',
    'sandbox',
    'about',
    'pictures/160',
    'pictures',
    'assets',
    'builds',
    'graphql',
  ],
  ...[
    'sitemap.xml',
    'robots.txt',
    'healthz',
    'readyz',
    'metrics',
    'schema.graphql',
    'index.pageContext.json',
    '@fs',
    '.env',
  ],
]
const PARAMETERS = [
  ...[
    'page',
    'limit',
    'sort',
    'search',
    'brands',
    'volumes',
    'minPrice',
    'maxPrice',
    'from',
    'to',
    'category',
    'inStock',
  ],
  ...['__proto__', 'constructor', 'query', 'extensions', 'variables', 'x'],
]

// What HTTP lets through: others end at the parser, before the shop.
const raw = (value: string) => value.replace(/[^\x21-\x7e]/g, encodeLone)
const encodeLone = (character: string) =>
  character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80'

const segment = fc.oneof(
  anyText.map((value) => encodeURIComponent(value.toWellFormed())),
  anyText.map((value) => raw(value).replace(/[?#]/g, '')),
)
const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), segment), { maxLength: 8 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''))
const path = fc
  .tuple(fc.constantFrom(...FOLDERS), fc.array(segment, { maxLength: 2 }), query)
  .map(([folder, rest, search]) => `/${[folder, ...rest].join('/')}${search}`.slice(0, 12_000))
const page = fc
  .constantFrom('/', '/catalog', '/catalog/stul-kyavari-zoloto', '/cart', '/search/стул')
  .map(encodeURI)

/** Any URL, asked for by a person or a program. */
export const urls: fc.Arbitrary<FuzzRequest> = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'),
  path,
  headers: fc.constantFrom({}, { accept: 'text/html' }, { accept: 'application/json' }),
  body: fc.constant(''),
})

const header = anyText.map((value) => value.replace(/[^\x20-\x7e]/g, encodeLone).slice(0, 4000))
const dates = fc.oneof(
  anyText.map((value) => encodeURIComponent(value.toWellFormed())),
  anyJson.map((value) => encodeURIComponent(JSON.stringify(value).toWellFormed()).slice(0, 4000)),
  fc
    .record({ start: fc.constantFrom('2026-12-12', '2000-01-01', '2099-12-31', ...HOSTILE), end: anyText })
    .map((value) => encodeURIComponent(JSON.stringify(value).toWellFormed()).slice(0, 4000)),
)

/** Pages with any cookies and headers. */
export const cookies: fc.Arbitrary<FuzzRequest> = fc.record({
  method: fc.constant('GET'),
  path: page,
  headers: fc.record({
    cookie: dates.map((value) => `rentDates=${value}`),
    ...{ 'x-request-id': header, 'x-forwarded-for': header, 'if-none-match': header },
    ...{ 'accept-language': header, 'accept-encoding': header },
  }),
  body: fc.constant(''),
})

const TYPES = [
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'application/graphql',
    'text/plain',
    'multipart/form-data',
  ],
  ...['application/x-www-form-urlencoded', 'application/octet-stream', ''],
]

/** Bodies of any kind for the gateway. */
export const bodies: fc.Arbitrary<FuzzRequest> = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'PUT'),
  path: fc.constantFrom('/graphql', '/graphql', '/graphql', '/', '/order'),
  headers: fc.constantFrom(...TYPES).map((type) => ({ 'content-type': type })),
  body: fc.oneof(
    anyJson.map((value) => JSON.stringify(value)),
    anyText,
    fc
      .record({ query: anyJson, variables: anyJson, operationName: anyJson, extensions: anyJson })
      .map((value) => JSON.stringify(value)),
  ),
})

/** Sends a request exactly as written. */
export async function send(url: string, { method, path: target, headers, body }: FuzzRequest) {
  const { hostname, port } = new URL(url)
  const sent = request({ hostname, port, path: target, method, headers, agent: false })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  return {
    status: Number(answer.statusCode),
    type: String(answer.headers['content-type']),
    text: await text(answer),
  }
}
