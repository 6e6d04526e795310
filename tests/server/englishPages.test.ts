import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoData, readDemoData } from '../../server/upstream/index.ts'
import { type CompanyShop, startCompanyShop } from '../support/companyShop.ts'
import { routesOf } from '../support/routes.ts'
import { get } from './shop.ts'

// A shop in English whose services are in Latin letters: what is Cyrillic, its own texts have brought.

const MINUTES = 60_000
const RUSSIAN = /.{0,40}(?:\p{Script=Cyrillic}|₽|RUB\b).{0,40}/gu
/** Ends of domains, by which a link in a plan's name is known in any shop. */
const [DOMAINS = ''] = /рф\|[^)]*/.exec(readFileSync('gateway/rental/foreignWords.ts', 'utf8')) ?? []
const data = inLatin(readDemoData())

let shop: CompanyShop
beforeAll(async () => {
  shop = await startCompanyShop('tests/support/quay', data)
}, 3 * MINUTES)
afterAll(() => shop.close())

test.each(routesOf(data))('$path is in English', async ({ path }) => {
  const { text } = await get(shop.app.url, path, { headers: { accept: 'text/html' } })
  expect(text).toContain('<html lang="en"')
  expect(text.match(RUSSIAN)).toBeNull()
})

test('what guests need is said in its words', async () => {
  const { text } = await get(shop.app.url, '/how-many', { headers: { accept: 'text/html' } })
  expect(text).toContain('1 per\u00A0guest plus 5% spare, at least 4')
})

test('scripts, sheets and the page without a line are in English', () => {
  const files = globSync('dist/{client,offline}/**/*.{js,css,html}', { cwd: shop.checkout.folder })
  expect(files.length).toBeGreaterThan(30)
  const found = files.map((file) => {
    const text = readFileSync(shop.checkout.path(file), 'utf8')
    return [file, text.replace(DOMAINS, '').match(RUSSIAN)]
  })
  expect(found.filter(([, texts]) => texts !== null)).toEqual([])
})

/** Each Cyrillic letter as one of 26 Latin ones. */
function inLatin(data: DemoData): DemoData {
  const letter = (found: string) => String.fromCharCode(97 + (found.toLowerCase().charCodeAt(0) % 26))
  const latin = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Script=Cyrillic}/gu, letter).replaceAll('₽', '€') : value
  return JSON.parse(JSON.stringify(data), latin)
}
