import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { hold } from '../support/holds.ts'
import { canonicalOf, titleOf, wordsOf } from '../support/html.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

const wedding = '/solutions/svadba-na-60-gostej'
const start = addDays(todayIn('Europe/Moscow', new Date()), 400)
const period = { start, end: addDays(start, 2) }
const headers = { cookie: `rentDates=${encodeURIComponent(JSON.stringify(period))}` }

let shop: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
  // All 7 arches and 56 of the 60 round tables are somebody else's.
  hold(shop.dataDir, 175, period)
  hold(shop.dataDir, 114, period, 4)
})

describe('a solution on dates', () => {
  test('shows which products are free, counts those, and names the others', async () => {
    const { status, text } = await shop.get(wedding, { headers })
    const words = wordsOf(text)
    expect(status).toBe(200)
    expect(words).toMatch(/Арка круглая, золото, 2 мЗанято на ваши даты1 шт\.не входит/)
    expect(words).toMatch(/Стол круглый банкетный, 180 смСвободно 4 из 66 шт\.11 600 ₽за 4 шт\./)
    expect(words).toMatch(/Стул «Кьявари», золотоСвободно 420 шт\.64 шт\.76 800 ₽/)
    expect(words).toContain('Не входит в сумму')
    expect(words).toContain('Свободно целиком: 16 из 18 предметов')
    // 282 232 for everything, without the arch (14 300) and two tables (5 800).
    expect(words).toMatch(/Итого за свободное262 132 ₽/)
  })

  test('fetches the stock of all its products with one call', async () => {
    shop.services.calls.length = 0
    const other = { start: addDays(start, 30), end: addDays(start, 33) }
    const cookie = `rentDates=${encodeURIComponent(JSON.stringify(other))}`
    await shop.get(wedding, { headers: { cookie } })
    const paths = shop.services.calls.map(({ path }) => path)
    expect(paths.filter((path) => path.includes('reservation_start_at'))).toHaveLength(1)
  })

  test('without dates it costs what the shortest rental costs, and all is there', async () => {
    const words = wordsOf((await shop.get(wedding)).text)
    expect(words).toMatch(/Итого234 100 ₽/)
    expect(words).toContain('490 ₽ / сутки за шт.')
    expect(words).not.toMatch(/Занято|Не входит в сумму/)
  })
})

test('what the catalogue no longer has, and what the company has none of, stay in the list and out of the sum', async () => {
  const odd = await sharedShop('odd')
  const database = new DatabaseSync(path.join(odd.dataDir, 'sutki.db'))
  database.exec(`
    PRAGMA foreign_keys = OFF;
    UPDATE products SET stock = 0 WHERE id = 147;
    UPDATE solution_products SET product_id = 999 WHERE solution_id = 303 AND product_id = 180;
  `)
  database.close()
  const words = wordsOf((await odd.get('/solutions/detskij-prazdnik-vo-dvore', { headers })).text)
  expect(words).toMatch(/Этого предмета больше нет в каталогеБольше не сдаём\d+ шт\.не входит/)
  expect(words).toMatch(/Шатёр быстросборный, 3 × 3 мНет в наличии\d+ шт\.не входит/)
  expect(words).toContain('Свободно целиком: 16 из 18 предметов')
})

describe('while a call fails the rest of the page is 200:', () => {
  test('without the products the list says so, and the text is there', async () => {
    const weak = await sharedShop('forgetful')
    weak.services.fail({ path: /by-ids/ }, { status: 500 })
    const { status, text } = await weak.get(wedding, { headers })
    const words = wordsOf(text)
    expect(status).toBe(200)
    expect(words).toContain('Список предметов сейчас не показать')
    expect(words).toContain('Готовый набор для зала или усадьбы')
    expect(words).toContain('обычно от 234 100 ₽')
    expect(words).not.toContain('Больше не сдаём')
  })

  test('without the stock the products and their prices are there', async () => {
    const weak = await sharedShop('forgetful')
    weak.services.fail({ path: /v2\/products\?.*reservation_start_at/ }, { status: 500 })
    const { status, text } = await weak.get(wedding, { headers })
    const words = wordsOf(text)
    expect(status).toBe(200)
    expect(words).toContain('Не получилось узнать, что свободно')
    expect(words).toMatch(/Итого282 232 ₽/)
    expect(words).not.toMatch(/Занято|Свободно|Больше не сдаём/)
  })

  test('without the similar ones the rest is there', async () => {
    const weak = await sharedShop('forgetful')
    weak.services.fail({ path: /\/similar/ }, { status: 500 })
    const { status, text } = await weak.get(wedding)
    expect([status, wordsOf(text).includes('Похожие решения')]).toEqual([200, false])
    weak.services.heal()
    expect(wordsOf((await weak.get('/solutions/letnij-kinoteatr')).text)).toContain('Похожие решения')
  })

  test('without its products an assortment still says what it is', async () => {
    const weak = await sharedShop('forgetful')
    weak.services.fail({ path: /v2\/products/ }, { status: 500 })
    const { status, text } = await weak.get('/assortments/vse-beloe')
    const words = wordsOf(text)
    expect(status).toBe(200)
    expect(words).toContain('фон, на котором работает любой цвет')
    expect(words).toContain('Предметы подборки сейчас не показать')
  })
})

test('many solutions come in pages, each with a title and a canonical URL of its own', async () => {
  const large = await sharedShop('odd')
  const slugs = (html: string) =>
    [...html.matchAll(/<a [^>]*href="\/solutions\/([\w-]+)"/g)].map(([, slug]) => slug)

  const one = (await large.get('/solutions')).text
  expect(slugs(one)).toEqual(Array.from({ length: 20 }, (_, index) => `solution-${24 - index}`))
  expect(one).toContain('href="/solutions?page=2"')
  const two = (await large.get('/solutions?page=2')).text
  expect(slugs(two).slice(0, 5)).toEqual(Array.from({ length: 5 }, (_, index) => `solution-${4 - index}`))
  expect([titleOf(two), canonicalOf(two)]).toEqual([
    expect.stringContaining('страница 2'),
    'https://shop.example/solutions?page=2',
  ])
  expect((await large.get('/solutions?page=3')).status).toBe(404)
})

test('an assortment shows its own products, narrowed by filters, and none of the others', async () => {
  const { text } = await shop.get('/assortments/vse-beloe?brands=Norrvik&from=bad')
  const products = new Set([...text.matchAll(/href="\/catalog\/([\w-]+)"/g)].map(([, slug]) => slug))
  expect(products).toEqual(new Set(['stul-kyavari-belyj', 'stul-skandi-belyj']))
})
