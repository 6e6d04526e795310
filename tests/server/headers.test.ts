import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await startShop({ SITE_URL: 'https://shop.example' })
})

afterAll(() => shop.close())

test('headers keep other scripts, frames and sniffing out', async () => {
  for (const target of ['/', '/no-such-page', '/healthz', '/graphql']) {
    const { headers } = await shop.get(target)
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; /)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*(unsafe-inline|unsafe-eval|\*)/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  }
})

test('the page has no script in it that would run', async () => {
  const { text } = await shop.get('/')
  const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(inline.length).toBeGreaterThan(0)
  for (const attributes of inline) expect(attributes).toContain('type="application/json"')
})

test('pages are compressed once, and say that they depend on it', async () => {
  const plain = await shop.get('/catalog')
  const packed = await shop.get('/catalog', { headers: { 'accept-encoding': 'br, gzip' } })
  expect([plain.headers.vary, packed.headers.vary]).toEqual(['accept-encoding', 'accept-encoding'])
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3)
  expect(brotliDecompressSync(packed.bytes).toString()).toContain('</html>')
})

test('answers of the gateway are compressed once', async () => {
  const headers = { 'accept-encoding': 'br', 'content-type': 'application/json' }
  const answer = await fetch(`${shop.app.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: '{ products(limit: 50) { items { id name description } } }' }),
  })
  expect(answer.headers.get('content-encoding')).toBe('br')
  const { data } = await answer.json()
  expect(data.products.items).toHaveLength(50)
})

test('canonical links name SITE_URL alone', async () => {
  const { text } = await shop.get('/catalog', {
    headers: { host: 'localhost', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  })
  expect(text).toContain('<link rel="canonical" href="https://shop.example/catalog"')
  expect(text).not.toContain('evil.example')
})

test('files of the build: hashed ones for ever, others to be asked for again, maps not at all', async () => {
  const { text } = await shop.get('/')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? ''
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
