import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createUpstreamServer, type Layer, readDemoData } from '../../server/upstream/index.ts'
import { get, startShop } from '../server/shop.ts'
import { ask } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { openApp } from '../support/openApp.ts'
import { routesOf } from '../support/routes.ts'

/** What all see: no dates, no filters, no words of a visitor's own. */
const pages = routesOf(readDemoData()).filter(
  ({ path, status }) => status === 200 && !path.startsWith('/search'),
)
/** All products for a filter of its own: 60 kB an answer, together more than any of the stores takes. */
const UNIQUE_FILTERS = 320
const filtered = `query ($maxPrice: Float!) { products(filter: { maxPrice: $maxPrice }, limit: 100) { total } }`

let folder: string
let ends: (() => unknown)[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sutki-outage-'))
  ends = [() => rmSync(folder, { recursive: true })]
})
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
})

test('pages that were seen stay after any number of unique filters, whatever all services do then', {
  timeout: 180_000,
}, async () => {
  const shop = await startShop({ UPSTREAM_DEADLINE_MS: '2500' })
  ends.push(shop.close)
  const before = new Map<string, string>()
  for (const { path } of pages) before.set(path, wordsOf((await shop.get(path)).text))
  for (let number = 0; number < UNIQUE_FILTERS; number++)
    await ask(shop.app.url, filtered, { maxPrice: 100_000 + number })
  for (const fault of ['hang', { status: 500 }] as const) {
    shop.services.heal()
    shop.services.fail({ path: /./ }, fault)
    for (const { path } of pages) {
      const { status, text } = await shop.get(path)
      expect([path, status]).toEqual([path, 200])
      expect(wordsOf(text)).toBe(before.get(path))
    }
  }
})

test.each(['rental', 'content', 'product'])(
  'cold, while only the %s service hangs: the home page waits once for what it asks of it',
  { timeout: 120_000 },
  async (service) => {
    const calls = { begun: 0, ended: 0, awaited: 0 }
    const hang: Layer = async (request, next, response) => {
      if (!request.url?.includes(`/${service}_service/`)) return next()
      calls.begun += 1
      response.once('close', () => {
        calls.ended += 1
      })
      await events()
      const isLate = calls.ended > 0
      if (isLate) response.once('close', () => void calls.awaited++)
      return new Promise(() => {})
    }
    const upstream = await createUpstreamServer({ dataDir: folder, layer: hang })
    ends.push(upstream.close)
    // Long, so that what is not waited for is still open when the page has come.
    const app = await openApp({ upstreamUrl: upstream.url, env: { UPSTREAM_DEADLINE_MS: '5000' } })
    ends.push(app.stop)
    const { status, text } = await get(app.url, '/')
    await events()
    expect(status).toBe(service === 'rental' ? 503 : 200)
    expect(text).toContain('</html>')
    expect(calls.ended).toBeGreaterThan(0)
    expect(calls.awaited).toBe(0)
  },
)

/** What has happened on other connections before now is told of. */
async function events(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await setImmediate()
}
