import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { plain, titleOf, wordsOf } from '../support/html.ts'
import { richArticle } from '../support/richArticle.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop
const article = '/articles/raschety-i-normy/skolko-stulev-i-stolov-na-gostya'
const start = addDays(todayIn('Europe/Moscow', new Date()), 10)
const dates = encodeURIComponent(JSON.stringify({ start, end: addDays(start, 2) }))

beforeAll(async () => {
  shop = await sharedShop('demo')
})

const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'))
const articlesOf = (html: string) => [
  ...new Set([...main(html).matchAll(/href="(\/articles\/[\w-]+\/[\w-]+)"/g)].map(([, href]) => href)),
]

describe('the list', () => {
  test('shows twelve articles, the rest on a page with a title of its own, and nothing past the end', async () => {
    const first = await shop.get('/articles')
    const second = await shop.get('/articles?page=2')
    expect([first.status, second.status]).toEqual([200, 200])
    expect([articlesOf(first.text).length, articlesOf(second.text).length]).toEqual([12, 2])
    expect(articlesOf(first.text).filter((href) => articlesOf(second.text).includes(href))).toEqual([])
    expect(main(first.text)).toContain('href="/articles?page=2"')
    expect(main(second.text)).toContain('href="/articles"')
    expect([titleOf(first.text), titleOf(second.text)]).toEqual([
      'Статьи: расчёты, схемы и правила аренды — «Сутки»',
      'Статьи: расчёты, схемы и правила аренды, страница 2 — «Сутки»',
    ])
    expect((await shop.get('/articles?page=3')).status).toBe(404)
  })

  test('says of each article its section, day and length', async () => {
    const { text } = await shop.get('/articles?page=2')
    expect(wordsOf(main(text))).toContain('Расчёты и нормы22 января 20264 мин чтения')
    const all = (await shop.get('/articles')).text
    expect(new Set(all.match(/\d+\u00A0мин чтения/g)).size, 'as long as their texts').toBeGreaterThan(1)
    expect(main(text)).toContain('<time dateTime="2026-01-22" ')
  })

  test.each(['0', '-1', 'x', '1e3'])('page=%s is the first', async (page) => {
    const { status, text } = await shop.get(`/articles?page=${page}`)
    expect([status, articlesOf(text).length]).toEqual([200, 12])
  })

  test('of a section has its articles alone, and marks it', async () => {
    const { status, text } = await shop.get('/articles/pravila-arendy')
    expect([status, titleOf(text)]).toEqual([200, plain('Правила аренды: статьи — «Сутки»')])
    expect(articlesOf(text).toSorted()).toEqual([
      '/articles/pravila-arendy/depozit-i-povrezhdeniya',
      '/articles/pravila-arendy/kak-schitayutsya-sutki',
    ])
    expect(main(text)).toMatch(/<a href="\/articles\/pravila-arendy" aria-current="page"/)
    expect(text).toMatch(/<meta name="description" content="Как считаются сутки/)

    const long = { data: [{ id: 1, slug: 'long', category: { id: 1, slug: 'long' } }], total: 13 }
    const { services, get } = await sharedShop('forgetful')
    services.fail({ path: /blog-articles\?.*category=tekhnika/ }, { status: 200, body: { result: long } })
    const many = await get('/articles/tekhnika-i-pitanie')
    expect(main(many.text)).toContain('href="/articles/tekhnika-i-pitanie?page=2"')
  })

  test.each(['no-such-section', 'x'.repeat(300), '%F0%9F%A6%84'])('there is no section %s', async (slug) => {
    expect((await shop.get(`/articles/${slug}`)).status).toBe(404)
  })

  test('is a friendly page where the company has no articles at all', async () => {
    const empty = await sharedShop('empty')
    const { status, text } = await empty.get('/articles')
    expect([status, main(text)]).toEqual([200, expect.stringContaining('Статей пока нет')])
    expect(main(text)).toContain('href="/contacts"')
  })
})

describe('an article', () => {
  test('comes with its text, contents that link to its headings, and products priced for the dates', async () => {
    const { status, text } = await shop.get(article, { headers: { cookie: `rentDates=${dates}` } })
    expect([status, titleOf(text)]).toEqual([200, 'Сколько стульев и столов нужно на гостя — «Сутки»'])
    expect(wordsOf(main(text))).toContain('Чаще всего мебель считают так')
    const headings = [...main(text).matchAll(/<h2 id="(text-[^"]+)"/g)].map(([, id]) => id)
    expect(headings).toHaveLength(6)
    for (const id of headings) expect(main(text)).toContain(`href="#${id}"`)
    expect(wordsOf(main(text))).toContain('2 900 ₽ за 3 суток')
    expect(wordsOf(main(text))).toContain('780 ₽ за 3 суток')
  })

  test('links to three others', async () => {
    const { text } = await shop.get(article)
    const others = articlesOf(`<main${text.slice(text.indexOf('Читайте дальше'))}`)
    expect(others).toHaveLength(3)
    expect(others).not.toContain(article)
  })

  test('under another section redirects to its own and keeps the query string', async () => {
    const { status, headers, text } = await shop.get(
      `${article.replace('raschety-i-normy', 'pravila-arendy')}?from=a&b`,
    )
    expect([status, headers.location, text]).toEqual([301, `${article}?from=a&b`, ''])
    // Or browsers would go in a circle once it is moved back.
    expect(headers['cache-control']).toBe('no-cache')
  })

  test.each(['/articles/raschety-i-normy/no-such-article', `/articles/raschety-i-normy/${'x'.repeat(300)}`])(
    '%s is not found',
    async (path) => expect((await shop.get(path)).status).toBe(404),
  )

  test('is readable while the catalogue is down, and without other articles', async () => {
    const other = await sharedShop('forgetful')
    other.services.fail({ path: /rental_service/ }, { status: 500 })
    other.services.fail({ path: /v2\/blog-articles\?/ }, { status: 500 })
    const { status, text } = await other.get(article)
    expect([status, wordsOf(main(text))]).toEqual([200, expect.stringContaining('Чаще всего мебель')])
    expect(wordsOf(main(text))).not.toMatch(/Из статьи|Читайте дальше/)
  })

  test('renders without headings, products, picture and date; a hostile one is escaped', async () => {
    const bare = {
      id: 1,
      slug: 'bare',
      title: `<script>alert(1)</script>${'длинно'.repeat(40)}`,
      category: { id: 1, slug: 'a b', name: null },
      content:
        '<p>Коротко.<script>alert(2)</script></p><h2 onclick="x()">О</h2><table><tr><td>1</td></tr></table>',
    }
    shop.services.fail({ path: /blog-articles\/bare/ }, { status: 200, body: { result: bare } })
    const { status, text } = await shop.get('/articles/a%20b/bare')
    shop.services.heal()
    expect([status, main(text)]).toEqual([200, expect.stringContaining('<p>Коротко.</p>')])
    expect(main(text)).toContain('<h2 id="text-о">О</h2>')
    expect(main(text)).toContain('tabindex="0" data-scroll><table>')
    expect(text).not.toContain('<script>alert')
    expect(main(text)).not.toContain('Содержание')
  })

  test('of another editor keeps its pictures, blocks and words', async () => {
    const result = richArticle(`${shop.services.url}/storage`)
    shop.services.fail({ path: /blog-articles\/rich/ }, { status: 200, body: { result } })
    const text = main((await shop.get('/articles/a/rich')).text)
    shop.services.heal()
    expect(text).toContain('<h2 id="text-заголовок">Заголовок</h2>')
    expect(text).toMatch(
      /<p>Первый блок<\/p><p>второй блок<br \/>строка\s*<\/p><p>Вложенный<\/p><p>абзац<\/p><p>и хвост<\/p>/,
    )
    expect(text).toContain('<ol start="9"><li>девятый</li>')
    expect(text).toContain('<pre>  код с\n    отступом</pre>')
    expect(text).toContain('<p>Вес</p><p>4 кг</p>')
    const pictures = [
      ...text.matchAll(/<img src="([^"]+)" srcset="[^"]+"[^>]+ alt="([^"]*)"( width="\d+" height="\d+")?/g),
    ]
    expect(pictures.map(([, , alt, size]) => [alt, size])).toEqual([
      ['Стулья в зале', ' width="1600" height="900"'],
      ['Стул', undefined],
      ['Маленький стул', ' width="120" height="120"'],
    ])
    for (const [, src = ''] of pictures) {
      const { status, headers } = await shop.get(src)
      expect([src, status, headers['content-type']]).toEqual([src, 200, expect.stringMatching(/^image\//)])
    }
    expect(text).toContain('<em>Чужая</em>')
    expect(text).not.toMatch(/evil|onerror/)
  })
})
