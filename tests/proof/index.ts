import { writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, findBrowser } from '../../server/setup/browser.mjs'
import { readDemoData } from '../../server/upstream/index.ts'
import { measurePage, PHONE } from '../bench/pageCost.ts'
import { measureEarlyPresses, measureInteractions } from '../bench/phonePresses.ts'
import { openShop } from '../bench/shops.ts'
import { freePort } from '../support/app.ts'
import { violationsOn } from '../support/axe.ts'
import { BUDGETS } from '../support/budgets.ts'
import { rows, testOf } from '../support/conformance.ts'
import { routesOf } from '../support/routes.ts'
import { runLighthouse } from './lighthouse.ts'
import { noticedMutants } from './mutants.ts'
import { bytesByPackage } from './packages.ts'
import { type Proof, proofText } from './proofText.ts'
import { measureInstall } from './workerInstall.ts'

// npm run proof: what the shop costs a phone on this machine, written to docs/proof.md. Needs a build and a quiet machine.

const FILE = 'docs/proof.md'

const started = new Date()
const pages = routesOf(readDemoData()).filter(({ route, status }) => status === 200 && route in BUDGETS)
const product = pages.find(({ route }) => route === '/catalog/{slug}')?.path ?? ''

await using open = new AsyncDisposableStack()
const packages = measured('bytes by package', () => bytesByPackage('/pages/catalog/index'))
const shop = await openShop(0)
open.defer(shop.close)
const port = await freePort()
const executablePath = await findBrowser()
const browser = await chromium.launch({
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  ...(executablePath !== undefined && { executablePath }),
})
open.defer(() => browser.close())

// Every page and picture is there before it is measured: what a visitor after the first one finds.
const violations: string[] = []
for (const { path } of pages) violations.push(...(await violationsOf(browser, shop.url + path)))

const proof: Proof = {
  ...{ started, browser: `${browser.browserType().name()} ${browser.version()}`, packages: await packages },
  ...{ pages: [], violations, statements: rows.length },
  proven: rows.filter((row) => testOf(row) !== null).length,
  mutants: noticedMutants(),
  install: await measured('the worker', () => measureInstall(browser, shop.url)),
  early: await measured('presses before the scripts', () => measureEarlyPresses(browser, shop.url)),
  interactions: await measured('presses', () => measureInteractions(browser, shop.url, product)),
}
for (const { route, path } of pages) {
  const marks = await measured(`${path}, Lighthouse`, () => runLighthouse(shop.url + path, port))
  const cost = await measured(path, () => measurePage(browser, shop.url + path))
  proof.pages.push({ route, marks, cost })
}
writeFileSync(FILE, proofText(proof))
console.log(`${FILE} is written.`)

/** Says what is measured, and what came out: of minutes of measuring something is left if the end is not reached. */
async function measured<Result>(what: string, measure: () => Promise<Result>): Promise<Result> {
  console.log(`Measuring: ${what}…`)
  const result = await measure()
  console.log(result)
  return result
}

async function violationsOf(by: Browser, url: string): Promise<string[]> {
  const page = await by.newPage({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(url, { waitUntil: 'networkidle' })
  const found = await violationsOn(page)
  await page.context().close()
  return found.map(({ id, where }) => `${id} (${where.length})`)
}
