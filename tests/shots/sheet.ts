import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { addDays } from '#gateway/rental/period.ts'
import { chromiumFlags, findBrowser } from '../../server/setup/browser.mjs'
import { createUpstreamServer } from '../../server/upstream/index.ts'
import { rememberDates, returnWithCart, threeDays } from '../e2e/visitor.ts'
import { startApp } from '../support/app.ts'
import { type CompanyName, companyData } from '../support/companies.ts'
import { routesOf } from '../support/routes.ts'

// npm run sheet [-- data …]: every page × width × scheme × data on one picture, shots/sheet.jpg, to look over in a minute.

const FOLDER = 'shots'
const ALL: readonly CompanyName[] = ['empty', 'one', 'demo', 'long', 'bare']
const DATA = process.argv.length > 2 ? ALL.filter((name) => process.argv.includes(name)) : ALL
const WIDTHS = [
  { width: 390, tile: 104 },
  { width: 1440, tile: 240 },
]
const SCHEMES = ['light', 'dark'] as const
/** The height of a row: what a page has below it is left out. */
const ROW = 300
const GAP = 8
const LABEL = 22

const rows = routesOf(companyData('demo')).map(({ route, status }) => ({ route, status }))
const columns = DATA.flatMap((company) =>
  WIDTHS.flatMap((size) => SCHEMES.map((scheme) => ({ company, scheme, ...size }))),
)
const left = (column: number) => columns.slice(0, column).reduce((sum, { tile }) => sum + tile + GAP, GAP)
const tiles: OverlayOptions[] = []

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
await mkdir(FOLDER, { recursive: true })
const height = rows.length * (ROW + LABEL) + LABEL
await sharp({
  create: { width: left(columns.length), height, channels: 3, background: '#888' },
  limitInputPixels: false,
})
  .composite([...tiles, ...labels()])
  .jpeg({ quality: 82 })
  .toFile(`${FOLDER}/sheet.jpg`)
await writeFile(
  `${FOLDER}/sheet.html`,
  '<!doctype html><meta charset="utf-8"><title>Sheet</title><img src="sheet.jpg" alt="" style="max-width:none">\n',
)
console.log(`Open ${FOLDER}/sheet.html`)

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
        if (look.company === company) await draw(page, look, { row, column })
    }
  } finally {
    await context.close()
    await shop.stop()
    await services.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Puts the top of the page as it is in one look onto its place of the sheet. */
async function draw(
  page: Page,
  { width, tile, scheme }: (typeof columns)[number],
  { row, column }: { row: number; column: number },
): Promise<void> {
  await page.setViewportSize({ width, height: Math.ceil((ROW * width) / tile) })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.checkVisibility() && image.decode()))
  })
  const input = await sharp(await page.screenshot())
    .resize({ width: tile, height: ROW })
    .toBuffer()
  tiles.push({ input, left: left(column), top: LABEL + row * (ROW + LABEL) + LABEL })
}

function labels(): OverlayOptions[] {
  const heads = columns.flatMap(({ company, width, scheme }, column) =>
    scheme === 'light' ? [text(`${company} ${width}`, left(column), 0)] : [],
  )
  return [
    ...heads,
    ...rows.map(({ route, status }, row) => text(`${route} ${status}`, GAP, LABEL + row * (ROW + LABEL))),
  ]
}

function text(words: string, x: number, y: number): OverlayOptions {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${LABEL}"><text y="16" font-size="15" font-family="sans-serif" fill="#fff">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`
  return { input: Buffer.from(svg), left: x, top: y }
}
