import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planPictureUrl, planUrl } from '#gateway/rental/plan/writePlan.ts'
import { placesOf } from '../../server/preview/places.ts'
import { FOREIGN } from '../e2e/englishJourney.ts'
import { freePort, startApp } from '../support/app.ts'
import { companyData } from '../support/companies.ts'
import { type CompanyShop, startCompanyShop } from '../support/companyShop.ts'
import { ask, type CreateOrderAnswer, createOrder } from '../support/graphql.ts'
import { threeDays } from '../support/rental.ts'
import { routesOf } from '../support/routes.ts'
import {
  expectOwnForm,
  expectOwnOrderForm,
  expectOwnPromises,
  expectOwnRules,
  expectOwnTimes,
  ownOrder,
} from './harbourOrders.ts'
import { expectOwnName, expectOwnPages } from './harbourPages.ts'
import { orderInBrowser } from './harbourVisit.ts'
import { get } from './shop.ts'

// Another company's folder, services and build, in English and in euros: nothing of the demonstration company is left in what goes
// out, and nothing Russian.

const MINUTES = 60_000
const isNightly = process.env.NIGHTLY === 'on'
const COMPANY_DIR = path.resolve('tests/support/harbour')
const data = companyData('harbour')
const PERIOD = threeDays()
const line = { productId: '1', parentId: null, quantity: 2, sum: null }
const plan = { title: 'Quay party', period: PERIOD, made: null, lines: [line] }
const PLAN = planUrl(plan) ?? ''

let shop: CompanyShop
let app: CompanyShop['app']
beforeAll(async () => {
  shop = await startCompanyShop(COMPANY_DIR, data)
  app = shop.app
}, 5 * MINUTES)
afterAll(() => shop.close())

test.each(routesOf(data))('$path is in English', async ({ path: target }) => {
  for (const cookie of ['', `rentDates=${encodeURIComponent(JSON.stringify(PERIOD))}`]) {
    const answer = await get(app.url, target, { headers: { accept: 'text/html', cookie } })
    expect(answer.text).toMatch(/<html lang="en"/)
    expect(answer.text).toMatch(/<title>[^<]*Harbour &amp; Sons/)
    expectOwn(answer)
  }
})

test.each([
  '/how-many',
  '/search/chainsaw',
  '/catalog?page=99',
  PLAN,
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-documents-1.xml',
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/worker.js',
  '/health',
])('%s is, too', async (target) => {
  const answer = await get(app.url, target, { headers: { accept: 'text/html,*/*' } })
  expect(answer.status).toBeLessThan(500)
  expectOwn(answer)
})

test('its preview has every kind of page, each as the shop has it', async () => {
  const all = await placesOf(app.url, PERIOD.start, ['warranty'])
  const places = all.filter(({ html, from }) => html === undefined && from !== 'offline')
  const paths = places.map((place) => place.path.replace(/\?.*/, ''))
  for (const { route, path: target, status } of routesOf(data).filter(({ is }) => is.kind !== undefined))
    if (status === 200) expect(paths, route).toContainEqual(expect.stringMatching(sameKind(route, target)))
  for (const { name, path: target } of places) {
    const { status } = await get(app.url, target, { headers: { accept: 'text/html' } })
    expect({ name, status }).toEqual({ name, status: name === 'no such page' ? 404 : 200 })
  }
})

test('its services’ silence and what the API refuses are told in English', async () => {
  const silent = await startApp({
    upstreamUrl: `http://127.0.0.1:${await freePort()}`,
    root: shop.checkout.folder,
    env: { COMPANY_DIR },
  })
  await using closing = new AsyncDisposableStack()
  closing.defer(async () => void (await silent.stop()))
  for (const target of ['/', '/catalog', '/catalog/generator-6-kw', '/contacts', PLAN])
    expectOwn(await get(silent.url, target, { headers: { accept: 'text/html' } }))

  const order = (period: object, quantity: number) =>
    ownOrder({ period: { ...PERIOD, ...period }, lines: [{ productId: '1', quantity }] })
  const refused = [order({ start: '2020-01-01', end: '2020-01-02' }, 1), order({}, 7), order({}, 10_000)]
  for (const input of refused) {
    const { createOrder: problem } = await ask<CreateOrderAnswer>(app.url, createOrder, { input })
    expect(problem).toHaveProperty('message')
    expect(JSON.stringify(problem)).not.toMatch(FOREIGN)
  }
  const { createOrder: offline } = await ask<CreateOrderAnswer>(silent.url, createOrder, {
    input: order({}, 1),
  })
  expect(JSON.stringify(offline)).toMatch(/try again/i)
  expect(JSON.stringify(offline)).not.toMatch(FOREIGN)
})

