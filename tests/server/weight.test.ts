import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemoData } from '../../server/upstream/index.ts'
import { BUDGETS, type Budget, SHARED_BUDGET } from '../support/budgets.ts'
import { routesOf } from '../support/routes.ts'
import { type Shop, startShop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const routes = routesOf(readDemoData()).filter(({ route, status }) => status === 200 && route in BUDGETS)

test.each(routes)('the first load of $route stays within its budget', async ({ route, path }) => {
  const before = shop.services.calls.length
  const { html, text } = await page(path)
  const calls = shop.services.calls.length - before
  const files = [...new Set(text.match(/\/assets\/[\w/.-]+\.(?:js|css|woff2)/g))]
  const scripts = await weightOf(files.filter((file) => file.endsWith('.js')))
  const elements = text.match(/<[a-z]/g)?.length ?? 0
  const weight: Budget = { html, scripts, files: files.length, elements, calls }
  for (const [part, most] of Object.entries(BUDGETS[route] ?? {}))
    expect.soft(weight[part as keyof Budget], part).toBeLessThanOrEqual(most)
  // Nothing of another origin, but for links and what is said to search engines.
  expect(text).not.toMatch(/<(?:script|img|link rel="(?:stylesheet|preload)")[^>]*(?:src|href)="https?:/)
})

test('styles and fonts stay within their budget, and one font is fetched ahead', async () => {
  expect(routes).toHaveLength(Object.keys(BUDGETS).length)
  const { text } = await page('/catalog')
  const [sheet = ''] = text.match(/\/assets\/[\w/.-]+\.css/g) ?? []
  expect(await weightOf([sheet])).toBeLessThanOrEqual(SHARED_BUDGET.styles)

  expect(text.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(1)
  const common = fontsOf((await shop.get(sheet)).text).filter((font) => !font.includes('-rare.'))
  expect(common).toHaveLength(2)
  expect(await weightOf(common)).toBeLessThanOrEqual(SHARED_BUDGET.fonts)
})

test('the site’s own classes stand before those of components, which may say more', async () => {
  const [sheet = ''] = (await page('/catalog')).text.match(/\/assets\/[\w/.-]+\.css/g) ?? []
  const { text } = await shop.get(sheet)
  const nameOfProduct = text.indexOf('font-size:clamp(1.625rem')
  expect(nameOfProduct).toBeGreaterThan(0)
  expect(text.indexOf('.h1{')).toBeLessThan(nameOfProduct)
})

test('what starts a page needs no libraries for it, and no script is asked for before what is seen', async () => {
  const { text } = await page('/catalog')
  const [, files = '', start = ''] = /<script data-files="([^"]*)">(.*?)<\/script>/s.exec(text) ?? []
  expect(start).toContain('import(')
  expect(start.length).toBeLessThanOrEqual(SHARED_BUDGET.start)
  expect(files.split(' ').length).toBeGreaterThan(3)
  expect(text).not.toMatch(/<script[^>]* src=|<link rel="modulepreload"/)
})

test('what runs at the start is marked, for browsers to compile it while it loads', async () => {
  const [, files = ''] = /data-files="([^"]*)"/.exec((await page('/catalog')).text) ?? []
  const codes = files.split(' ').map((file) => readFileSync(`dist/client${file}`, 'utf8'))
  const [shop = '', react = ''] = codes.toSorted((one, other) => other.length - one.length)
  // Vite's own line with the names of files may stand before it.
  for (const code of [shop, react]) expect(code.split('\n', 3)).toContain('//# allFunctionsCalledOnLoad')
})

test('no script is empty, and what is sent beside one is short', async () => {
  const scripts = globSync('assets/**/*.js', { cwd: 'dist/client' })
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((file) => readFileSync(`dist/client/${file}`, 'utf8').trim() === '')).toEqual([])
  const { headers } = await shop.get(`/${scripts[0]}`, BROTLI)
  const words = Object.entries(headers).map((header) => header.join(': '))
  expect(words.join('\r\n').length).toBeLessThanOrEqual(SHARED_BUDGET.headers)
})

test('the worker installs no more than its budget beyond what the home page has loaded', async () => {
  const [{ text: home }, { text: worker }] = [await page('/'), await shop.get('/worker.js')]
  const files = [...new Set(worker.match(/\/assets\/[\w/.-]+\.(?:js|css)/g))]
  expect(files.length).toBeGreaterThan(10)
  const others = files.filter((file) => !home.includes(file))
  expect(await weightOf([...others, '/worker.js'])).toBeLessThanOrEqual(SHARED_BUDGET.worker)
})

test('every sign that the demonstration’s texts are written with is in a font of the first load', () => {
  const ranges = fontsCss().matchAll(/(-rare)?\.woff2[^}]*unicode-range:([^;]*);/g)
  const common = [...ranges].filter(([, rare]) => !rare).flatMap(([, , range = '']) => range.split(','))
  // Marks of HTML and JSON are not written; the minutes and inches of « 12″ » are in neither family.
  const letters = new Set(JSON.stringify(readDemoData()).replace(/<[^>]*>|[\n\u202F″[\]{}\\_]/g, ''))
  expect([...letters].filter((letter) => !common.some((range) => isIn(letter, range)))).toEqual([])
})

function fontsCss(): string {
  return readFileSync('renderer/ui/fonts.css', 'utf8')
}

function isIn(letter: string, range: string): boolean {
  const [first = '', last = first] = range.trim().slice('U+'.length).split('-')
  const code = letter.codePointAt(0) ?? 0
  return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
}

function fontsOf(css: string): string[] {
  return [...new Set(css.match(/\/assets\/[\w/.-]+\.woff2/g))]
}

async function page(path: string): Promise<{ html: number; text: string }> {
  const [packed, plain] = [await shop.get(path, BROTLI), await shop.get(path)]
  expect(packed.headers['content-encoding']).toBe('br')
  // As it travels once the server has packed it as small as it can, which it does when it has time.
  return { html: brotliCompressSync(plain.bytes).length, text: plain.text }
}

async function weightOf(files: readonly string[]): Promise<number> {
  const answers = await Promise.all(files.map((file) => shop.get(file, BROTLI)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  return answers.reduce((sum, { bytes }) => sum + bytes.length, 0)
}

const BROTLI = { headers: { 'accept-encoding': 'br' } }
