import { afterAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import type { Fault } from '../support/faultyUpstream.ts'
import { linksIn, plain, titleOf, wordsOf } from '../support/html.ts'
import { AGREED, readOrders } from '../support/orders.ts'
import { repriceChair } from '../support/prices.ts'
import { chair, cover, threeDays } from '../support/rental.ts'
import { type Shop, startShop } from './shop.ts'

// What a visitor without scripts is told when an order fails, and what a second press does.

const orders = { method: 'POST', path: /\/v2\/orders$/ }
const { start, end } = threeDays()
const target = `/order?v=1&s=${start}&e=${end}&l=${chair.id}_2._${cover.id}_1`
const person = { name: 'Марина Ветрова', phone: '+7 916 245-11-22', address: 'Садовая ул., 12' }

let shop: Shop
beforeEach(async () => {
  await shop?.close()
  shop = await startShop()
})
afterAll(() => shop.close())

/** The form of the order as it stands in a page: where it is sent, what it sends by itself, its name field and its buttons. */
function formIn(html: string) {
  const form = html.match(/<form\b.*?<\/form>/gs)?.find((each) => each.includes('name="key"')) ?? ''
  const attributeOf = (tag: string, name: string) =>
    plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
  const inputs = form.match(/<input\b[^>]*>/g) ?? []
  const named = (tag: string): [string, string] => [attributeOf(tag, 'name'), attributeOf(tag, 'value')]
  return {
    action: attributeOf(form, 'action'),
    fields: Object.fromEntries(inputs.filter((tag) => tag.includes('type="hidden"')).map(named)),
    name: new Map(inputs.map(named)).get('name'),
    // They stand in the card beside it.
    buttons: (html.match(/<button\b(?=[^>]*form="order-form")[^>]*type="submit".*?<\/button>/gs) ?? []).map(
      wordsOf,
    ),
  }
}

/** Fills the form of a page in, and sends it. */
async function send({ action, fields }: ReturnType<typeof formIn>) {
  const answer = await fetch(shop.app.url + action, {
    method: 'POST',
    headers: { origin: shop.app.url },
    body: new URLSearchParams({ ...fields, ...person, ...AGREED }),
    redirect: 'manual',
  })
  const text = await answer.text()
  const { status, headers } = answer
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { status, location: headers.get('location'), cookie, text, words: wordsOf(text) }
}

const openForm = async () => formIn((await shop.get(target)).text)

/** The answer to an order that was not made: its title says so, and what was written stays. */
function expectRefusal({ text }: { text: string }) {
  expect(titleOf(text)).toMatch(/^Ошибка: Оформление/)
  const form = formIn(text)
  expect(form.name).toBe(person.name)
  return form
}

function expectOneOrder(total: number) {
  const posts = shop.services.calls.filter(({ method, path }) => method === 'POST' && orders.path.test(path))
  expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(readOrders(shop.dataDir)).toMatchObject([{ total }])
}

test('other prices are shown line by line, and one press accepts them', async () => {
  const form = await openForm()
  repriceChair(shop.dataDir, 3)
  const refused = await send(form)
  const again = expectRefusal(refused)
  expect(refused.words).toContain('цены изменились')
  expect(refused.words).toMatch(/Кьявари[^:]*: было 2 400 ₽, стало 7 200 ₽/)
  expect(refused.words).toContain('Аренда с дополнениями: было 2 620 ₽, стало 7 420 ₽')
  expect(refused.words).toMatch(/(^|\D)11 920 ₽/)
  expect(readOrders(shop.dataDir)).toEqual([])
  expect(again.buttons).toEqual(['Отправить по новой цене'])
  expect((await send(again)).location).toMatch(/^\/my-order\//)
  expectOneOrder(742_000)
})

test('what was taken meanwhile is named, with the way to the plan', async () => {
  const lines = [{ productId: chair.id, parentId: null, requested: 2, available: 1 }]
  const body = { error: { code: 'OUT_OF_STOCK', message: 'Not enough stock', lines } }
  // With its retry.
  shop.services.fail(orders, { status: 409, body }, 2)
  const refused = await send(await openForm())
  const again = expectRefusal(refused)
  expect(refused.words).toMatch(/Кьявари\S+ золото\S+ на эти даты свободно 1 из 2/)
  const [href] = linksIn(refused.text).find(([, words]) => words === 'Изменить в смете') ?? []
  expect(href).toMatch(/^\/plan\?v=1&/)
  expect((await send(again)).location).toMatch(/^\/my-order\//)
  expectOneOrder(262_000)
})

test.each<Fault>([{ status: 500 }, 'reset', 'lostAnswer'])(
  'services that answer %j: the same key again, one order',
  async (fault) => {
    shop.services.fail(orders, fault)
    const refused = await send(await openForm())
    const again = expectRefusal(refused)
    expect(refused.words).toContain('Ответа пока нет')
    expect(again.buttons).toEqual(['Отправить ещё раз'])
    shop.services.heal()
    expect((await send(again)).location).toMatch(/^\/my-order\//)
    expectOneOrder(262_000)
  },
)

test('what the service has made otherwise is said on the page of the order, to the browser that sent it alone', async () => {
  const period = { start: addDays(start, 7), end: addDays(end, 7) }
  const order = { id: 5, number: 'П-5', total: 4321, period, createdAt: '2026-11-28T12:00:00Z' }
  shop.services.fail(orders, { status: 201, body: { result: order } }, 1)
  const { status, location, cookie } = await send(await openForm())
  expect(status).toBe(303)
  const page = async (headers = {}) => wordsOf((await shop.get(location ?? '', { headers })).text)
  const own = await page({ cookie })
  expect(own).toContain('Записано иначе, чем отправлено')
  expect(own).toMatch(/записана за 4 321 ₽\. Отправлены даты .*, записаны /)
  expect(await page()).not.toContain('иначе')
  expect(await page({ cookie: cookie.replace('4321', '4322') })).not.toContain('иначе')
})

test('a time of today that is over is not offered, and a form that has it orders nothing', async () => {
  const zone = `Etc/GMT-${Math.max(0, 13 - new Date().getUTCHours())}`
  await shop.close()
  shop = await startShop({ TIME_ZONE: zone })
  const today = todayIn(zone, new Date())
  const { text } = await shop.get(target.replace(start, today))
  const disabled = [...text.matchAll(/<option value="([^"]*)" disabled/g)].map(([, slot]) => slot)
  expect(disabled[0]).toBe('FROM_9_TO_12')
  expect(disabled).not.toContain('ANY')
  const form = formIn(text)
  const refused = await send({ ...form, fields: { ...form.fields, deliverySlot: 'FROM_9_TO_12' } })
  expectRefusal(refused)
  expect(refused.words).toContain('Сегодня это время уже прошло')
  expect(readOrders(shop.dataDir)).toEqual([])
})
