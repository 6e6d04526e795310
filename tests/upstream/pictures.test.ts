import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { demo, type Item, openServices } from './services.ts'

const PICTURE = 'products/stul-kyavari-zoloto-1.webp'

test('every picture of the demo data is there', async () => {
  const { url } = await openServices()
  const paths = [
    'products',
    'categories',
    'solutions',
    'assortments',
    'articles',
    'article-categories',
  ].flatMap((file) =>
    demo<Item & { image?: { original: string }; images?: { original: string }[] }>(file).flatMap(
      ({ image, images }) => (images ?? (image ? [image] : [])).map(({ original }) => original),
    ),
  )
  expect(paths.length).toBeGreaterThan(200)
  const answers = await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const response = await fetch(`${url}/storage/${path}`, { method: 'HEAD' })
      return `${response.status} ${response.headers.get('content-type')}`
    }),
  )
  expect(new Set(answers)).toEqual(new Set(['200 image/webp']))
})

test('a picture comes whole, with a tag that saves sending it again', async () => {
  const { url } = await openServices()
  const file = readFileSync(new URL(`../../server/upstream/demo/storage/${PICTURE}`, import.meta.url))
  const first = await fetch(`${url}/storage/${PICTURE}`)
  expect(Buffer.from(await first.arrayBuffer()).equals(file)).toBe(true)
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${url}/storage/${PICTURE}`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect((await fetch(`${url}/storage/${PICTURE}`, { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
})

test('nothing but pictures is given', async () => {
  const { url } = await openServices()
  for (const path of [
    ...['../products.json', '..%2fproducts.json', 'products/../../products.json', '%2e%2e/products.json'],
    ...['/etc/passwd', 'products/%00.webp', 'README.md', 'products', '', 'products/none.webp'],
    ...['products\\..\\..\\products.json', `${'a'.repeat(5000)}.webp`],
  ]) {
    const status = await new Promise((resolve, reject) => {
      request(url, { path: `/storage/${path}` }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect([path, status]).toEqual([path, 404])
  }
})