test('sums, structured data and the API are in its currency, and in its name', async () => {
  await expectOwnName(shop.checkout.folder, COMPANY_DIR)
  const { text } = await get(app.url, '/catalog/scissor-lift-12-m')
  expect(text).toContain('€1,200 per\u00A0day')
  expect(text).toContain('"priceCurrency":"EUR"')
  const home = (await get(app.url, '/')).text
  expect(home).toContain('"currenciesAccepted":"EUR"')
  expect(home).toContain('"addressCountry":"DE"')
  expect(home).toContain('placeholder="Generator, patio heater"')
  const query = encodeURIComponent('{ settings { currency brand } }')
  const answer = await get(app.url, `/graphql?query=${query}`, { headers: { 'x-requested-with': 'test' } })
  expect(answer.text).toContain(`{"currency":"EUR","brand":"Harbour & Sons' Tools"}`)
})

test('what guests need is said in its words', async () => {
  const { text } = await get(app.url, '/how-many', { headers: { accept: 'text/html' } })
  expect(text).toMatch(/1\sper\s10\sguests\splus\s5%\sspare,\sat\sleast\s1/)
})

test('orders are collected, have the fields and consents that it asks for, and its promises', async () => {
  await expectOwnForm(app.url)
  await expectOwnRules(app.url, shop.dataDir)
  await expectOwnOrderForm(app.url, shop.dataDir)
  await expectOwnPromises(app.url, shop.dataDir)
})

test('rentals are as long as it says and at its times of day', async () => {
  await expectOwnTimes(app.url, shop.dataDir)
})

test('its pages and files have what it says, and no more', async () => {
  await expectOwnPages(app.url, `/solutions/${data.solutions[0]?.slug}`)
})

test('its own texts are on pages, in scripts and in answers of the API, and nowhere the shop’s', async () => {
  const { text } = await get(app.url, '/')
  expect(text).toContain('aria-label="Contents"')
  expect(text).not.toContain('aria-label="Menu"')
  const scripts = globSync('dist/client/**/*.js', { cwd: shop.checkout.folder })
  const code = scripts.map((file) => readFileSync(shop.checkout.path(file), 'utf8')).join('\n')
  expect(code).toMatch(/holding /)
  expect(code).toContain('Contents')
  expect(code).not.toMatch(/"Menu"/)
  const query =
    'mutation { createOrder(input: { idempotencyKey: "a-key-of-some-length", period: { start: "2030-01-01", end: "2030-01-05" }, lines: [], customer: { name: "A", phone: "+493012345678" }, delivery: { method: PICKUP }, consent: true, termsAccepted: true }) { ... on OrderInputProblem { fields { message } } } }'
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'test' },
    body: JSON.stringify({ query }),
  })
  expect(await answer.text()).toContain('Choose at least one tool.')
})

test('a text page of its own has a URL and is in the sitemap', async () => {
  const { text } = await get(app.url, '/warranty', { headers: { accept: 'text/html' } })
  expect(text).toMatch(/<title>Warranty on tools — /)
  expect(text).toContain('replaced within two hours')
  expect((await get(app.url, '/sitemap-documents-1.xml')).text).toContain('/warranty</loc>')
})

// The wide one is part of `npm run test:nightly`.
test.each(isNightly ? [390, 1440] : [390])(
  'a visitor comes from the home page to an order in a browser of %i pixels',
  { timeout: 2 * MINUTES },
  (width) => orderInBrowser(app.url, width),
)

