import { expect, test } from 'vitest'
import { get } from '../server/shop.ts'
import { startApp } from '../support/app.ts'

test('the server of npm run dev renders a page and draws the company’s icons', async () => {
  const app = await startApp({ env: { NODE_ENV: 'development' } })
  const page = await get(app.url, '/catalog', { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(page.text).toContain('/@vite/client')
  const icon = await fetch(`${app.url}/icon-192.png`)
  expect(icon.headers.get('content-type')).toBe('image/png')
  expect((await icon.bytes()).length).toBeGreaterThan(1000)
  // Ours, not the file that Vite would find.
  const schema = await fetch(`${app.url}/schema.graphql`)
  expect(schema.headers.get('cache-control')).toBe('public, max-age=3600')
  await app.stop()
}, 60_000)
