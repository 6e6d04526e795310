import { expect, test } from 'vitest'
import { createRest, type SharedRedis } from '#gateway/rest/rest.ts'
import { startRedis } from '../support/redis.ts'
import { openRecorder, type Reply, SERVICE_PATHS, sendJson } from './recorder.ts'

const settings: Reply = (response) => sendJson(response, 200, { result: { minOrderDays: 2 } })
const down: Reply = (response) => response.destroy()

const sharedBy = ({ url }: { url: string }): SharedRedis => ({ url, prefix: 'test' })

/** Another server of the same company, or the same one after a restart. */
function startServer(baseUrl: string, redis: SharedRedis) {
  const factory = createRest({
    baseUrl,
    redis,
    servicePaths: SERVICE_PATHS,
    deadlineMs: 5000,
    retries: { idempotent: 0, other: 1 },
    project: 'sutki',
    cache: true,
  })
  return { rest: factory.forRequest({ requestId: 'other' }), close: factory.close }
}

test('what one server read is there for the others and after a restart, read after read', async () => {
  const redis = await startRedis()
  const { rest, factory, requests, reply, url } = await openRecorder({ cache: true, redis: sharedBy(redis) })
  reply(settings)
  expect((await rest.settings()).minOrderDays).toBe(2)
  const other = startServer(url, sharedBy(redis))
  for (let read = 0; read < 3; read++) expect((await other.rest.settings()).minOrderDays).toBe(2)
  await factory.close()
  await other.close()
  reply(down)
  const restarted = startServer(url, sharedBy(redis))
  for (let read = 0; read < 3; read++) expect((await restarted.rest.settings()).minOrderDays).toBe(2)
  expect(requests).toHaveLength(1)
  await restarted.close()
})

test('answers are kept by language: a shop in another one reads its own', async () => {
  const redis = await startRedis()
  const { Redis } = await import('ioredis')
  const client = new Redis(redis.url)
  const { rest, reply } = await openRecorder({ cache: true, redis: sharedBy(redis) })
  reply(settings)
  await rest.settings()
  await expect.poll(() => client.keys('*')).toEqual(['test:answer:ru:/product/v2/settings'])
  client.disconnect()
})

test.each([
  ['nothing', ''],
  ['garbage', '�garbage'],
  ['another shape', '00000000{"result":{"minOrderDays":'],
])('a value in Redis that is %s is as good as none', async (_, value) => {
  const redis = await startRedis()
  const { Redis } = await import('ioredis')
  const client = new Redis(redis.url)
  await client.set('test:answer:ru:/product/v2/settings', value)
  client.disconnect()
  const { rest, requests, reply } = await openRecorder({ cache: true, redis: sharedBy(redis) })
  reply(settings)
  for (let read = 0; read < 2; read++) expect((await rest.settings()).minOrderDays).toBe(2)
  expect(requests).toHaveLength(1)
})

test('a Redis that dies or stops while the server runs fails no read', async () => {
  for (const end of ['kill', 'pause'] as const) {
    const redis = await startRedis()
    const { rest, reply } = await openRecorder({ cache: true, redis: sharedBy(redis) })
    reply((response, _, { line }) =>
      line.includes('by-slug')
        ? sendJson(response, 200, { result: { id: 1, slug: line.split('/').at(-1), name: 'Стул' } })
        : settings(response, _, { line, headers: {}, body: '' }),
    )
    await rest.settings()
    await redis[end]()
    const slugs = Array.from({ length: 20 }, (_unused, index) => `stul-${index}`)
    const found = await Promise.all(slugs.map((slug) => rest.productBySlug(slug)))
    expect(found.map((product) => product?.slug)).toEqual(slugs)
    expect((await rest.settings()).minOrderDays).toBe(2)
  }
})
