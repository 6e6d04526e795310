import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { LOCALE, NAME, TIME_ZONE } from '#company/constants.ts'
import { PAGES } from '#company/pages.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { chromiumFlags, findBrowser } from '../setup/browser.mjs'
import { ensureBuilt } from '../setup/build.mjs'
import { explainFailure, SetupError } from '../setup/console.mjs'
import { albumHtml } from './album.ts'
import { chosenDates, open, type Place, placesOf, storeIn } from './places.ts'

// `npm run company -- preview DIR` runs this with COMPANY_DIR: builds the shop, and writes a page with pictures of all its kinds of page and state.

const ALBUM = 'shots/company'
const LOOKS = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme, look: `${width} ${scheme}` })),
)
const TODAY = todayIn(TIME_ZONE, new Date())

await explainFailure(async () => {
  const executablePath = await findBrowser({ isShellEnough: true })
  if (!executablePath)
    throw new SetupError('No Chromium or Chrome was found.', 'install one and run the command again.')
  ensureBuilt()
  await using held = new AsyncDisposableStack()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sutki-preview-'))
  held.defer(() => rm(dataDir, { recursive: true, force: true }))
  const browser = await chromium.launch({ args: chromiumFlags, executablePath })
  held.defer(() => browser.close())
  const start = async (env: Record<string, string>) => {
    const shop = await startShop({ DATA_DIR: dataDir, ...env })
    held.defer(shop.stop)
    return shop.url
  }
  const url = await start({})
  const silent = await start({ UPSTREAM_URL: 'http://127.0.0.1:9', STORAGE_URL: '' })
  const places = await placesOf(url, TODAY, Object.keys(PAGES))
  await rm(ALBUM, { recursive: true, force: true })
  await mkdir(ALBUM, { recursive: true })
  const rows = places.map(({ name }, row) => ({
    name,
    pictures: LOOKS.map((look) => ({ file: fileOf(row, look), ...look })),
  }))
  const queue = places.entries()
  const drawAll = async () => {
    const visitors = new Map<string, Promise<BrowserContext>>()
    for (const [row, place] of queue) {
      const shop = place.from === 'silent' ? silent : url
      const key = JSON.stringify([shop, place.isUndated, place.stored, place.from])
      const visitor = visitors.get(key) ?? visitorOf(browser, shop, place)
      visitors.set(key, visitor)
      await drawPlace(await visitor, shop, place, row)
      console.log(place.name)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, drawAll))
  await writeFile(`${ALBUM}.html`, albumHtml(NAME, rows))
  console.log(`${NAME}: open ${ALBUM}.html`)
})

/** From the album to a picture. */
function fileOf(row: number, { width, scheme }: Look): string {
  return `${path.basename(ALBUM)}/${row}-${width}-${scheme}.jpg`
}

type Look = (typeof LOOKS)[number]

/** The browser of those who see places of one kind: scripts and pictures load once. */
async function visitorOf(browser: Browser, url: string, place: Place): Promise<BrowserContext> {
  const serviceWorkers = place.from === 'offline' ? 'allow' : 'block'
  const context = await browser.newContext({
    ...{ locale: LOCALE, timezoneId: TIME_ZONE, reducedMotion: 'reduce', serviceWorkers },
  })
  const value = encodeURIComponent(JSON.stringify(chosenDates(TODAY)))
  if (!place.isUndated) await context.addCookies([{ name: 'rentDates', value, url }])
  await storeIn(context, place.stored ?? {})
  return context
}

/** A place as its visitor sees it, in each look. */
async function drawPlace(context: BrowserContext, url: string, place: Place, row: number): Promise<void> {
  const page = await context.newPage()
  await open(page, url, place)
  for (const look of LOOKS) {
    await page.setViewportSize({ width: look.width, height: 900 })
    await page.emulateMedia({ colorScheme: look.scheme })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.allSettled([...document.images].map((image) => image.checkVisibility() && image.decode()))
    })
    const file = path.join(path.dirname(ALBUM), fileOf(row, look))
    await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage: true })
  }
  await page.close()
}

/** The built shop as its own process, on a free port; with the services of the environment or of `.env`, else the embedded ones. */
async function startShop(env: Record<string, string>) {
  const own = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '',
    PORT: '0',
    SITE_URL: '',
    REDIS_URL: '',
    WORKERS: '',
  }
  const child = spawn(process.execPath, ['server/index.ts'], {
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  return { url: await announcedUrl(child), stop }
}

function announcedUrl(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk
      const [url] = /http:\/\/127\.0\.0\.1:\d+(?=\n)/.exec(output) ?? []
      if (url) resolve(url)
    })
    child.once('close', () => reject(new Error('The shop did not start: see above.')))
  })
}
