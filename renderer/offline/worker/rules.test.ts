import { expect, test, vi } from 'vitest'
import { CACHEABLE_READ } from '../names.ts'
import { isAsset, isCacheable, isCacheableDocument, isPage, isPayload, isPicture, isRead } from './rules.ts'

const origin = 'https://shop.example'
vi.stubGlobal('NEVER_CACHED', '/plan|/order/success|/sent/[^/]+')
vi.stubGlobal('CACHED_BARE', '/cart|/order')

function asked(path: string, { mode = 'navigate', method = 'GET', headers = {}, sameOrigin = true } = {}) {
  const request = { mode, method, headers: new Headers(headers) } as unknown as Request
  return { url: new URL(path, origin), request, sameOrigin }
}

test.each(['/', '/catalog', '/catalog?page=2', '/catalog/stul', '/articles/sovety/kak', '/cart', '/order'])(
  '%s is a page that is kept',
  (path) => expect(isCacheableDocument(asked(path))).toBe(true),
)

test.each(['/plan', '/plan?v=1&i=1.2', '/order/success', '/sent/a', '/order?a=1', '/cart?a=1'])(
  '%s is a page of which nothing is kept',
  (path) => {
    expect(isPage(asked(path))).toBe(true)
    expect(isCacheableDocument(asked(path))).toBe(false)
    expect(isCacheable(new URL(path, origin))).toBe(false)
  },
)

test.each([
  ...[
    '/graphql',
    '/graphql?query={a}',
    '/healthz',
    '/readyz',
    '/metrics',
    '/builds/latest.json',
    '/map-frame',
  ],
  ...['/client-errors', '/schema.graphql', '/sitemap.xml', '/robots.txt', '/worker.js', '/favicon.svg'],
])('%s is left to the browser', (path) => {
  for (const mode of ['navigate', 'cors'])
    for (const rule of [isPage, isCacheableDocument, isAsset, isPicture, isPayload, isRead])
      expect(rule(asked(path, { mode }))).toBe(false)
  expect(isCacheable(new URL(path, origin))).toBe(false)
})

test('what is sent, and what is of another origin, never passes', () => {
  expect(isPage(asked('/order', { method: 'POST' }))).toBe(false)
  const reads = { method: 'POST', mode: 'cors', headers: { [CACHEABLE_READ]: '1' } }
  expect(isRead(asked('/graphql', reads))).toBe(true)
  expect(isRead(asked('/graphql', { ...reads, headers: {} }))).toBe(false)
  const foreign = { ...reads, sameOrigin: false }
  for (const rule of [isPage, isAsset, isPicture, isPayload, isRead])
    for (const path of ['/', '/assets/a.js', '/pictures/160/a.webp', '/catalog/_payload.json', '/graphql'])
      expect(rule(asked(path, foreign))).toBe(false)
})

test('payloads, pictures and files of a build are known by their addresses', () => {
  const fetched = { mode: 'cors' }
  expect(isPayload(asked('/_payload.json?b1', fetched))).toBe(true)
  expect(isPayload(asked('/catalog/stul/_payload.json?b1', fetched))).toBe(true)
  expect(isPayload(asked('/graphql/_payload.json', fetched))).toBe(false)
  expect(isPicture(asked('/pictures/160/a.webp', fetched))).toBe(true)
  expect(isAsset(asked('/assets/chunks/a.js', fetched))).toBe(true)
})
