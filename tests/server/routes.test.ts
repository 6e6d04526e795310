import { beforeAll, describe, expect, test } from 'vitest'
import { companyData } from '../support/companies.ts'
import { canonicalOf, metaOf, plain, structuredDataIn, titleOf, wordsOf } from '../support/html.ts'
import { threeDays } from '../support/rental.ts'
import { routesOf } from '../support/routes.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

const { start, end } = threeDays()
const DATES = `rentDates=${encodeURIComponent(JSON.stringify({ start, end }))}`
/** A number that may be torn from what it counts, and a range of days whose ends may be torn apart. */
const TORN = /\d (?:₽|шт|сут[ко]|предмет|гост|рабоч)|\d (?:из|of) ?\d|\d–\d+\u00a0\p{Ll}{2,}[ая](?!\p{L})/u

describe.each(['demo', 'long', 'empty'] as const)('the %s company', (name) => {
  const data = companyData(name)
  let shop: Shop

  beforeAll(async () => {
    shop = await sharedShop(name)
  })

  test.each(routesOf(data))('$route: $path', async ({ path, status, title, texts, noindex }) => {
    const { status: answered, text: html } = await shop.get(path)
    expect(answered).toBe(status)
    expect(titleOf(html)).toContain(plain(title))
    const words = wordsOf(html)
    for (const text of texts) expect(words).toContain(plain(text))
    expect(html).toMatch(/<html[^>]* lang="ru"/)
    expect(Buffer.from(html).subarray(0, 1024).toString()).toMatch(/<meta charset="utf-8"/i)
    expect(words.match(/[а-яё]/gi)?.length).toBeGreaterThan(words.match(/[a-z]/gi)?.length ?? 0)
    expect(words).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]/)

    expect(metaOf(html, 'robots')).toBe(noindex ? 'noindex' : undefined)
    expect(canonicalOf(html)).toBe(noindex ? undefined : `https://shop.example${path}`)
    expect(metaOf(html, 'og:title')).toBe(/<title>(.*?)<\/title>/s.exec(html)?.[1])
    expect(metaOf(html, 'og:url')).toBe(`https://shop.example${path}`)
    expect(metaOf(html, 'og:image')).toMatch(
      /^https:\/\/shop\.example\/(share\.png|pictures\/1200\/.+\?preview)$/,
    )
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    if (!noindex) expect(metaOf(html, 'description')).toMatch(/\S/)
    expect(JSON.stringify(structuredDataIn(html))).not.toMatch(/"(item|url|image)":"\//)
    // Other companies’ services write as they like.
    if (name === 'demo')
      for (const page of [html, (await shop.get(path, { headers: { cookie: DATES } })).text])
        expect(linesOf(page).filter((line) => TORN.test(line))).toEqual([])
  })

  test('the sitemap leads to the page of norms where there is something to count', async () => {
    const entry = (await shop.get('/sitemap-lists-1.xml')).text.includes('/how-many</loc>')
    expect(entry).toBe(name === 'demo')
  })

  test('the footer draws the hours of the day where the company says its own', async () => {
    const { text: html } = await shop.get('/')
    const footer = html.slice(html.indexOf('<footer'))
    expect(/role="img" aria-label="Работаем с\s/.test(footer)).toBe(name !== 'empty')
    expect(footer.includes('role="img"')).toBe(name !== 'empty')
  })
})

/** The texts of a page, one for each element that stands apart, with their spaces as they are. */
function linesOf(html: string): string[] {
  return html
    .replace(/<(script|style|title)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/<\/?(?:b|i|a|span|small|s|strong|em|sup)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&nbsp;', '\u00a0').replaceAll(/[\n\r\t]+/g, ' '))
}
