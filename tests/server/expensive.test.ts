import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import type { Layer } from '../../server/upstream/index.ts'
import { readMetrics } from '../support/gauges.ts'
import { type Sent, sendOnly } from '../support/leave.ts'
import { AGREED, readOrders } from '../support/orders.ts'
import { chair, threeDays } from '../support/rental.ts'
import { type Shop, startShop } from './shop.ts'

/** So many expensive requests may be in work at once; fewer on a busy machine. */
const PLACES = 3
const SENT = 6

let shop: Shop
/** While this is not settled the services answer nothing about stock, or, in some tests, about what a visitor chose. */
let gate = Promise.withResolvers<void>()
const STOCK = /reservation_|products\?/
const CHOSEN = /search|slug|reservation_|products\//
let held = STOCK
const hold: Layer = async ({ url = '' }, next) => {
  if (held.test(url)) await gate.promise
  return next()
}

beforeAll(async () => {
  shop = await startShop({ UPSTREAM_DEADLINE_MS: '60000' }, hold)
})
afterEach(async () => {
  gate.resolve()
  await expect.poll(() => queue()).toEqual([0, 0])
  gate = Promise.withResolvers()
  held = STOCK
})
afterAll(() => shop.close())

const RUNNING = 'sutki_http_queue{state="running"}'
const queue = (url = shop.app.url) => readMetrics(url, [RUNNING, 'sutki_http_queue{state="waiting"}'])
/** Requests in flight, of which the one that asks is one, and those in work. */
const inFlight = () => readMetrics(shop.app.url, ['sutki_http_in_flight', RUNNING])

const { start, end } = threeDays()
const days = 'query Days($input: RentDaysInput!) { rentDays(input: $input) { items { date free } } }'
const input = (number: number) => ({
  from: start,
  to: addDays(start, 41),
  lines: [{ productId: `${100 + number}`, quantity: 1 }],
})
const lines = Array.from({ length: 30 }, (_, index) => `${101 + index}_1`).join('.')

const whole = { name: 'Марина', phone: '+7 916 245-11-22', ...AGREED }
const longForm = (url: string, number: number) => ({
  path: `/order?v=1&s=${start}&e=${end}&l=${lines}.${300 + number}_1`,
  headers: [`Origin: ${new URL(url).origin}`],
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams({ ...whole, key: `${number}`.repeat(16), total: '1' }).toString(),
})

