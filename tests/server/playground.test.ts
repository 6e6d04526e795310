import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await sharedShop('demo')
})

test('the schema is served as the file is, kept by caches and asked for again by its tag', async () => {
  const { status, headers, text } = await shop.get('/schema.graphql')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toBe(readFileSync('schema.graphql', 'utf8'))
  expect(headers['cache-control']).toBe('public, max-age=3600')
  const again = await shop.get('/schema.graphql', { headers: { 'if-none-match': String(headers.etag) } })
  expect([again.status, again.text]).toEqual([304, ''])
  const packed = await shop.get('/schema.graphql', { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
})

test('the page of the playground is small, and its policy lets nothing run but its own files', async () => {
  const { status, headers, bytes } = await shop.get('/graphql', {
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  })
  expect([status, headers['content-encoding']]).toEqual([200, 'br'])
  expect(bytes.length).toBeLessThan(8000)
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; script-src 'self';/)
  expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|[*]|https?:/)
})

test('the files of the playground are kept for ever and sent compressed', async () => {
  const page = await shop.get('/graphql', { headers: { accept: 'text/html' } })
  const paths = new Set(page.text.match(/\/playground\/[\w.-]+/g))
  expect([...paths].map((path) => path.replace(/\.[\w-]+(?=\.\w+$)/, '')).sort()).toEqual(
    ['editor.js', 'graphiql.css', 'graphiql.js', 'graphql.js', 'json.js'].map(
      (name) => `/playground/${name}`,
    ),
  )
  for (const path of paths) {
    const plain = await shop.get(path)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['content-type']).toMatch(path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
    const br = await shop.get(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const gzip = await shop.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect([br, gzip].map(({ headers }) => headers.vary)).toEqual(['accept-encoding', 'accept-encoding'])
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
  }
  expect((await shop.get('/playground/graphiql.js')).status).toBe(404)
})
