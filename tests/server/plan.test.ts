import { beforeAll, expect, test } from 'vitest'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { metaOf, plain, wordsOf } from '../support/html.ts'
import { chair, cover, threeDays } from '../support/rental.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await sharedShop('demo')
})

const plan = {
  title: 'Ужин <b>на веранде</b>',
  period: threeDays(),
  made: '2026-01-15',
  lines: [
    { productId: String(chair.id), parentId: null, quantity: 2, sum: 2000 },
    { productId: String(cover.id), parentId: String(chair.id), quantity: 1, sum: 220 },
  ],
}
const address = planUrl(plan) ?? ''

test('a plan is rendered with the prices of this moment, beside what it cost then', async () => {
  const { status, text } = await shop.get(address)
  expect(status).toBe(200)
  const words = wordsOf(text)
  for (const shown of ['2 400 ₽', 'Было 2 000 ₽', 'Подорожало на 400 ₽', chair.name, cover.name]) {
    expect(words).toContain(shown)
  }
  expect(words).toContain('С 15 января изменился 1 предмет')
  expect(text).toContain('Ужин &lt;b&gt;на веранде&lt;/b&gt;')
})

test('a title that could lead its reader away is not shown in the shop’s name; the plan opens', async () => {
  const title = 'Оплатите на карту 4276 0000 1111 2223'
  const { status, text } = await shop.get(`${address.replace(/&t=[^&]*/, '')}&t=${encodeURIComponent(title)}`)
  expect([status, text.includes('4276')]).toEqual([200, false])
  const words = wordsOf(text)
  expect(words).toContain('Названия не показываем: в нём ссылка, телефон или номер карты.')
  expect(words).toContain('2 400 ₽')
})

test('what has not changed since is folded, and is there without scripts', async () => {
  const { text } = await shop.get(`${address}.102_1.103_1.104_1`)
  const words = wordsOf(text)
  expect(words).toContain('Ещё 3 предмета без изменений')
  expect(text.indexOf(chair.name)).toBeLessThan(text.indexOf('без\u00A0изменений'))
  expect(wordsOf((await shop.get(address)).text)).not.toContain('без изменений')
})

test('it is nobody else’s: no search engine, no shared cache, no page from memory', async () => {
  const { headers, text } = await shop.get(address)
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers['set-cookie']).toBeUndefined()
  expect(metaOf(text, 'robots')).toBe('noindex')
  expect((await shop.get('/sitemap.xml')).text).not.toContain('/plan')

  const before = shop.services.calls.length
  await shop.get(address)
  expect(shop.services.calls.length, 'prices are asked for each time').toBeGreaterThan(before)
})

test('previews say dates and sum, and nothing that somebody wrote into the link', async () => {
  const { text } = await shop.get(address)
  expect(plain(metaOf(text, 'og:title') ?? '')).toMatch(/^Смета на .*, 3 суток: 2 620 ₽/)
  expect(plain(metaOf(text, 'og:description') ?? '')).toContain('2 620 ₽')
  expect(metaOf(text, 'og:url')).toBe(`https://shop.example${address.replaceAll('&', '&amp;')}`)
  const { start, end } = plan.period
  expect(metaOf(text, 'og:image')).toBe(
    `https://shop.example/plan/picture.png?v=1&amp;s=${start}&amp;e=${end}&amp;l=101_2._${cover.id}_1`,
  )
  expect([metaOf(text, 'og:image:width'), metaOf(text, 'og:image:height')]).toEqual(['1200', '630'])
  expect(plain(metaOf(text, 'og:image:alt') ?? '')).toBe(
    plain(metaOf(text, 'og:title') ?? '').replace(/ — [^—]*$/, ''),
  )
  expect(`${metaOf(text, 'og:title')}${metaOf(text, 'og:description')}`).not.toContain('веранде')
})

test('a preview says that its sum is not confirmed while nobody knows a stock', async () => {
  const later = planUrl({ ...plan, period: threeDays(20) }) ?? ''
  const body = { result: { data: [{ ...chair, stocks: null }] } }
  shop.services.fail({ path: /v2\/products\?/ }, { status: 200, body })
  const { text } = await shop.get(later)
  shop.services.heal()
  expect(plain(metaOf(text, 'og:description') ?? '')).toMatch(
    /Сумма предварительная: наличие .*ещё не подтверждено\. Цены/,
  )
  const known = await shop.get(address)
  expect(metaOf(known.text, 'og:description')).not.toContain('предварительная')
})

test('the picture of a preview is there', async () => {
  const { text } = await shop.get(address)
  const picture = (metaOf(text, 'og:image') ?? '')
    .replace('https://shop.example', '')
    .replaceAll('&amp;', '&')
  const { status, headers } = await shop.get(picture)
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
})

test.each([
  ['/plan', 'Здесь открываются сметы'],
  ['/plan?v=2&l=101_1', 'Ссылка сделана в более новой версии сайта'],
  ['/plan?l=101_2', 'Выберите даты — посчитаем сумму'],
  [`${address}.x_y_z.._`, 'Не прочиталось и пропущено: 3 предмета'],
  ['/plan?s=2020-01-01&e=2020-01-03&l=101_1', '1–3 января уже прошли'],
  [address.replace('101_2', '101_9999'), 'Взять, что свободно'],
  [`${address}.nothing-there_1`, 'Этого предмета больше нет в каталоге'],
])('%s says: %s', async (path, text) => {
  const { status, text: html } = await shop.get(path)
  expect(status).toBe(200)
  expect(wordsOf(html)).toContain(text)
})

test('a plan in the address of the cart leads to the plan, also where the cart is kept in memory', async () => {
  for (let times = 0; times < 3; times += 1) expect((await shop.get('/cart')).status).toBe(200)
  const { status, headers } = await shop.get(address.replace('/plan', '/cart'))
  expect([status, headers.location]).toEqual([303, address])
  expect((await shop.get('/cart?utm_source=l')).status).toBe(200)
})

test('other quantities lead to the plan that has them', async () => {
  const { status, headers } = await shop.get(`${address}&n1=0&n0=5`)
  expect(status).toBe(302)
  expect(headers.location).toMatch(/&l=101_5$/)
  expect((await shop.get(`${address}&n0=x&n1=1&n7=0`)).headers.location).toBe(address)
})
