import { once } from 'node:events'
import { request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import settings from '../../server/upstream/demo/settings.json' with { type: 'json' }
import { ask, orderInput } from '../support/graphql.ts'
import { metaOf, wordsOf } from '../support/html.ts'
import { chair, threeDays } from '../support/rental.ts'
import { readRows } from '../upstream/services.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await sharedShop('forgetful')
})

const period = threeDays(40)
const CREATE = `mutation ($input: CreateOrderInput!) {
  createOrder(input: $input) { ... on OrderCreated { order { secret } } }
}`
let clients = 0
/** Each customer has an address of its own, and so its own allowance. */
const newClient = () => ({ 'x-forwarded-for': `198.51.100.${++clients}` })

/** A new order of two chairs: its secret and the address of its page. */
async function newOrder() {
  const idempotencyKey = crypto.randomUUID()
  const lines = [{ productId: chair.id, quantity: 2 }]
  const input = orderInput({ idempotencyKey, period, lines })
  type Made = { createOrder: { order: { secret: string } } }
  const { createOrder } = await ask<Made>(shop.app.url, CREATE, { input }, newClient())
  const { secret } = createOrder.order
  return { secret, path: `/my-order/${secret}` }
}

/** Sends a form as a browser does from a page that tells nobody where it is. */
async function post(path: string, fields: Record<string, string>) {
  const { hostname, port } = new URL(shop.app.url)
  const headers = {
    ...{ origin: 'null', 'sec-fetch-site': 'same-origin', ...newClient() },
    'content-type': 'application/x-www-form-urlencoded',
  }
  const asked = request({ hostname, port, path, method: 'POST', agent: false, headers })
  asked.end(new URLSearchParams(fields).toString())
  const [answer] = await once(asked, 'response')
  return { status: answer.statusCode, location: answer.headers.location, text: await textOf(answer) }
}

const mainOf = (html: string) => wordsOf(/<main.*<\/main>/s.exec(html)?.[0] ?? '')
const get = (path: string) => shop.get(path, { headers: newClient() })
const keyIn = (html: string, act: string) => RegExp(`name="key" value="([^"]*-${act})"`).exec(html)?.[1] ?? ''
const cancel = { act: 'cancel', agreed: 'yes', terms: settings.order.cancellation }
const change = (quantity: string, total: string) => ({
  ...{ act: 'change', total, ...period },
  [`q:${chair.id}:`]: quantity,
})
const held = () =>
  Number(
    readRows(
      shop.dataDir,
      `SELECT sum(quantity) AS units FROM holds WHERE product_id = ${chair.id} AND day = '${period.start}'`,
    )[0]?.units ?? 0,
  )

test('the page of an order says how it is, and is kept, found and told of nowhere', async () => {
  const { secret, path } = await newOrder()
  const { status, headers, text } = await get(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  })
  expect(metaOf(text, 'robots')).toBe('noindex')
  expect(wordsOf(text)).toMatch(/Заказ принят, скоро подтвердим.*2 400 ₽.*Отмена: за 7 суток/s)
  expect(mainOf(text)).toMatch(/Привезём .*Возврат — .*Доставка: Москва.*Доставка4 500 ₽/s)
  expect(text).not.toContain('googletagmanager')
  for (const other of ['/robots.txt', '/sitemap.xml', '/'])
    expect((await shop.get(other)).text).not.toContain('my-order')
  // The worker keeps no page whose path fits these.
  expect((await shop.get('/worker.js')).text).toContain('my-order/[^/]+')
  await expect.poll(() => shop.app.output()).toContain('/my-order/…')
  const told = shop.app.output() + (await shop.get('/metrics')).text
  expect(told).not.toContain(secret)
})

test('what is not the secret of an order is page 404, whatever it looks like', async () => {
  const { secret } = await newOrder()
  const missing = [secret.slice(1), secret.toLowerCase(), 'x'.repeat(32), 'short', '%D0%B6', 'x'.repeat(300)]
  const answers = await Promise.all(missing.map((each) => get(`/my-order/${each}`)))
  for (const { status, text, headers } of answers) {
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(wordsOf(text)).toBe(wordsOf(answers[0]?.text ?? ''))
    expect(mainOf(text)).toMatch(/^Ссылка не подошла.*\+7 \(495\) 000-00-00/)
  }
})

test('a cancellation is agreed to first, and frees the units once', async () => {
  const before = held()
  const { path } = await newOrder()
  expect(held()).toBe(before + 2)
  const page = await get(path)
  const sent = { ...cancel, key: keyIn(page.text, 'cancel') }
  const unread = await post(path, { ...sent, agreed: '' })
  expect([unread.status, held()]).toEqual([409, before + 2])
  expect(wordsOf(unread.text)).toContain('Отметьте, что условия прочитаны')
  const other = await post(path, { ...sent, terms: 'Отмена бесплатна' })
  expect(other.status).toBe(409)
  expect(wordsOf(other.text)).toContain('Условия отмены изменились')
  for (const { status, location } of await Promise.all([post(path, sent), post(path, sent)]))
    expect([status, location]).toEqual([303, `${path}?done=cancel`])
  expect(held()).toBe(before)
  expect(wordsOf((await get(path)).text)).toMatch(/Всё отменено(?!.*Если планы изменились)/s)
})