test.each<[string, (number: number) => Sent]>([
  ['an order form of a long plan', (number) => longForm(shop.app.url, number)],
  [
    'rentDays',
    (number) => ({
      path: '/graphql',
      body: JSON.stringify({ query: days, variables: { input: input(number) } }),
    }),
  ],
  [
    'rentDays in documents that were never seen',
    (number) => ({
      path: '/graphql',
      body: JSON.stringify({
        query: days.replace('Days', `Days${number}`),
        variables: { input: input(10 + number) },
      }),
    }),
  ],
  [
    'rentDays by GET',
    (number) => ({
      path: `/graphql?${new URLSearchParams({ query: days, variables: JSON.stringify({ input: input(20 + number) }) })}`,
      headers: ['X-GraphQL-Yoga-CSRF: 1'],
    }),
  ],
  ['a long plan', (number) => ({ path: `/plan?v=1&s=${start}&e=${end}&l=${lines}.${200 + number}_1` })],
  [
    'a long plan, encoded',
    (number) => ({ path: `/%70lan?v=1&s=${start}&e=${end}&l=1_1&%6c=${lines}.${210 + number}_1` }),
  ],
  [
    'a picture of a plan',
    (number) => ({ path: `/plan/picture.png?v=1&s=${start}&e=${end}&l=101_${number}` }),
  ],
])('%s: a few are in work at once, and pages and cheap reads go on', async (_, sent) => {
  const clients = await Promise.all(
    Array.from({ length: SENT }, (_, index) => sendOnly(shop.app.url, sent(index + 1))),
  )
  await expect
    .poll(async () => {
      const [running = 0, waiting = 0] = await queue()
      return running <= PLACES && running + waiting === SENT
    })
    .toBe(true)
  expect((await shop.get('/cart')).status).toBe(200)
  const cheap = await fetch(`${shop.app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ settings { brand } }' }),
  })
  expect(await cheap.json()).toMatchObject({ data: { settings: {} } })
  for (const client of clients) client.destroy()
})

test('a form over its allowance is answered while those before it hold every place that it could have', async () => {
  const limited = await startShop({ UPSTREAM_DEADLINE_MS: '60000', MUTATIONS_PER_MINUTE: `${PLACES}` }, hold)
  onTestFinished(() => limited.close())
  const { url } = limited.app
  const clients = await Promise.all(
    Array.from({ length: PLACES }, (_, index) => sendOnly(url, longForm(url, index + 1))),
  )
  const { path, body, type } = longForm(url, PLACES + 1)
  await expect.poll(async () => (await queue(url)).reduce((sum, count) => sum + count)).toBe(PLACES)
  const { origin } = new URL(url)
  const { status } = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': type },
    body,
  })
  expect(status).toBe(429)
  for (const client of clients) client.destroy()
  gate.resolve()
})

const query = 'query Search($search: String!) { products(filter: { search: $search }) { total } }'

test.each<[string, Sent]>([
  ['page', { path: '/search/1' }],
  ['page of his own dates', { path: `/search/own?from=${start}&to=${end}` }],
  ['payload', { path: '/catalog/nothing/_payload.json' }],
  ['page of a plan', { path: `/plan?v=1&s=${start}&e=${end}&l=101_1` }],
  ['picture of a plan', { path: `/plan/picture.png?v=1&s=${start}&e=${end}&l=101_2` }],
  ['read by POST', { path: '/graphql', body: JSON.stringify({ query, variables: { search: '1' } }) }],
  [
    'read by GET',
    {
      path: `/graphql?query=${encodeURIComponent('{ products(filter: { search: "g" }) { total } }')}`,
      headers: ['X-GraphQL-Yoga-CSRF: 1'],
    },
  ],
])('a %s keeps its place until its work is done, although its visitor has left', async (_, sent) => {
  held = CHOSEN
  // One: a busy machine has no place for a second expensive one.
  const visitor = await sendOnly(shop.app.url, sent)
  await expect.poll(inFlight).toEqual([2, 1])
  visitor.destroy()
  await expect.poll(inFlight).toEqual([1, 1])
})

test('a form that a full server refuses says how it is sent again, and then makes one order', async () => {
  held = /search/
  const { url } = shop.app
  const named = { name: 'Марина', phone: '+7 916 245-11-22', address: 'Садовая ул., 12', total: '2400' }
  const filled = { ...named, key: 'k'.repeat(32), ...AGREED }
  const send = (fields: Record<string, string>) =>
    fetch(`${url}/order?v=1&s=${start}&e=${end}&l=${chair.id}_2`, {
      method: 'POST',
      headers: { origin: new URL(url).origin },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const visit = (_: unknown, number: number) => sendOnly(url, { path: `/search/crowd-${number}` })
  const earlier = await Promise.all(Array.from({ length: 600 }, visit))
  // Without consent it makes no order, and waits with pages.
  const sent = send({ ...filled, consent: '' })
  const later = await Promise.all(Array.from({ length: 200 }, visit))
  const refused = await sent
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3'])
  expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await refused.text()).toMatch(/^Сейчас у\u00A0нас очень много посетителей\. Обновите эту страницу/)

  for (const socket of [...earlier, ...later]) socket.destroy()
  gate.resolve()
  await expect.poll(async () => (await send(filled)).status).toBe(303)
  expect((await send(filled)).status).toBe(303)
  expect(readOrders(shop.dataDir)).toHaveLength(1)
})
