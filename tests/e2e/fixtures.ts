import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { createUpstreamServer } from '../../server/upstream/index.ts'
import { formula, type Tariff } from '../../server/upstream/quotes.ts'
import { shiftPages } from '../support/clockOfRun.ts'
import { type CompanyName, companyData } from '../support/companies.ts'
import { type FaultyUpstream, faultyUpstream } from '../support/faultyUpstream.ts'
import type { OpenedApp } from '../support/openApp.ts'
import { seededDir } from '../support/seededDir.ts'
import { openShop } from './pictures.ts'
import { watch } from './watch.ts'

/** The shop on its own embedded services; the database is the test worker's own. */
interface ShopWorker {
  shop: OpenedApp
}

/** A shop of this one test, in front of services that can be told to fail. */
export interface FaultyShop {
  url: string
  /** Where the services keep their database. */
  dataDir: string
  services: FaultyUpstream
}

interface ShopTest {
  /** Console messages that the test provokes; every other error or warning fails it. */
  expectedMessages: RegExp[]
  /** True if pages fetch ahead what they link to; otherwise the tests' connection saves data. */
  fetchesAhead: boolean
  /** Hosts of third parties whose part a test plays itself. */
  doubledSites: string[]
  /** Environment of `faultyShop`. */
  faultyEnv: Record<string, string>
  /** How the services of `faultyShop` price a rental. */
  tariff: { prices: Tariff }
  faultyShop: FaultyShop
  /** Whose data `companyShop` has. */
  company: CompanyName
  /** The URL of a shop on another company's data. */
  companyShop: string
  watched: undefined
}

/** Playwright's test with the shop started, and with an eye on the console and on the requests of every page. */
export const test = base.extend<ShopTest, ShopWorker>({
  expectedMessages: [[], { option: true }],
  doubledSites: [[], { option: true }],
  fetchesAhead: [false, { option: true }],
  faultyEnv: [{}, { option: true }],
  // In an object: Playwright takes a function for a fixture.
  tariff: [{ prices: formula }, { option: true }],
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await openShop()
      await use(shop)
      expect(await shop.stop(), shop.output()).toBe(0)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page)
    await use(page)
  },
  faultyShop: async ({ faultyEnv, tariff, browser }, use) => {
    const dataDir = await seededDir()
    const embedded = await createUpstreamServer({ dataDir, tariff: tariff.prices })
    const services = await faultyUpstream(embedded.url)
    const app = await openShop({ upstreamUrl: services.url, env: faultyEnv })
    await use({ url: app.url, dataDir, services })
    await closePages(browser)
    expect(await app.stop(), app.output()).toBe(0)
    await services.close()
    await embedded.close()
    await rm(dataDir, { recursive: true, force: true })
  },
  company: ['demo', { option: true }],
  companyShop: async ({ company, browser }, use) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'sutki-company-'))
    const services = await createUpstreamServer({ dataDir, data: companyData(company) })
    const app = await openShop({ upstreamUrl: services.url })
    await use(app.url)
    await closePages(browser)
    expect(await app.stop(), app.output()).toBe(0)
    await services.close()
    await rm(dataDir, { recursive: true, force: true })
  },
  watched: [
    async ({ context, expectedMessages, doubledSites, fetchesAhead }, use) => {
      if (!fetchesAhead) await context.addInitScript(saveData)
      await shiftPages(context)
      const seen = watch(context, doubledSites)
      await use(undefined)
      expect(seen.foreignRequests, 'requests to third parties').toEqual([])
      expect(
        seen.messages.filter(
          (message) => ![WORKER_BLOCKED, ...expectedMessages].some((pattern) => pattern.test(message)),
        ),
        'errors and warnings in the console',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** True in `npm run test:nightly`, where a test goes through all kinds of a page, a press or a fault, else through the main ones. */
export const isNightly = process.env.NIGHTLY === 'on'

// Playwright's own word, where the configuration blocks workers and the page does not spare data.
const WORKER_BLOCKED = /^warning: Service Worker registration blocked by Playwright/

// What is not a press on a button is lost before the scripts run. A test that is about that moment goes with `waitUntil: 'commit'`.
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await hydrated(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await hydrated(page)
    return response
  }
}

async function hydrated(page: Page): Promise<void> {
  const isShopPage = (await page.locator('#root').count()) > 0
  if (isShopPage) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/**
 * Before their shop ends: what a page loads a second after its start would be refused, and told of. The contexts are asked of the browser,
 * because one whose `baseURL` is that shop cannot be what the shop depends on.
 */
async function closePages(browser: Browser): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  await Promise.all(pages.map((page) => page.close()))
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}
