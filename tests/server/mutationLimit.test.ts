import { afterEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { startRedis } from '../support/redis.ts'

let apps: TestApp[] = []

afterEach(async () => {
  await Promise.all(apps.map((app) => app.stop()))
  apps = []
})

async function start(env: Record<string, string>): Promise<string> {
  const app = await startApp({ env: { MUTATIONS_PER_MINUTE: '5', ...env } })
  apps.push(app)
  return app.url
}

function send(url: string, query = 'mutation { __typename }', headers = {}): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'test', ...headers },
    body: JSON.stringify({ query }),
  })
}

async function statuses(url: string, times: number, headers?: object): Promise<number[]> {
  const found: number[] = []
  for (let index = 0; index < times; index++) found.push((await send(url, undefined, headers)).status)
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

test('several servers count together; without their Redis nobody is refused', async () => {
  const redis = await startRedis()
  const [first, second] = await Promise.all([
    start({ REDIS_URL: redis.url }),
    start({ REDIS_URL: redis.url }),
  ])
  const both = [...(await statuses(first, 3)), ...(await statuses(second, 3))]
  expect(both).toEqual([200, 200, 200, 200, 200, 429])
  await redis.kill()
  expect(await statuses(second, 2)).toEqual([200, 200])
})
