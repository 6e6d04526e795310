import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import type { Layer } from '../../server/upstream/index.ts'
import { readMetric } from '../support/gauges.ts'
import { type Sent, sendOnly } from '../support/leave.ts'
import { AGREED } from '../support/orders.ts'
import { threeDays } from '../support/rental.ts'
import { type Shop, startShop } from './shop.ts'

/** So many expensive requests may be in work at once; fewer on a busy machine. */
const PLACES = 3
const SENT = 6

let shop: Shop
/** While this is not settled the services answer nothing about stock. */
let gate = Promise.withResolvers<void>()
const hold: Layer = async ({ url = '' }, next) => {
  if (/reservation_|products\?/.test(url)) await gate.promise
  return next()
}

beforeAll(async () => {
  shop = await startShop({ UPSTREAM_DEADLINE_MS: '60000' }, hold)
})
afterEach(async () => {
  gate.resolve()
  await expect.poll(queue).toEqual([0, 0])
  gate = Promise.withResolvers()
})
afterAll(() => shop.close())

const queue = () =>
  Promise.all(
    ['running', 'waiting'].map((state) => readMetric(shop.app.url, `sutki_http_queue{state="${state}"}`)),
  )

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
  const places = () =>
    Promise.all(['running', 'waiting'].map((state) => readMetric(url, `sutki_http_queue{state="${state}"}`)))
  await expect.poll(async () => (await places()).reduce((sum = 0, count = 0) => sum + count)).toBe(PLACES)
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
