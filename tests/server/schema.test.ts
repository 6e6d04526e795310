import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ PLAYGROUND: 'off' })
})
afterAll(() => shop.close())

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
