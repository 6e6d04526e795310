import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { createSheet } from '../../server/preview/sheet.ts'
import { chromiumFlags, findBrowser } from '../../server/setup/browser.mjs'
import { createUpstreamServer } from '../../server/upstream/index.ts'
import { rememberDates, returnWithCart, threeDays } from '../e2e/visitor.ts'
import { startApp } from '../support/app.ts'
import { type CompanyName, companyData } from '../support/companies.ts'
import { routesOf } from '../support/routes.ts'

// npm run sheet [-- data …]: every page × width × scheme × data on one picture, shots/sheet.jpg, to look over in a minute.

const ALL: readonly CompanyName[] = ['empty', 'one', 'demo', 'long', 'bare']
const DATA = process.argv.length > 2 ? ALL.filter((name) => process.argv.includes(name)) : ALL
const WIDTHS = [
  { width: 390, tile: 104 },
  { width: 1440, tile: 240 },
]
const SCHEMES = ['light', 'dark'] as const

const rows = routesOf(companyData('demo')).map(({ route, status }) => ({ route, status }))
const columns = DATA.flatMap((company) =>
  WIDTHS.flatMap((size) => SCHEMES.map((scheme) => ({ company, scheme, ...size }))),
)
const sheet = createSheet(
  columns.map(({ company, scheme, ...size }) => ({
    ...size,
    scheme,
    label: scheme === 'light' ? `${company} ${size.width}` : '',
  })),
  rows.map(({ route, status }) => `${route} ${status}`),
)

const executablePath = await findBrowser({ isShellEnough: true })
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
try {
  for (const company of DATA) {
    await drawCompany(company)
    console.log(company)
  }
} finally {
  await browser.close()
}
console.log(`Open ${await sheet.write('shots', 'sheet')}`)

/** Draws every page of a company, in all four looks. */
async function drawCompany(company: CompanyName): Promise<void> {
  const data = companyData(company)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sutki-sheet-'))
  const services = await createUpstreamServer({ dataDir, data })
  const shop = await startApp({ upstreamUrl: services.url })
  const [product] = data.products
  const context = await browser.newContext({ locale: 'ru-RU', reducedMotion: 'reduce' })
  const page = await context.newPage()
  try {
    const line = product && {
      id: String(product.id),
      slug: product.slug,
      quantity: 2,
      isRemovedFromCart: false,
    }
    await returnWithCart(page, shop.url, { products: line ? [line] : [] })
    const { start } = threeDays()
    await rememberDates(page, shop.url, { start, end: addDays(start, 6) })
    const found = routesOf(data)
    for (const [row, { route, status }] of rows.entries()) {
      const place = found.find((each) => each.route === route && (each.status === status || status === 200))
      if (!place) continue
      await page.goto(shop.url + place.path)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      for (const [column, look] of columns.entries())
        if (look.company === company) await sheet.draw(page, { row, column })
    }
  } finally {
    await context.close()
    await shop.stop()
    await services.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
