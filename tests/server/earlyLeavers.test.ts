import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Layer } from '../../server/upstream/index.ts'
import { readMetric, readMetrics } from '../support/gauges.ts'
import { type Sent, sendOnly } from '../support/leave.ts'
import { threeDays } from '../support/rental.ts'
import { type Shop, startShop } from './shop.ts'

let shop: Shop
/** While this is not settled the services answer nothing that depends on what a visitor chose. */
let gate = Promise.withResolvers<void>()
const hold: Layer = async ({ url = '' }, next) => {
  if (/search|reservation_|slug|products\//.test(url)) await gate.promise
  return next()
}

beforeAll(async () => {
  shop = await startShop({ UPSTREAM_DEADLINE_MS: '60000' }, hold)
})
afterEach(async () => {
  gate.resolve()
  await expect.poll(running).toBe(0)
  gate = Promise.withResolvers()
})
afterAll(() => shop.close())

// The metrics are made once a second: what belongs together is read together.
const running = () => readMetric(shop.app.url, 'sutki_http_queue{state="running"}')
/** Requests in flight, of which the one that asks is one, and those in work. */
const inFlight = () =>
  readMetrics(shop.app.url, ['sutki_http_in_flight', 'sutki_http_queue{state="running"}'])

const { start, end } = threeDays()
const query = `query Search($search: String!) { products(filter: { search: $search }) { total } }`

test.each<[string, (number: number) => Sent]>([
  ['page', (number) => ({ path: `/search/${number}` })],
  ['page of his own dates', (number) => ({ path: `/search/own-${number}?from=${start}&to=${end}` })],
  ['payload', (number) => ({ path: `/catalog/nothing-${number}/_payload.json` })],
  ['page of a plan', (number) => ({ path: `/plan?v=1&s=${start}&e=${end}&l=10${number}_1` })],
  ['picture of a plan', (number) => ({ path: `/plan/picture.png?v=1&s=${start}&e=${end}&l=10${number}_2` })],
  [
    'read by POST',
    (number) => ({ path: '/graphql', body: JSON.stringify({ query, variables: { search: `${number}` } }) }),
  ],
  [
    'read by GET',
    (number) => ({
      path: `/graphql?query=${encodeURIComponent(`{ products(filter: { search: "g${number}" }) { total } }`)}`,
      headers: ['X-GraphQL-Yoga-CSRF: 1'],
    }),
  ],
])('a %s keeps its place until its work is done, although its visitor has left', async (_, sent) => {
  const visitors = await Promise.all([1, 2, 3].map((number) => sendOnly(shop.app.url, sent(number))))
  await expect.poll(running).toBe(3)
  for (const visitor of visitors) visitor.destroy()
  await expect.poll(inFlight).toEqual([1, 3])
})
