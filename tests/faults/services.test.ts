import { rm } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUpstreamServer, type Layer, readDemoData } from '../../server/upstream/index.ts'
import { get, type Shop, startShop } from '../server/shop.ts'
import type { Fault } from '../support/faultyUpstream.ts'
import { ask } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { openApp } from '../support/openApp.ts'
import { routesOf } from '../support/routes.ts'
import { seededDir } from '../support/seededDir.ts'

/** Each row has a product that no row before it asked for, so nothing of it is in a cache. */
const slugs = readDemoData().products.map(({ slug }) => slug)
const NETWORK = 'Network error, try again late'

let shop: Shop

beforeAll(async () => {
  shop = await startShop({ UPSTREAM_DEADLINE_MS: '1000', SITE_URL: 'https://shop.example' })
})
afterAll(() => shop.close())

async function messageOf(slug: string): Promise<string | undefined> {
  const answer = await fetch(`${shop.app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query ($slug: String!) { product(slug: $slug) { name } }',
      variables: { slug },
    }),
  })
  expect(answer.status).toBe(200)
  const { errors } = await answer.json()
  return errors?.[0]?.message
}

function faultOf(slug: string | undefined, fault: Fault): string {
  if (slug === undefined) throw new Error('more rows than products')
  shop.services.fail({ path: new RegExp(`by-slug/${slug}(\\?|$)`) }, fault)
  return slug
}

const failures: [string, Fault, string][] = [
  ['resets the connection', 'reset', NETWORK],
  ['hangs', 'hang', NETWORK],
  ['drips', 'drip', NETWORK],
  ['stops half-way', 'half', NETWORK],
  ['answers 503', { status: 503, headers: { 'retry-after': '3600' } }, 'API error, status: 503.'],
  ['answers 429', { status: 429 }, 'API error, status: 429.'],
  ['answers 401', { status: 401 }, 'API error, status: 401.'],
  ['answers 206', { status: 206, body: { result: { id: 1 } } }, 'API error, status: 206.'],
  [
    'redirects',
    { status: 302, headers: { location: '/api/product_service/v2/settings' } },
    'API error, status: 302.',
  ],
  ['answers nothing', { raw: '' }, 'ERR_EMPTY_RESPONSE'],
  ['answers with HTML', { raw: '<!doctype html><title>nginx</title>' }, NETWORK],
  ['answers with endless depth', { raw: '['.repeat(100_000) }, NETWORK],
  ['answers with 6 MB', { raw: `{"result":{"id":1,"name":"${'x'.repeat(6_000_000)}"}}` }, NETWORK],
  [
    'answers with a gzip bomb',
    { raw: gzipSync(Buffer.alloc(60_000_000, 32)), headers: { 'content-encoding': 'gzip' } },
    NETWORK,
  ],
]

test.each(failures.map(([name, fault, message], index) => ({ name, fault, message, slug: slugs[index] })))(
  'a cold page and GraphQL when a service $name, and both again when it is well',
  async ({ fault, message, slug: given }) => {
    const slug = faultOf(given, fault)
    const { status, headers, text } = await shop.get(`/catalog/${slug}`)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(text).not.toMatch(/nginx|127\.0\.0\.1:|api\/rental_service|at .*\.[jt]s:\d+/)
    expect(await messageOf(slug)).toBe(message)
    shop.services.heal()
    expect((await shop.get(`/catalog/${slug}`)).status).toBe(200)
    expect(await messageOf(slug)).toBeUndefined()
  },
)

const oddities: [string, object][] = [
  ...['7', [{}], 'many'].map((stocks): [string, object] => [`stocks ${JSON.stringify(stocks)}`, { stocks }]),
  ['no optional field', {}],
  [
    'fields of other types',
    { name: 7, description: [], brands: 'a', images: {}, relatedProducts: 'b', priority: 'c' },
  ],
  ['prices that are no numbers', { basicPricePerDay: 'NaN', additionalPricePerDay: {}, price: -1 }],
  ['pictures without a path', { images: [null, {}, { original: 5 }, { original: '../x' }] }],
  [
    'scripts',
    { name: '<script>alert(1)</script>', description: '<p onclick="a()">ok</p><script>alert(1)</script>' },
  ],
]

test.each(oddities.map(([name, fields], index) => ({ name, fields, slug: slugs[failures.length + index] })))(
  'a product with $name is a page without NaN, undefined, objects or scripts',
  async ({ fields, slug: given }) => {
    const result = { id: 9000, slug: given, ...fields }
    const slug = faultOf(given, { status: 200, body: { result } })
    const { status, text } = await shop.get(`/catalog/${slug}`)
    expect(status).toBe(200)
    expect(wordsOf(text)).not.toMatch(/\bNaN\b|\bundefined\b|\[object|\bnull\b/)
    expect(text).not.toMatch(/<script>(?!;<\/script>)|onclick=/)
    shop.services.heal()
  },
)

/** What all see: no dates, no filters, no words of a visitor's own. */
const pages = routesOf(readDemoData()).filter(
  ({ path, status }) => status === 200 && !path.startsWith('/search'),
)
/** All products for a filter of its own: 60 kB an answer, together more than any of the stores takes. */
const UNIQUE_FILTERS = 320
const filtered = `query ($maxPrice: Float!) { products(filter: { maxPrice: $maxPrice }, limit: 100) { total } }`

test('pages that were seen stay after any number of unique filters, whatever all services do then', {
  timeout: 180_000,
}, async () => {
  const before = new Map<string, string>()
  for (const { path } of pages) before.set(path, wordsOf((await shop.get(path)).text))
  for (let number = 0; number < UNIQUE_FILTERS; number++)
    await ask(shop.app.url, filtered, { maxPrice: 100_000 + number })
  for (const fault of ['hang', { status: 500 }] as const) {
    shop.services.heal()
    shop.services.fail({ path: /./ }, fault)
    for (const { path } of pages) {
      const { status, text } = await shop.get(path)
      expect([path, status]).toEqual([path, 200])
      expect(wordsOf(text)).toBe(before.get(path))
    }
  }
})

test.concurrent.each(['rental', 'content', 'product'])(
  'cold, while only the %s service hangs: the home page waits once for what it asks of it',
  { timeout: 120_000 },
  async (service) => {
    const calls = { begun: 0, ended: 0, awaited: 0 }
    const hang: Layer = async (request, next, response) => {
      if (!request.url?.includes(`/${service}_service/`)) return next()
      calls.begun += 1
      response.once('close', () => {
        calls.ended += 1
      })
      await events()
      const isLate = calls.ended > 0
      if (isLate) response.once('close', () => void calls.awaited++)
      return new Promise(() => {})
    }
    await using held = new AsyncDisposableStack()
    const dataDir = await seededDir()
    held.defer(() => rm(dataDir, { recursive: true }))
    const upstream = await createUpstreamServer({ dataDir, layer: hang })
    held.defer(() => upstream.close())
    // Long, so that what is not waited for is still open when the page has come.
    const app = await openApp({ upstreamUrl: upstream.url, env: { UPSTREAM_DEADLINE_MS: '5000' } })
    held.defer(async () => void (await app.stop()))
    const { status, text } = await get(app.url, '/')
    await events()
    expect(status).toBe(service === 'rental' ? 503 : 200)
    expect(text).toContain('</html>')
    expect(calls.ended).toBeGreaterThan(0)
    expect(calls.awaited).toBe(0)
  },
)

/** What has happened on other connections before now is told of. */
async function events(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await setImmediate()
}
