import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { createSecurityHeaders } from '../../server/http/securityHeaders.ts'
import { threeDays } from '../support/rental.ts'
import { scorePage } from './observatory.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

/** With styles of every kind: computed shifts, scales, counts, skeletons. */
const PAGES = ['/', '/catalog', '/catalog/stul-kyavari-zoloto', '/solutions', '/contacts', '/no-such-page']

let shop: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
})

test('the page of the playground, and it alone, may style itself', async () => {
  const { headers } = await shop.get('/graphql', { headers: { accept: 'text/html' } })
  expect(headers['content-type']).toMatch(/^text\/html/)
  expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'; ")
  expect(headers['content-security-policy']).toContain("script-src 'self'; ")
})

test('headers keep other scripts, frames and sniffing out', async () => {
  for (const target of ['/', '/no-such-page', '/healthz', '/graphql']) {
    const { headers } = await shop.get(target)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /)
    expect(
      headers['content-security-policy']?.toString().replace("style-src-attr 'unsafe-inline'", ''),
    ).not.toMatch(/unsafe|[*]|https?:/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\)/)
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  }
  const picture = await shop.get('/pictures/160/categories/stoly.webp')
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test('what is shown only inside a page carries none of what rules pages; the worker and drawings do', async () => {
  const { text } = await shop.get('/catalog')
  const files = ['css', 'js', 'woff2'].map((type) => text.match(`/assets/[\\w/.-]+\\.${type}`)?.[0] ?? '')
  for (const target of [...files, '/pictures/160/categories/stoly.webp']) {
    const { status, headers } = await shop.get(target)
    expect(status).toBe(200)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).toHaveProperty('cross-origin-resource-policy')
    expect(Object.keys(headers).filter((name) => /policy$/.test(name))).toEqual([
      'cross-origin-resource-policy',
    ])
  }
  for (const target of ['/worker.js', '/favicon.svg', files[1]?.replace(/\w+\.js/, 'gone.js') ?? ''])
    expect((await shop.get(target)).headers['content-security-policy']).toContain("default-src 'none'")
})

test.each(PAGES)('the Observatory gives %s at least 120 points', async (target) => {
  const { headers, text } = await shop.get(target)
  const { score, verdicts } = scorePage(headers, text)
  expect(verdicts.filter(({ modifier }) => modifier < 0)).toEqual([])
  expect(score).toBeGreaterThanOrEqual(120)
})

test.each(PAGES)('%s has no style element, so that no text can bring rules', async (target) => {
  expect((await shop.get(target)).text).not.toContain('<style')
})

test('on https cookies are for https alone, and names below the host on demand', async () => {
  const { start, end } = threeDays()
  const { headers } = await shop.get(`/catalog?from=${start}&to=${end}`)
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^rentDates=.*SameSite=Lax.*; Secure$/)])
  const strict = createSecurityHeaders({
    production: true,
    isHttps: true,
    hstsSubdomains: true,
    hasAnalytics: false,
  })
  expect(strict['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('the page has two inline scripts that run, which its policy names', async () => {
  const { text, headers } = await shop.get('/')
  const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(inline.length).toBeGreaterThan(0)
  const running = inline.filter((attributes = '') => !/type="application\/(ld\+)?json"/.test(attributes))
  expect(running).toEqual([expect.stringMatching(/^ data-files="[^"]+"$/), ''])
  const scripts = [...text.matchAll(/<script(?: data-files="[^"]+")?>(.*?)<\/script>/gs)]
  const hashes = scripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64'))
  const named = hashes.map((hash) => `'sha256-${hash}'`).join(' ')
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${named};`)
})

test('pages are compressed once, and say that they depend on it', async () => {
  const plain = await shop.get('/catalog')
  const packed = await shop.get('/catalog', { headers: { 'accept-encoding': 'br, gzip' } })
  expect([plain.headers.vary, packed.headers.vary]).toEqual(['accept-encoding', 'accept-encoding'])
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3)
  expect(brotliDecompressSync(packed.bytes).toString()).toContain('</html>')
})

test('canonical links name SITE_URL alone', async () => {
  const { text } = await shop.get('/catalog', {
    headers: { host: 'localhost', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  })
  expect(text).toContain('<link rel="canonical" href="https://shop.example/catalog"')
  expect(text).not.toContain('evil.example')
})

test('files of the build: hashed ones are immutable, others are revalidated, maps are not served', async () => {
  const { text } = await shop.get('/')
  const script = /\/assets\/[\w/.-]+\.js/.exec(text)?.[0] ?? ''
  const hashed = await shop.get(script, { headers: { 'accept-encoding': 'br' } })
  expect([hashed.status, hashed.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(hashed.headers['content-encoding']).toBe('br')
  const icon = await shop.get('/favicon.svg')
  expect([icon.status, icon.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
  expect((await shop.get(`${script}.map`)).status).toBe(404)
})
