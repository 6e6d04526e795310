import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemoData } from '../../server/upstream/index.ts'
import { type Shop, startShop } from '../server/shop.ts'
import type { Fault } from '../support/faultyUpstream.ts'
import { wordsOf } from '../support/html.ts'

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
