import { once } from 'node:events'
import { request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { companyData } from '../support/companies.ts'
import { wordsOf } from '../support/html.ts'
import { AGREED, readMessages, readOrders } from '../support/orders.ts'
import { chair, threeDays } from '../support/rental.ts'
import { type Shop, startShop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  const data = companyData('demo')
  Object.assign(data.settings as object, { capabilities: [] })
  shop = await startShop({ LOG_LEVEL: 'info' }, undefined, data)
})
afterAll(() => shop.close())

const { start, end } = threeDays()
const target = `/order?v=1&s=${start}&e=${end}&l=${chair.id}_2`
const person = { name: 'Марина Ветрова', phone: '+7 916 245-11-22', address: 'Садовая ул., 12' }
const whole = { ...person, key: 'k'.repeat(32), total: '2400', ...AGREED }

type Sent = { headers?: Record<string, string>; target?: string; url?: string }

/** Sends a form as a browser does from the shop's own page, but for what `sent` says. */
async function post(fields: Record<string, string> | string, sent: Sent = {}) {
  const url = sent.url ?? shop.app.url
  const { hostname, port, origin } = new URL(url)
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded', ...sent.headers }
  const asked = request({
    hostname,
    port,
    method: 'POST',
    path: sent.target ?? target,
    agent: false,
    headers,
  })
  asked.end(body)
  const [answer] = await once(asked, 'response')
  const text = await textOf(answer)
  return { status: Number(answer.statusCode), headers: answer.headers, text }
}

const keyIn = (html: string) => /name="key" value="([^"]*)"/.exec(html)?.[1]
const ordersOf = (key: string) => readOrders(shop.dataDir).filter((order) => order.idempotencyKey === key)

test('each form that is opened has a key of its own, and nobody keeps it', async () => {
  const forms = await Promise.all([shop.get(target), shop.get(target)])
  for (const { status, headers, text } of forms) {
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(String(headers['set-cookie'])).toContain(
      `orderKey=${keyIn(text)}; Path=/order; Max-Age=86400; HttpOnly; SameSite=Lax`,
    )
    expect(wordsOf(text)).toContain('2 400 ₽')
  }
  const keys = forms.map(({ text }) => keyIn(text))
  expect(keys[0]).toMatch(/^[\w-]{32,}$/)
  expect(keys[0]).not.toBe(keys[1])
  expect((await shop.get('/order')).text).not.toContain('name="key"')
})

test('the form of a kept plan says what it came to on its day', async () => {
  const kept = `${target.replace('_2', '_2_2s')}&m=2026-01-20`
  expect(wordsOf((await shop.get(kept)).text)).toMatch(/Было 20 января1 ₽Стало [^₽]*\D2 400 ₽/)
})

test('a form of another plan has the key of the first while nothing is known of it, and the next order has another', async () => {
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    /orderKey=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? ''
  const form = await shop.get(target)
  const key = keyIn(form.text) ?? ''
  shop.services.fail({ method: 'POST', path: /\/v2\/orders$/ }, 'lostAnswer', 2)
  const lost = await post({ ...whole, key }, { headers: { cookie: cookieOf(form) } })
  expect(lost.status).toBe(503)
  shop.services.heal()
  const other = target.replace('_2', '_1')
  const again = await shop.get(other, { headers: { cookie: cookieOf(lost) } })
  expect(keyIn(again.text)).toBe(key)
  const told = await post({ ...whole, key, total: '1200' }, { target: other })
  expect(told.status).toBe(409)
  expect(wordsOf(told.text)).toMatch(/Отправленное раньше у нас: номер С-\d+/)
  expect(ordersOf(key)).toHaveLength(1)
  const next = await shop.get(other, { headers: { cookie: cookieOf(told) } })
  expect(keyIn(next.text)).toBe(keyIn(told.text))
  expect(keyIn(next.text)).not.toBe(key)
})

test('sent twice at once and once more: one order, and no trace of the person', async () => {
  const answers = await Promise.all([post(whole), post(whole)])
  answers.push(await post(whole))
  for (const { status, headers, text } of answers) {
    expect([status, text, headers['cache-control']]).toEqual([303, '', 'no-store'])
    expect(headers.location).toBe(answers[0]?.headers.location)
    expect(headers.location).toMatch(/^\/order\/success\?number=[^&]+$/)
  }
  expect(ordersOf(whole.key)).toHaveLength(1)
  for (const secret of [
    'Ветрова',
    '245-11-22',
    '9162451122',
    'Садовая',
    whole.key,
    encodeURIComponent('Ветрова'),
  ])
    expect(shop.app.output()).not.toContain(secret)
})

