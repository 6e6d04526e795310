import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createUpstreamServer, type Upstream } from '../../server/upstream/index.ts'
import { type OpenedApp, openApp } from '../support/openApp.ts'
import { startRedis } from '../support/redis.ts'
import { seededDir } from '../support/seededDir.ts'

const ORDER = 'mutation { createOrder }'
const MESSAGE = `mutation {
  sendFeedback(input: { name: "Марина", phone: "+79162451122", message: "Здравствуйте", consent: true }) { __typename }
}`
const report = (source: string) =>
  `mutation { reportTrafficSource(input: { source: "${source}" }) { ... on TrafficSourceReported { accepted } } }`

let dataDir: string
let services: Upstream
let apps: OpenedApp[] = []

beforeAll(async () => {
  dataDir = await seededDir()
  services = await createUpstreamServer({ dataDir })
})
afterAll(async () => {
  await services.close()
  await rm(dataDir, { recursive: true })
})
afterEach(async () => {
  await Promise.all(apps.map((app) => app.stop()))
  apps = []
})

async function start(env: Record<string, string>): Promise<string> {
  return (await startLimited(env)).url
}

async function startLimited(env: Record<string, string>): Promise<OpenedApp> {
  const app = await openApp({ upstreamUrl: services.url, env: { MUTATIONS_PER_MINUTE: '5', ...env } })
  apps.push(app)
  return app
}

function send(url: string, query = 'mutation { __typename }', headers = {}): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'test', ...headers },
    body: JSON.stringify({ query }),
  })
}

async function statuses(url: string, times: number, headers?: object, query?: string): Promise<number[]> {
  const found: number[] = []
  for (let index = 0; index < times; index++) found.push((await send(url, query, headers)).status)
  return found
}

const forwarded = (address: string) => ({ 'x-forwarded-for': address })

