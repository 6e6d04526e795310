import { Redis } from 'ioredis'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openRedisKeys } from '#gateway/order/keys/redisKeys.ts'
import { openRedisOrders } from '#gateway/order/open/redisOrders.ts'
import { connectRedis, readRedisUrl } from '#gateway/rest/rest.ts'
import { startRedis } from '../support/redis.ts'
import { startSentinel } from '../support/redisGroups.ts'

test.each([
  ['redis://localhost', { kind: 'server', nodes: [{ host: 'localhost', port: 6379 }], tls: false, db: 0 }],
  [
    'rediss://:p%40ss@redis.example:6380/2',
    { kind: 'server', nodes: [{ host: 'redis.example', port: 6380 }], tls: true, password: 'p@ss', db: 2 },
  ],
  [
    'redis-sentinel://shop:100%@one,[::1]:26380/1#primary',
    {
      kind: 'sentinel',
      nodes: [
        { host: 'one', port: 26_379 },
        { host: '::1', port: 26_380 },
      ],
      tls: false,
      username: 'shop',
      password: '100%',
      db: 1,
      primary: 'primary',
    },
  ],
  [
    'rediss-cluster://one,two:7000',
    {
      kind: 'cluster',
      nodes: [
        { host: 'one', port: 6379 },
        { host: 'two', port: 7000 },
      ],
      tls: true,
      db: 0,
    },
  ],
])('%s is read', (url, target) => {
  expect(readRedisUrl(url)).toEqual(target)
})

test.each([
  '',
  'redis',
  'http://redis',
  'redis://',
  'redis://one,two',
  'redis://one#primary',
  'redis-sentinel://one',
  'redis-cluster://one/1',
  'redis-cluster://one,',
  'redis://one:port',
  `redis-cluster://${'a,'.repeat(2000)}a`,
])('%.40s is no REDIS_URL', (url) => {
  expect(readRedisUrl(url)).toBeNull()
})

test('one that answers late still tells of orders and counts them: a busy process does not know less', async () => {
  const redis = { url: (await startRedis()).url, prefix: 'sutki:test' }
  const keys = await openRedisKeys(redis, { records: 10, ageMs: 60_000 })
  const orders = await openRedisOrders(redis)
  const client = new Redis(redis.url)
  onTestFinished(async () => {
    client.disconnect()
    await Promise.all([keys.close(), orders.close()])
  })
  const record = { fingerprint: 'content', total: 100, sentAt: Date.now(), state: 'sent' } as const
  await keys.claim('made', record)
  const pause = () => client.call('CLIENT', 'PAUSE', '300', 'ALL')
  await pause()
  expect(await keys.find('made')).toEqual(record)
  await pause()
  expect(await orders.secret('fresh')).toBe('fresh')
})

test('sentinels: after the primary is gone, what was stored is found in the next one', async () => {
  const { url, primary, replica } = await startSentinel()
  const shared = { url, prefix: 'sutki:test' }
  const limits = { records: 100, ageMs: 60_000 }
  const keys = await openRedisKeys(shared, limits)
  const open = await openRedisOrders(shared)
  // Until the sentinel is asked, and while the failover lasts, commands fail.
  const answered = <Answer>(command: () => Promise<Answer>) =>
    vi.waitUntil(() => command().catch(() => null), { timeout: 30_000, interval: 100 })
  const record = { fingerprint: 'content', total: 100, sentAt: Date.now(), state: 'sent' as const }
  const secret = await answered(() => open.secret('a secret'))
  await answered(async () => (await keys.find('one')) === null)
  expect(await keys.claim('one', record)).toBeNull()
  const watcher = await connectRedis(replica.url)
  await answered(async () => (await watcher.dbsize()) >= 3)
  await primary.kill()
  expect(await answered(() => keys.find('one'))).toEqual(record)
  expect(await answered(() => open.secret('another secret'))).toBe(secret)
  await keys.close()
  await open.close()
  watcher.disconnect()
})
