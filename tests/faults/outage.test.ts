import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createUpstreamServer, type Layer, readDemoData } from '../../server/upstream/index.ts'
import { get, startShop } from '../server/shop.ts'
import { startApp } from '../support/app.ts'
import { ask } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
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
  const shop = await startShop()
  ends.push(shop.close)
  const before = new Map<string, string>()
  for (const { path } of pages) before.set(path, wordsOf((await shop.get(path)).text))
  for (let number = 0; number < UNIQUE_FILTERS; number++)
    await ask(shop.app.url, filtered, { maxPrice: 100_000 + number })
  for (const fault of ['reset', 'hang', { status: 500 }] as const) {
    shop.services.heal()
    shop.services.fail({ path: /./ }, fault)
    for (const { path } of pages) {
      const { status, text } = await shop.get(path)
      expect([path, status]).toEqual([path, 200])
      expect(wordsOf(text)).toBe(before.get(path))
    }
  }
})

/** The two that make the most calls. */
const kinds = ['/', '/catalog/stul-kyavari-zoloto']

test.each(['rental', 'content', 'product'])(
  'cold, while only the %s service hangs: a page waits once for what it asks of it',
  { timeout: 120_000 },
  async (service) => {
    let page = { calls: 0, ended: 0, awaited: 0 }
    const hang: Layer = async (request, next, response) => {
      if (!request.url?.includes(`/${service}_service/`)) return next()
      const mine = page
      mine.calls += 1
      response.once('close', () => {
        mine.ended += 1
      })
      await events()
      const isLate = mine.ended > 0
      if (isLate) response.once('close', () => void mine.awaited++)
      return new Promise(() => {})
    }
    const upstream = await createUpstreamServer({ dataDir: folder, layer: hang })
    ends.push(upstream.close)
    const app = await startApp({ upstreamUrl: upstream.url })
    ends.push(app.stop)
    const seen: (typeof page)[] = []
    for (const path of kinds) {
      page = { calls: 0, ended: 0, awaited: 0 }
      const { status, text } = await get(app.url, path)
      expect([200, 503]).toContain(status)
      expect(text).toContain('</html>')
      seen.push(page)
      await events()
      expect([path, page.awaited]).toEqual([path, 0])
    }
    // They did call it, and gave up.
    await expect.poll(() => seen.some(({ calls, ended }) => calls > 0 && ended === calls)).toBe(true)
  },
)

/** What has happened on other connections before now is told of. */
async function events(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await setImmediate()
}
