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
  // One: a busy machine has no place for a second expensive one.
  const visitor = await sendOnly(shop.app.url, sent)
  await expect.poll(running).toBe(1)
  visitor.destroy()
  await expect.poll(inFlight).toEqual([1, 1])
})