test('one address has so many mutations a minute, whatever it says of itself; reads go on', async () => {
  const url = await start({})
  expect(await statuses(url, 5)).toEqual([200, 200, 200, 200, 200])
  const refused = await send(url, undefined, forwarded('203.0.113.9'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_MUTATIONS' } }] })
  expect((await send(url, '{ __typename }')).status).toBe(200)
})

test('behind a trusted proxy visitors are counted apart, an IPv6 network as one', async () => {
  const url = await start({ TRUST_PROXY: '127.0.0.1' })
  expect(await statuses(url, 6, forwarded('203.0.113.9'))).toEqual([200, 200, 200, 200, 200, 429])
  expect(await statuses(url, 1, forwarded('203.0.113.10'))).toEqual([200])
  expect(await statuses(url, 5, forwarded('2001:db8:1:2::1'))).not.toContain(429)
  expect(await statuses(url, 1, forwarded('2001:db8:1:2:aaaa::7'))).toEqual([429])
  expect(await statuses(url, 1, forwarded('2001:db8:1:3::1'))).toEqual([200])
})

test('a proxy that nobody named is told of in the log, once a minute', async () => {
  const app = await startLimited({})
  const told = () => app.output().split('TRUST_PROXY does not name').length - 1
  await send(app.url)
  expect(told()).toBe(0)
  await statuses(app.url, 3, forwarded('203.0.113.9'))
  await expect.poll(told).toBe(1)
})

test('orders, messages and reports have allowances of their own', async () => {
  const url = await start({})
  for (const query of [ORDER, MESSAGE, report('yandex')])
    expect(await statuses(url, 6, {}, query)).toEqual([200, 200, 200, 200, 200, 429])
  expect((await send(url, '{ __typename }')).status).toBe(200)
})

test('who names another write in a comment spends both allowances', async () => {
  const url = await start({})
  expect(await statuses(url, 6, {}, `${ORDER} # reportTrafficSource sendFeedback`)).toContain(429)
  expect(await statuses(url, 1, {}, ORDER)).toEqual([429])
  expect(await statuses(url, 1, {}, MESSAGE)).toEqual([429])
})

test('who guesses the secret of an order is soon turned away, by page and by query; no service hears of it, and others go on', async () => {
  const url = await start({ TRUST_PROXY: '127.0.0.1' })
  const guess = async (headers: Record<string, string>) => {
    const secret = crypto.randomUUID().replaceAll('-', '')
    const [page, read] = await Promise.all([
      fetch(`${url}/my-order/${secret}`, { headers }),
      send(
        url,
        `{ a: order(secret: "${secret}") { number } b: order(secret: "${secret}0") { number } }`,
        headers,
      ),
    ])
    return [page.status, (await read.json()).data?.a]
  }
  for (let count = 0; count < 500; count++) {
    const [status, found] = await guess(forwarded('203.0.113.9'))
    if (count > 5) expect(status).toBe(429)
    expect(found ?? null).toBeNull()
  }
  const calls = (await (await fetch(`${url}/metrics`)).text()).matchAll(
    /^sutki_upstream_call_seconds_count\{.*call="customerOrderBySecret".*\} (\d+)$/gm,
  )
  expect(
    Array.from(calls, ([, count]) => Number(count)).reduce((sum, count) => sum + count),
  ).toBeLessThanOrEqual(5)
  expect((await guess(forwarded('203.0.113.10')))[0]).toBe(404)
})

test('a report that is not sent counts nothing', async () => {
  const url = await start({})
  expect(await statuses(url, 12, {}, report(' '))).not.toContain(429)
  expect(await statuses(url, 5, {}, report('yandex'))).not.toContain(429)
  const refused = await send(url, report('yandex'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_MUTATIONS' } }] })
  expect(await statuses(url, 1, {}, report(' '))).toEqual([200])
})

test('answers to writes say how many are left; those to reads say nothing', async () => {
  const url = await start({})
  const limits = async (query?: string) => {
    const { headers } = await send(url, query)
    return [headers.get('ratelimit-policy'), headers.get('ratelimit')]
  }
  for (const left of [4, 3, 2, 1, 0, 0])
    expect(await limits()).toEqual([
      '"orders";q=5;w=60',
      expect.stringMatching(`^"orders";r=${left};t=\\d+$`),
    ])
  expect(await limits(MESSAGE)).toEqual([
    '"messages";q=5;w=60',
    expect.stringMatching(/^"messages";r=4;t=\d+$/),
  ])
  expect(await limits(report('yandex'))).toEqual([
    '"reports";q=5;w=60',
    expect.stringMatching(/^"reports";r=4;t=\d+$/),
  ])
  expect(await limits('{ __typename }')).toEqual([null, null])
})

test('an address with a port, or none at all, is no new client', async () => {
  const url = await start({ TRUST_PROXY: '127.0.0.1' })
  const ports = [1000, 1001, 1002, 1003, 1004, 1005]
  const found: number[] = []
  for (const port of ports) found.push(...(await statuses(url, 1, forwarded(`203.0.113.9:${port}`))))
  expect(found).toEqual([200, 200, 200, 200, 200, 429])
  const nobody: number[] = []
  for (const port of ports) nobody.push(...(await statuses(url, 1, forwarded(`nobody-${port}`))))
  expect(nobody).toEqual([200, 200, 200, 200, 200, 429])
})

test('several servers count together; without their Redis nobody is refused, and the log says so once', async () => {
  const redis = await startRedis()
  // Of one shop, for they have the same services.
  const env = { REDIS_URL: redis.url }
  const [first, second] = await Promise.all([startLimited(env), startLimited(env)])
  const both = [...(await statuses(first.url, 3)), ...(await statuses(second.url, 3))]
  expect(both).toEqual([200, 200, 200, 200, 200, 429])
  await redis.kill()
  expect(await statuses(second.url, 7)).not.toContain(429)
  await expect.poll(() => second.output()).toContain('writes are not limited')
  expect(second.output().match(/writes are not limited/g)).toHaveLength(1)
})
