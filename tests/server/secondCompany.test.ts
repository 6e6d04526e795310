import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../company/texts/languages.ts'
import { companyData } from '../support/companies.ts'
import { type CompanyShop, startCompanyShop } from '../support/companyShop.ts'
import { routesOf } from '../support/routes.ts'
import { get } from './shop.ts'

// Another company's folder, services and build: nothing of the demonstration company is left in what goes out.

const MINUTES = 60_000
const COMPANY_DIR = 'tests/support/harbour'
const FOREIGN = /«Сутки»|Сутки —|₽|RUB/
const company = companyData('long')
const warranty = { slug: 'warranty', project: 'sutki', title: 'Гарантия', html: '<p>Год на всё.</p>' }
const data = {
  ...company,
  settings: { ...company.settings, brand: null },
  pages: [...company.pages, warranty],
}

let shop: CompanyShop
let app: CompanyShop['app']
beforeAll(async () => {
  shop = await startCompanyShop(COMPANY_DIR, data)
  app = shop.app
}, 3 * MINUTES)
afterAll(() => shop.close())

test.each(routesOf(data))('$path says nothing of another company', async ({ path: target }) => {
  const { text } = await get(app.url, target, { headers: { accept: 'text/html' } })
  expect(text).toMatch(/<title>[^<]*Harbour &amp; Sons/)
  expect(text).not.toMatch(FOREIGN)
})

test('sums, structured data and the API are in its currency', async () => {
  const { text } = await get(app.url, '/catalog/vyshka-transformer')
  expect(text).toMatch(/987\u202F654\u202F321\u00A0€/)
  expect(text).toContain('"priceCurrency":"EUR"')
  const home = (await get(app.url, '/')).text
  expect(home).toContain('"currenciesAccepted":"EUR"')
  expect(home).toContain('"addressCountry":"DE"')
  expect(home).toContain('placeholder="Генератор, обогреватель"')
  const query = encodeURIComponent('{ settings { currency brand } }')
  const answer = await get(app.url, `/graphql?query=${query}`, { headers: { 'x-requested-with': 'test' } })
  expect(JSON.parse(answer.text)).toEqual({ data: { settings: { currency: 'EUR', brand: null } } })
})

test('a text page of its own has a URL and is in the sitemap', async () => {
  const { text } = await get(app.url, '/warranty', { headers: { accept: 'text/html' } })
  expect(text).toMatch(/<title>Гарантия — /)
  expect(text).toContain('Год на всё.')
  expect((await get(app.url, '/sitemap-documents-1.xml')).text).toContain('/warranty</loc>')
  // It states no norms.
  const lists = (await get(app.url, '/sitemap-lists-1.xml')).text
  expect(lists).toContain('/catalog</loc>')
  expect(lists).not.toContain('/how-many')
})

test('the logo, the manifest and the playground are its own', async () => {
  const { text } = await get(app.url, '/')
  const [, src = ''] =
    /aria-label="Harbour[^"]*"><picture>.*?<img src="([^"]+)" alt="" width="148" height="32"/.exec(text) ?? []
  expect((await get(app.url, src)).text).toBe(readFileSync(path.join(COMPANY_DIR, 'logo.svg'), 'utf8'))
  const manifest = JSON.parse((await get(app.url, '/manifest.webmanifest')).text)
  expect(manifest).toMatchObject({
    name: "Harbour & Sons' Tools — прокат вещей посуточно",
    short_name: 'Harbour',
  })
  const playground = await get(app.url, '/graphql', { headers: { accept: 'text/html' } })
  expect(playground.text).toContain("<title>Harbour & Sons' Tools — GraphQL</title>")
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

test('the pictures of plans begin with its colours and its logo', async () => {
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
  const files = globSync('dist/{client,offline}/**/*.{js,css}', { cwd: shop.checkout.folder })
  expect(files.length).toBeGreaterThan(30)
  const texts = files.map((file) => ({ file, text: readFileSync(shop.checkout.path(file), 'utf8') }))
  expect(texts.filter(({ text }) => FOREIGN.test(text)).map(({ file }) => file)).toEqual([])
  const sentences = Object.values(LANGUAGES.en.texts.form).filter((text) => String(text).length > 20)
  const isEnglish = (text: string) => sentences.some((sentence) => text.includes(String(sentence)))
  expect(texts.filter(({ text }) => isEnglish(text)).map(({ file }) => file)).toEqual([])
  const worker = readFileSync(shop.checkout.path('dist/offline/worker.js'), 'utf8')
  expect(worker).toMatch(/Harbour & Sons' Tools/)
})
