import { mkdir, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { chromiumFlags, findBrowser } from '../../server/setup/browser.mjs'
import { chair, fillCart, rememberDates, threeDays } from '../e2e/visitor.ts'
import { freePort, startApp } from '../support/app.ts'
import { indexPage } from './indexPage.ts'
import { passedDays, type Screen, screens } from './screens.ts'

// npm run shots [-- part of a name …] [--text 200]: a picture of every screen, and a page that lays them side by side.

const FOLDER = 'shots'
const FORMS = [
  { form: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { form: 'desk', viewport: { width: 1440, height: 900 } },
] as const
const SCHEMES = ['light', 'dark'] as const

const { values, positionals } = parseArgs({ allowPositionals: true, options: { text: { type: 'string' } } })
const chosen = screens.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
)
if (positionals.length === 0) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })

const executablePath = await findBrowser()
const shop = await startApp()
const withoutServices = await startApp({ upstreamUrl: `http://127.0.0.1:${await freePort()}` })
const withAnalytics = await startApp({ env: { GTM_ID: 'GTM-AB12' } })
const otherShops = { withoutServices, withAnalytics }
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
try {
  const cart = await cartOf(browser)
  const shots = FORMS.flatMap(({ form, ...device }) =>
    SCHEMES.flatMap((colorScheme) =>
      chosen
        .filter(({ only }) => only === undefined || only === form)
        .map((screen) => ({ screen, options: { ...device, colorScheme } })),
    ),
  ).values()
  const takeAll = async () => {
    for (const { screen, options } of shots) {
      const file = `${screen.name}-${options.viewport.width}-${options.colorScheme}.png`
      await take(screen, file, { ...options, ...(hasCart(screen) && { storageState: cart }) })
      console.log(file)
    }
  }
  await Promise.all([takeAll(), takeAll()])
  await writeFile(`${FOLDER}/index.html`, indexPage(FOLDER))
} finally {
  await browser.close()
  await shop.stop()
  await Promise.all(Object.values(otherShops).map((other) => other.stop()))
}
console.log(`Open ${FOLDER}/index.html`)

async function take(screen: Screen, file: string, options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext({ locale: 'ru-RU', reducedMotion: 'reduce', ...options })
  try {
    const page = await context.newPage()
    const { url } = screen.shop ? otherShops[screen.shop] : shop
    if (screen.visitor !== 'new')
      await rememberDates(page, url, isOverdue(screen) ? passedDays() : threeDays())
    await open(page, url + screen.path)
    if (values.text) await page.addStyleTag({ content: `html { font-size: ${Number(values.text)}% }` })
    await screen.open?.(page)
    await page.evaluate(loadPictures)
    await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: !screen.inWindow })
  } catch (error) {
    // One screen that cannot be had says so; the others are taken.
    console.error(`${file}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  } finally {
    await context.close()
  }
}

/** What a browser keeps of a visitor with two chairs and an extra in the cart. */
async function cartOf(browser: Browser) {
  const context = await browser.newContext({ viewport: FORMS[1].viewport })
  const page = await context.newPage()
  await rememberDates(page, shop.url)
  await open(page, `${shop.url}/catalog/${chair.slug}`)
  await fillCart(page)
  const state = await context.storageState()
  await context.close()
  return { cookies: [], origins: state.origins }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page
    .getByRole('status')
    .filter({ hasText: /^Загружаем/ })
    .waitFor({ state: 'detached' })
}

// Pictures below the window wait for the visitor; in a picture of the whole page they have to be there.
async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.allSettled([...document.images].map((image) => image.checkVisibility() && image.decode()))
}

function hasCart({ visitor }: Screen): boolean {
  return visitor === 'withCart' || visitor === 'withOverdueCart'
}

function isOverdue({ visitor }: Screen): boolean {
  return visitor === 'overdue' || visitor === 'withOverdueCart'
}