test.each([
  ['other words of consents', { consentsVersion: '0f48d0dfbee9' }, 'Новые — ниже: прочитайте и отметьте их'],
  ['an empty box of a consent', { termsAccepted: '' }, 'Проверьте 1 пункт'],
  ['a key that was lost on the way', { key: '' }, ''],
  ['half a key', { key: 'short' }, ''],
  ['a key that is too long', { key: 'k'.repeat(65) }, ''],
])('%s: the form comes back with a key, and orders nothing', async (_what, changes, said) => {
  const before = readOrders(shop.dataDir).length
  const { status, text } = await post({ ...whole, key: 'w'.repeat(32), ...changes })
  expect(status).toBe(422)
  expect(wordsOf(text)).toContain(said)
  expect(text).toContain(person.name)
  expect(keyIn(text)).toMatch(/^[\w-]{32,}$/)
  if (!('key' in changes)) expect(text).not.toMatch(/<input[^>]*name="termsAccepted"[^>]*checked/)
  expect(readOrders(shop.dataDir)).toHaveLength(before)
})

test('a key that another content has makes no second order and gives way to a new one', async () => {
  const { status, text } = await post({ ...whole, comment: 'Другой состав' })
  expect(status).toBe(409)
  const [made] = ordersOf(whole.key)
  expect(wordsOf(text)).toMatch(/Отправленное раньше у нас: номер С-\d+/)
  expect(made).toBeDefined()
  expect(keyIn(text)).not.toBe(whole.key)
  expect(keyIn(text)).toMatch(/^[\w-]{32,}$/)
  expect(ordersOf(whole.key)).toHaveLength(1)
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://127.0.0.1:1' }],
  ['a page of nobody', { origin: 'null' }],
  ['a sandboxed page that names ours', { 'sec-fetch-site': 'cross-site' }],
  ['another name of the same site', { 'sec-fetch-site': 'same-site' }],
])('a form from %s is refused before it is read', async (_, headers) => {
  const key = 'foreign-'.repeat(4)
  const { status, text } = await post({ ...whole, key }, { headers })
  expect(status).toBe(403)
  expect(text).toContain('только со страниц нашего сайта')
  expect(ordersOf(key)).toEqual([])
})

test('a form that says nothing of where it comes from is refused; the page before it is enough', async () => {
  const { hostname, port, origin } = new URL(shop.app.url)
  const status = async (headers: Record<string, string>) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const asked = request({ hostname, port, method: 'POST', path: target, headers: { ...type, ...headers } })
    asked.end('')
    const [answer] = await once(asked, 'response')
    answer.resume()
    return answer.statusCode
  }
  expect(await status({})).toBe(403)
  expect(await status({ referer: 'not an address' })).toBe(403)
  expect(await status({ referer: 'https://evil.example/order' })).toBe(403)
  expect(await status({ referer: `${origin}${target}` })).toBe(422)
})

