import { expect, test } from 'vitest'
import { sharedShop } from './sharedShop.ts'

test('the worker is asked for each time, stands at the root, and every file in it is there', async () => {
  const shop = await sharedShop('demo')
  const { status, headers, text } = await shop.get('/worker.js')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
  const files = new Set(text.match(/\/(?:assets\/[\w/.-]+\.(?:js|css|woff2)|favicon\.svg|no-photo\.svg)/g))
  expect(files.size).toBeGreaterThan(30)
  for (const file of files) expect((await shop.get(file)).status, file).toBe(200)
  expect((await shop.get('/')).text).toContain('"hasWorker":true')
})
