import { beforeAll, describe, expect, test } from 'vitest'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
})

const LARGE = 'query Large { products { items { id slug name description } } }'
const SMALL = 'query Small { settings { brand } }'

/** Made by Yoga, executed as it is, and ready from the third on. */
const TIMES = 4

async function post(query: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${shop.app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
    body: JSON.stringify({ query }),
  })
  const { date: _date, 'x-request-id': id, ...sent } = Object.fromEntries(answer.headers)
  return { status: answer.status, text: await answer.text(), headers: sent, id }
}

async function sample(start: string): Promise<number> {
  const { text } = await shop.get('/metrics')
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1) ?? 0,
  )
}

test('what is ready has the status, the headers and the body of what is made, and an id of its own', async () => {
  const first = await post(SMALL, { 'x-request-id': 'number-0' })
  expect(first).toMatchObject({ status: 200, id: 'number-0', headers: { 'cache-control': 'no-store' } })
  expect(first.headers).toHaveProperty('content-security-policy')
  for (let time = 1; time < TIMES; time++)
    expect(await post(SMALL, { 'x-request-id': `number-${time}` })).toEqual({
      ...first,
      id: `number-${time}`,
    })
})

test.each(['br', 'gzip', 'gzip, deflate, br', 'identity'])(
  'to "%s" it is packed as what is made is',
  async (accepted) => {
    const headers = { 'accept-encoding': accepted }
    const query = LARGE.replace('Large', `Large${accepted.length}`)
    const { 'content-length': _length, ...first } = (await post(query, headers)).headers
    const whole = (await post(query)).text
    for (let time = 2; time < TIMES; time++) {
      const again = await post(query, headers)
      expect(again.text).toBe(whole)
      const { 'content-length': length, ...sent } = again.headers
      expect(Number(length)).toBeGreaterThan(0)
      expect({ ...sent, 'transfer-encoding': undefined }).toEqual({
        ...first,
        'transfer-encoding': undefined,
      })
    }
  },
)

test('it is logged and counted as what is made is', async () => {
  const query = 'query Counted { contacts { note } }'
  const counts = () =>
    Promise.all([
      sample('sutki_http_request_seconds_count{method="POST",route="/graphql",status="200"}'),
      sample('sutki_graphql_operation_seconds_count{type="query",outcome="ok"}'),
      sample('sutki_upstream_cache_hits_total{service="content",call="contacts"}'),
    ])
  await post(query)
  const before = await counts()
  for (let time = 1; time < TIMES; time++) await post(query, { 'x-request-id': `counted-${time}` })
  await expect.poll(counts).toEqual(before.map((count) => count + TIMES - 1))
  await expect
    .poll(() => shop.logged('request').filter(({ requestId }) => String(requestId).startsWith('counted-')))
    .toEqual(Array(TIMES - 1).fill(expect.objectContaining({ route: '/graphql', status: 200 })))
})

test('it is not given to a request under another name', async () => {
  for (let time = 0; time < TIMES; time++) await post(SMALL)
  const options = { method: 'POST', headers: { host: 'evil.example', 'content-type': 'application/json' } }
  expect((await shop.get('/graphql', options)).status).toBe(421)
})

test('without the memory of answers each is made', async () => {
  const forgetful = await sharedShop('forgetful')
  const ask = () =>
    fetch(`${forgetful.app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: SMALL }),
    }).then((answer) => answer.json())
  const before = forgetful.services.calls.length
  for (let time = 0; time < TIMES; time++) expect(await ask()).toHaveProperty('data.settings.brand')
  expect(forgetful.services.calls.length - before).toBe(TIMES)
})

test('an answer in parts is sent with its length alone', async () => {
  const { status, headers, text } = await post(SMALL, { accept: 'multipart/mixed' })
  expect(status).toBe(200)
  expect(headers['transfer-encoding']).toBeUndefined()
  expect(headers['content-length']).toBe(String(Buffer.byteLength(text)))
})

describe('what comes again and again', () => {
  // Fragments that double each other, below a list that has no items and costs nothing: as code they would take minutes.
  const doubled = Array.from(
    { length: 24 },
    (_, index) => `fragment f${index} on Product { ...f${index + 1} ...f${index + 1} }`,
  ).join(' ')

  // Each is executed anew: nothing of it is kept.
  test.each([
    [
      'with fragments that double each other',
      `{ productsByIds(ids: []) { ...f0 } } ${doubled} fragment f24 on Product { id }`,
      { productsByIds: [] },
    ],
    [
      'with a fragment that has a condition here and none there',
      `{
        a: products(filter: { search: "стул" }) { ...F @include(if: false) }
        b: products(filter: { search: "стул" }) { ...F }
      } fragment F on ProductPage { page }`,
      { a: {}, b: { page: 1 } },
    ],
  ])('%s is answered as at first', async (_what, query, data) => {
    for (let time = 0; time < 12; time++) expect(JSON.parse((await post(query)).text)).toEqual({ data })
  })
})