test('the logo, the manifest and the playground are its own', async () => {
  const { text } = await get(app.url, '/')
  const [, src = ''] =
    /aria-label="Harbour[^"]*"><picture>.*?<img src="([^"]+)" alt="" width="192" height="32"/.exec(text) ?? []
  expect((await get(app.url, src)).text).toBe(readFileSync(path.join(COMPANY_DIR, 'logo.svg'), 'utf8'))
  const manifest = JSON.parse((await get(app.url, '/manifest.webmanifest')).text)
  expect(manifest).toMatchObject({
    name: "Harbour & Sons' Tools — tools for rent",
    short_name: 'Harbour',
  })
  const playground = await get(app.url, '/graphql', { headers: { accept: 'text/html' } })
  expect(playground.text).toContain("<title>Harbour & Sons' Tools — GraphQL</title>")
  expect(playground.text).toContain('Please call us the day before')
  expectOwn(playground)
})

test('its colours are in the style sheet, the frame of the browser, the manifest and the icons', async () => {
  const { text } = await get(app.url, '/')
  expect(text).toContain('<meta name="theme-color" content="#eff3f4" media="(prefers-color-scheme: light)"/>')
  expect(text).toContain('<meta name="theme-color" content="#0a1a23" media="(prefers-color-scheme: dark)"/>')
  const sheet = await get(app.url, /href="([^"]+\/sheets\.[^"]+)"/.exec(text)?.[1] ?? '')
  expect(sheet.text).toContain('--accent:#ff8a3d')
  expect(sheet.text).not.toMatch(/#d6f24b|#f6f4ef/i)
  expect(JSON.parse((await get(app.url, '/manifest.webmanifest')).text)).toMatchObject({
    theme_color: '#eff3f4',
  })
  expect((await get(app.url, '/favicon.svg')).text).toContain('#ff8a3d')
})

test('other languages are told to search engines, and the footer leads to the same page in each', async () => {
  const target = '/catalog/generator-6-kw'
  const { text } = await get(app.url, target, { headers: { accept: 'text/html' } })
  expect(text).toContain(
    `<link rel="alternate" hreflang="en" href="${app.url}${target}"/>` +
      `<link rel="alternate" hreflang="de" href="https://de.harbour.example${target}"/>` +
      `<link rel="alternate" hreflang="pt-BR" href="https://br.harbour.example${target}"/>`,
  )
  expect(text).toContain(`<a href="https://de.harbour.example${target}" hrefLang="de" lang="de">Deutsch</a>`)
  expect((await get(app.url, '/cart')).text).not.toContain('rel="alternate"')
  const { text: sitemap } = await get(app.url, '/sitemap-products-1.xml')
  expect(sitemap).toContain(
    `</lastmod><xhtml:link rel="alternate" hreflang="en" href="${app.url}${target}"/>` +
      `<xhtml:link rel="alternate" hreflang="de" href="https://de.harbour.example${target}"/>`,
  )
})

test('its fonts are in the sheet, asked for first, there without a line, and on the pictures of plans', async () => {
  const { text } = await get(app.url, '/')
  const sheet = (await get(app.url, /href="([^"]+\/sheets\.[^"]+)"/.exec(text)?.[1] ?? '')).text
  expect(sheet).toMatch(/--font-display:"?Archivo"?,\s?system-ui/)
  expect(sheet).toMatch(/font:620 var\(--fs-h1\)/)
  expect(sheet).not.toMatch(/Onest|Unbounded/)
  const files = [...sheet.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => url)
  expect(files.map((url) => url.replace(/.*\/([a-z]+)\..*/, '$1'))).toEqual(['archivo', 'instrument'])
  const [font = ''] = files.filter((url) => url.includes('instrument'))
  expect(text).toContain(`rel="preload" href="${font}"`)
  const worker = readFileSync(shop.checkout.path('dist/offline/worker.js'), 'utf8')
  for (const url of files) {
    expect((await fetch(app.url + url)).headers.get('content-type')).toBe('font/woff2')
    expect(worker).toContain(url)
  }
  const drawn = "console.log(JSON.stringify((await import('./company/look/index.ts')).PICTURE_FONTS))"
  const { output } = await shop.checkout.run('node', ['--input-type=module', '-e', drawn], { COMPANY_DIR })
  const fonts = path.join(COMPANY_DIR, 'fonts')
  expect(JSON.parse(output)).toEqual({
    display: { name: 'Archivo SemiBold', fontfile: path.join(fonts, 'archivo.ttf') },
    text: { name: 'Instrument Sans', fontfile: path.join(fonts, 'instrument.ttf') },
  })
})

test('the pictures of plans begin with its colours and its logo', async () => {
  expect((await get(app.url, planPictureUrl(plan) ?? '')).headers['content-type']).toBe('image/png')
  const page = await (await fetch(`${app.url}/plan-page.png`)).bytes()
  const { data, info } = await sharp(page).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colors = new Set(
    Array.from({ length: 210 * 44 }, (_, index) => colorAt(56 + (index % 210), 52 + Math.floor(index / 210))),
  )
  expect(colorAt(5, 5)).toBe('eff3f4')
  expect(colors).toContain('ff8a3d')

  function colorAt(x: number, y: number): string {
    const start = (y * info.width + x) * info.channels
    return data.subarray(start, start + 3).toString('hex')
  }
})

test('neither scripts nor the page without a line hold what is another’s', () => {
  const files = globSync('dist/{client,offline}/**/*.{js,css,html,svg,json}', { cwd: shop.checkout.folder })
  expect(files.length).toBeGreaterThan(30)
  // Expressions that know words of visitors of any language, ends of domains, and signs that texts of any language may hold.
  const texts = files.map((file) => ({
    file,
    text: readFileSync(shop.checkout.path(file), 'utf8').replace(
      /\(\?:[^()]*\)|рф\|[^)}]+[)}]|\[[^\]]*«[^\]]*\]/g,
      '',
    ),
  }))
  expect(texts.flatMap(({ file, text }) => FOREIGN.exec(text)?.[0].concat(` (${file})`) ?? [])).toEqual([])
  const worker = readFileSync(shop.checkout.path('dist/offline/worker.js'), 'utf8')
  expect(worker).toMatch(/No connection/)
  expect(worker).toMatch(/Harbour & Sons' Tools/)
})

/** Of an entity any page of its kind will do. */
function sameKind(route: string, target: string): RegExp {
  return new RegExp(`^${route.includes('{') ? target.replace(/[^/]+$/, '[^/]+') : target}$`)
}

/** Nothing Russian, and nothing of the demonstration company. */
function expectOwn({ headers, text }: Awaited<ReturnType<typeof get>>): void {
  expect(FOREIGN.exec(`${JSON.stringify(headers)}\n${text}`)?.[0]).toBeUndefined()
}