test.each([
  ['JSON', JSON.stringify(whole), { 'content-type': 'application/json' }, 415],
  ['files', 'x', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['a text', 'x', { 'content-type': 'text/plain' }, 415],
  ['60 KB', `comment=${'a'.repeat(60_000)}`, {}, 413],
  ['3,000 fields', 'a=1&'.repeat(3000), {}, 400],
  ['nothing', '', {}, 422],
  ['inherited names', '__proto__=1&constructor=2&toString=3&hasOwnProperty=4', {}, 422],
  ['broken encoding', 'name=%E0%A4%A&phone=%&total=%00', {}, 422],
  [
    'a sum that is none',
    new URLSearchParams({ ...whole, key: 'sum-'.repeat(8), name: '', total: '1e9' }).toString(),
    {},
    422,
  ],
])('%s is no order', async (_, body, headers, expected) => {
  const before = readOrders(shop.dataDir).length
  const { status, text, headers: given } = await post(body, { headers })
  expect([status, given['cache-control']]).toEqual([expected, 'no-store'])
  expect(text).not.toMatch(/node_modules|FST_|at .*\.ts:\d+/)
  expect(readOrders(shop.dataDir)).toHaveLength(before)
})

test('what was written is text in the page, whatever it is', async () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>\u202e'
  const fields = Object.keys(whole).map((name) => [name, hostile])
  const { status, text } = await post({ ...Object.fromEntries(fields), comment: `</textarea>${hostile}` })
  expect(status).toBe(422)
  expect(text).not.toMatch(/<script>alert|<img src=x|<\/textarea>&quot;|onerror=alert\(1\)>"/)
  expect(text).toContain('&lt;script&gt;alert(1)')
  expect(keyIn(text)).toMatch(/^[\w-]{32,}$/)
})

test('the longest texts that fit are read whole, longer ones are told of', async () => {
  const key = 'long-'.repeat(6)
  const { status } = await post({ ...whole, key, comment: 'Ж'.repeat(2000), address: 'Ж'.repeat(500) })
  expect(status).toBe(303)
  expect(ordersOf(key)).toHaveLength(1)
  const { status: refused, text } = await post({ ...whole, comment: 'Ж'.repeat(2001) })
  expect(refused).toBe(422)
  expect(wordsOf(text)).toContain('Слишком длинно: 2001 знаков, а помещается 2000')
})

test('an address without a plan has no form that could be sent', async () => {
  for (const target of ['/order', '/order?v=2&l=1_1', `/order?v=1&l=${chair.id}_2`]) {
    const { status, text } = await post(whole, { target })
    expect([target, status]).toEqual([target, 422])
    expect(text).not.toContain('name="key"')
  }
})

test('whoever has only a link is told whose number it is, and nothing else that stands in it', async () => {
  const page = async (number: string, cookie = '') => {
    const target = `/order/success?number=${encodeURIComponent(number)}`
    return wordsOf((await shop.get(target, { headers: { cookie } })).text)
  }
  const linked = await page('С-000042')
  expect(linked).toContain('Номер из ссылки: С-000042')
  for (const thanks of ['Заказ принят', 'Запишите номер', 'До звонка']) expect(linked).not.toContain(thanks)
  expect(await page('С-000042', 'placedOrder=other')).toContain('Номер из ссылки')
  expect(await page('С-000042', 'placedOrder=%E0%A4%A')).toContain('Номер из ссылки')
  const words = ['Позвоните нам срочно на другой номер', '<b>1</b>', 'x'.repeat(41), '']
  for (const text of [...words, '4276000011112223', '4276-0000-1111-2223', '245-11-22'])
    expect(await page(text)).not.toContain('Номер ')
})

test('the browser that sent the form is thanked, on its own order’s page alone', async () => {
  const { headers } = await post({ ...whole, key: crypto.randomUUID() })
  const [cookie = '', taken] = headers['set-cookie'] ?? []
  expect(taken).toMatch(/^orderKey=; Path=\/order; Max-Age=0/)
  expect(cookie).toMatch(/^placedOrder=[^;]+; Path=\/order\/success; Max-Age=86400; HttpOnly; SameSite=Lax/)
  const sent = { headers: { cookie: cookie.split(';')[0] } }
  const own = wordsOf((await shop.get(headers.location ?? '', sent)).text)
  expect(own).toContain('Заказ принят')
  // What happens next is said once, by the company.
  expect(own.match(/Перезвоним /g)).toHaveLength(1)
  expect(own).not.toContain('Номер из ссылки')
  expect(wordsOf((await shop.get('/order/success?number=1', sent)).text)).toContain('Номер из ссылки: 1')
})

test('an order that a person has to take is not made; its list is sent as a message, counted as one', async () => {
  const small = await startShop({ ORDER_MAX_SUM: '2000', MUTATIONS_PER_MINUTE: '1' })
  onTestFinished(() => small.close())
  const url = small.app.url
  const refused = await post(whole, { url })
  expect(refused.status).toBe(422)
  expect(wordsOf(refused.text)).toContain('Для сайта это слишком много')
  expect(refused.text).toMatch(/<button[^>]* name="asMessage"/)
  expect(keyIn(refused.text)).toBe(whole.key)

  const asMessage = { ...whole, asMessage: 'on' }
  const wrong = await post({ ...asMessage, phone: '' }, { url })
  expect(wrong.status).toBe(422)
  const again = await post(asMessage, { url })
  expect(again.status).toBe(429)
  expect(readMessages(small.dataDir)).toEqual([])
  expect(readOrders(small.dataDir)).toEqual([])
})

test('the list of a plan goes to the company with its link, and no order comes of it', async () => {
  const { status, text } = await post({ ...whole, key: 'list-'.repeat(6), asMessage: 'on' })
  expect(status).toBe(200)
  expect(wordsOf(text)).toContain('Список у нас')
  const [{ name, phone, message = '' } = {}] = readMessages(shop.dataDir)
  expect([name, phone]).toEqual([person.name, person.phone])
  expect(message).toContain(`${shop.app.url}/plan?v=1&s=${start}&e=${end}&l=${chair.id}_2\n`)
  expect(message).toContain(`${chair.name}\u00a0— 2\u00a0шт.`)
  expect(ordersOf('list-'.repeat(6))).toEqual([])
  shop.services.fail({ method: 'POST', path: /\/v2\/feedback$/ }, { status: 500 }, 2)
  expect((await post({ ...whole, key: 'list-'.repeat(6), asMessage: 'on' })).status).toBe(503)
  shop.services.heal()
})

test('orders are counted by their address; over it no page is made, and nothing that was written is lost', async () => {
  const limited = await startShop({ MUTATIONS_PER_MINUTE: '1' })
  onTestFinished(() => limited.close())
  const url = limited.app.url
  expect((await post({ ...whole, name: '' }, { url })).status).toBe(422)
  const before = limited.services.calls.length
  for (const sent of [whole, { ...whole, name: '' }, { ...whole, key: 'short' }]) {
    const { status, headers, text } = await post(sent, { url })
    expect([status, headers['cache-control']]).toEqual([429, 'no-store'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers.ratelimit).toMatch(/^"orders";r=0;t=\d+$/)
    expect(headers['ratelimit-policy']).toBe('"orders";q=1;w=60')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    for (const words of ['Подождите минуту', 'обновите', 'Вернитесь на шаг назад'])
      expect(text.replaceAll('\u00a0', ' ').toLowerCase()).toContain(words.toLowerCase())
  }
  expect((await post(whole, { url, target: '/order' })).status).toBe(429)
  expect(limited.services.calls).toHaveLength(before)
  expect(readOrders(limited.dataDir)).toEqual([])
})
