import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../support/graphql.ts'
import { type Shop, startShop } from './shop.ts'

let shop: Shop
let folder: string
const manifest: Record<string, string> = JSON.parse(readFileSync('dist/persisted.json', 'utf8'))
const [hash = '', document = ''] =
  Object.entries(manifest).find(([, text]) => text.startsWith('query SiteSettings')) ?? []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sutki-manifests-'))
  await writeFile(
    path.join(folder, 'app.json'),
    JSON.stringify({ 'brand-of-the-app': 'query Brand { settings { brand } }' }),
  )
  shop = await startShop({
    PERSISTED_ONLY: 'on',
    PERSISTED_MANIFESTS: folder,
    OFFLINE: 'off',
    YANDEX_MAPS_API_KEY: 'key-1',
  })
})

afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const byHash = (sha256Hash: string) =>
  `/graphql?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }))}`

test('an operation of the build is answered by its hash, and is cacheable', async () => {
  const headers = { accept: 'application/json' }
  const { status, headers: answered, text } = await shop.get(byHash(hash), { headers })
  expect(status).toBe(200)
  expect(JSON.parse(text)).toMatchObject({ data: { settings: { minimumRental: 2 } } })
  expect(answered['cache-control']).toMatch(/^public, max-age=\d+/)
  const { etag } = answered
  for (const known of [`${etag}`, `"other", ${etag}`]) {
    const again = await shop.get(byHash(hash), { headers: { ...headers, 'if-none-match': known } })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
  }
  const other = await shop.get(byHash(hash), { headers: { ...headers, 'if-none-match': '"other"' } })
  expect(other.status).toBe(200)
})

test('its tag is weak, for it is the same in every encoding, and another for another type; it depends on what the client takes', async () => {
  const tags = new Set<string>()
  for (const accept of ['application/json', 'application/graphql-response+json'])
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await shop.get(byHash(hash), { headers: { accept, 'accept-encoding': encoding } })
      expect(headers.vary).toBe('accept, accept-encoding')
      expect(headers.etag).toMatch(/^W\/"[\w-]{43}"$/)
      tags.add(`${accept} ${headers.etag}`)
    }
  expect(tags.size).toBe(2)
  expect(new Set([...tags].map((tag) => tag.split(' ')[1])).size).toBe(2)
})

test('an operation of another client’s manifest is answered by its id, by GET and POST', async () => {
  const expected = { data: { settings: { brand: expect.any(String) } } }
  const got = await shop.get(byHash('brand-of-the-app'), { headers: { accept: 'application/json' } })
  expect(JSON.parse(got.text)).toEqual(expected)
  const posted = await fetch(`${shop.app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'brand-of-the-app' } } }),
  })
  expect(await posted.json()).toEqual(expected)
})

test('the text of an operation of the build is answered too, another one is not', async () => {
  await expect(ask(shop.app.url, document)).resolves.toHaveProperty('settings')
  await expect(ask(shop.app.url, '{ settings { minOrderDays } }')).rejects.toThrow('PERSISTED_QUERY_ONLY')
})

test('pages are rendered as before', async () => {
  expect((await shop.get('/catalog')).status).toBe(200)
})

test('the map stands in a sandboxed page of its own, the only one with another policy', async () => {
  const { status, headers, text } = await shop.get('/map-frame?at=55.79,37.59')
  expect(status).toBe(200)
  expect(text).toContain(
    'src="https://api-maps.yandex.ru/2.1/?lang=ru_RU&amp;coordorder=latlong&amp;apikey=key-1"',
  )
  expect(text).toContain("zoom: 10, type: 'yandex#map'")
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^sandbox allow-scripts allow-popups; default-src 'none'; /)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/allow-same-origin|script-src[^;]*unsafe-inline/)

  const page = await shop.get('/contacts')
  expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|yandex/)
  expect(page.text).not.toContain('key-1')
})

test('without the worker pages start none, and the one at its address leaves', async () => {
  const { text, headers } = await shop.get('/worker.js')
  expect(headers['cache-control']).toBe('no-cache')
  expect(text).toContain('registration.unregister()')
  expect(text).not.toContain('/assets/')
  expect((await shop.get('/')).text).toContain('"hasWorker":false')
})