test('a wish at another sum is sent once that is accepted, and the order stays as it is', async () => {
  const { secret, path } = await newOrder()
  const key = keyIn((await get(path)).text, 'change')
  const first = await post(path, { ...change('3', '2400'), key })
  expect(first.status).toBe(409)
  expect(wordsOf(first.text)).toContain('Аренда будет стоить 3 600 ₽')
  expect(keyIn(first.text, 'change')).toBe(key)
  for (const _ of 'ab') expect((await post(path, { ...change('3', '3600'), key })).status).toBe(303)
  const seen = wordsOf((await get(`${path}?done=change`)).text)
  expect(seen).toMatch(/Просьба у нас.*3 600 ₽.*2 400 ₽/s)
  const wishes = `SELECT wish FROM change_requests JOIN order_pages USING (order_id) WHERE secret = '${secret}'`
  expect(readRows(shop.dataDir, wishes)).toHaveLength(1)
})

test('a company that takes requests says so on the form, and on the page of a request', async () => {
  const result = { ...settings, orderMode: 'request' }
  shop.services.fail({ path: /\/v2\/settings/ }, { status: 200, body: { result } })
  const form = mainOf((await get(`/order?v=1&s=${period.start}&e=${period.end}&l=${chair.id}_2`)).text)
  expect(form).toMatch(/Заявка.*Ваша заявка.*Отправить заявку/s)
  expect(mainOf((await get('/order/success?number=7')).text)).toContain('Ваша заявка')
  const { path } = await newOrder()
  const body = {
    result: {
      number: 'С-7',
      state: 'requested',
      validUntil: '2030-01-02T09:00:00Z',
      createdAt: '2029-12-31T22:30:00Z',
      period,
      lines: [],
    },
  }
  shop.services.fail({ method: 'GET', path: /\/v2\/orders\// }, { status: 200, body })
  const page = mainOf((await get(path)).text)
  expect(page).toMatch(
    /Заявка С-7.*1 января.*Заявка у нас, ждёт ответа.*Ответим до 2 января.*Отменить заявку/s,
  )
  shop.services.heal()
})

test.each([
  ['as parts of a rouble', [0.1, 0.2], 0.3, false],
  ['where one is not known', [100, null], 250, false],
  ['where a tariff adds to them', [100, 50.5], 250, true],
])('the sum of an order holds its lines and what the tariff adds: %s', async (_, totals, total, isApart) => {
  const { path } = await newOrder()
  const lines = totals.map((each, index) => ({
    productId: `${index}`,
    name: 'Стул',
    quantity: 1,
    total: each,
  }))
  const result = { number: 'С-7', state: 'accepted', period, lines, sums: { total } }
  shop.services.fail({ method: 'GET', path: /\/v2\/orders\// }, { status: 200, body: { result } })
  const page = mainOf((await get(path)).text)
  expect(/Налоги, сборы и скидки(\S+) ₽/.exec(page)?.[1]).toBe(isApart ? '99,50' : undefined)
  shop.services.heal()
})

test('of several pick-up places the form offers a choice, and the page of an order says which it was', async () => {
  const offices = [
    { id: 1, type: 'pickup', name: 'Север', address: 'Лесная, 1' },
    { id: 2, type: 'pickup', name: 'Юг', address: 'Полевая, 2' },
    { id: 3, type: 'shop', name: 'Шоурум', address: 'Садовая, 3' },
  ]
  shop.services.fail({ path: /\/v2\/contacts/ }, { status: 200, body: { result: { offices } } })
  const { text } = await get(`/order?v=1&s=${period.start}&e=${period.end}&l=${chair.id}_2`)
  const [list = ''] = /<select[^>]*name="pickupPlace".*?<\/select>/s.exec(text) ?? []
  expect(list.match(/<option[^>]*>.*?<\/option>/g)?.map(wordsOf)).toEqual([
    'Север, Лесная, 1',
    'Юг, Полевая, 2',
  ])
  const { path } = await newOrder()
  const delivery = { method: 'pickup', place: 'Юг, Полевая, 2' }
  const sums = { total: 2400, delivery: 0 }
  const result = { number: 'С-7', state: 'accepted', period, lines: [], delivery, sums }
  shop.services.fail({ method: 'GET', path: /\/v2\/orders\// }, { status: 200, body: { result } })
  expect(mainOf((await get(path)).text)).toMatch(/Выдадим .*Самовывоз: Юг, Полевая, 2.*Самовывозбесплатно/s)
  shop.services.heal()
})

test.each(['reset', { status: 500, body: {} }, { raw: '<html>' }] as const)(
  'a service that fails (%j): the page says whom to ask, the shop goes on, and a form sent again is done once',
  async (fault) => {
    const before = held()
    const { path } = await newOrder()
    const sent = { ...cancel, key: keyIn((await get(path)).text, 'cancel') }
    shop.services.fail({ path: /\/v2\/orders\// }, fault, 1)
    const failed = await get(path)
    expect([failed.status, failed.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(wordsOf(failed.text)).toMatch(/\+7 \(495\) 000-00-00.*Что-то пошло не так.*Обновить/s)
    expect((await shop.get('/catalog')).status).toBe(200)
    shop.services.fail({ method: 'POST', path: /cancellation/ }, 'lostAnswer', 1)
    const unclear = await post(path, sent)
    expect(unclear.status).toBe(503)
    expect(wordsOf(unclear.text)).toContain('Отправьте ещё раз: второй раз ничего не изменится')
    expect((await post(path, sent)).status).toBe(303)
    expect(held()).toBe(before)
  },
)
