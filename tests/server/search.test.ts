import { beforeAll, expect, test } from 'vitest'
import { titleOf } from '../support/html.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await sharedShop('demo')
})

test.each([
  ['стул белый', '/search/%D1%81%D1%82%D1%83%D0%BB%20%D0%B1%D0%B5%D0%BB%D1%8B%D0%B9'],
  ['a/../b', '/search/a%20..%20b'],
  ['a\u0000b', '/search/a%20b'],
  ['//evil.example', '/search/evil.example'],
  ['\r\nset-cookie: a=b', '/search/set-cookie%3A%20a%3Db'],
  ['', '/catalog'],
  ['   ', '/catalog'],
  ['x'.repeat(201), '/catalog'],
])('a search without scripts for %j leads to %s', async (q, location) => {
  const answer = await fetch(`${shop.app.url}/search?${new URLSearchParams({ q })}`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(location)
})

test.each([
  ['%5C', '«\\»: поиск'],
  ['стул%5Cбелый', '«стул\\белый»: поиск'],
  ['%20', 'Поиск по каталогу'],
])('/search/%s is the page of a search', async (text, title) => {
  for (const query of ['', '?page=2', '?sort=cheapest']) {
    const {
      status,
      headers,
      text: page,
    } = await shop.get(`/search/${text.replace(/[а-я]+/g, encodeURIComponent)}${query}`)
    expect([status, headers.location, titleOf(page)]).toEqual([
      200,
      undefined,
      expect.stringContaining(title),
    ])
    expect(page).toMatch(/<meta name="robots" content="noindex/)
  }
})

test('the results of a search without scripts are a page', async () => {
  const answer = await fetch(`${shop.app.url}/search?q=${encodeURIComponent('стульев')}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Стул «Кьявари», золото')
})

test('the results come grouped from the server: the best kind first, each with its count', async () => {
  const { text } = await shop.get(`/search/${encodeURIComponent('свадьба на 60 гостей')}`)
  const [counts = ''] = /<nav aria-label="Что нашлось".*?<\/nav>/s.exec(text) ?? []
  const links = [...counts.matchAll(/<a href="#([^"]+)"[^>]*>([^<]+)<span[^>]*>([^<]+)/g)]
  expect(links.map(([, id, name]) => [id, name])).toEqual([
    ['found-solutions', 'Готовые решения'],
    ['products', 'Предметы'],
    ['found-assortments', 'Подборки'],
    ['found-articles', 'Статьи'],
  ])
  const places = links.map(([, id]) => text.indexOf(` id="${id}"`))
  expect(places).toEqual(places.filter((place) => place > 0).toSorted((one, other) => one - other))
  for (const [, , , count] of links) expect(Number(count)).toBeGreaterThan(0)
})

test('a choice of products shows no other kinds', async () => {
  const { text } = await shop.get(`/search/${encodeURIComponent('свадьба на 60 гостей')}?sort=cheapest`)
  expect(text.includes('found-solutions')).toBe(false)
})

test('where no products are found, what else answers is shown, and a number to call', async () => {
  const { text } = await shop.get(`/search/${encodeURIComponent('"снежная пушка"')}`)
  const [main = ''] = /<main.*<\/main>/s.exec(text) ?? []
  const said = main.replace(/<!-- -->/g, '')
  expect(
    [/предметов\s+не\s+нашлось/, /id="found-articles"/, /href="tel:/].filter((sign) => !sign.test(said)),
  ).toEqual([])
})
