import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listen } from '../support/listen.ts'
import { sendJson, startRecorder } from './recorder.ts'

let end: (() => Promise<void>) | undefined
let errors = 0
afterEach(() => end?.())

test('a Redis that refuses connections costs nothing but the sharing', async () => {
  const gone = await startRecorder()
  await gone.close()
  await expectCached(gone.url.replace('http', 'redis'))
  // Each try to connect is told of, for the alert.
  await expect.poll(() => errors).toBeGreaterThan(3)
})

test('a Redis that never answers is not waited for', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket))
  await expectCached((await listen(silent)).replace('http', 'redis'))
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => silent.close(resolve))
})

/** Two equal reads through a broken Redis: both good, one call. */
async function expectCached(redisUrl: string): Promise<void> {
  const onRedisError = () => void errors++
  const redis = { url: redisUrl, prefix: 'test' }
  const recorder = await startRecorder({ cache: true, redis, onRedisError })
  end = recorder.close
  recorder.reply((response, _, { line }) => {
    if (line.includes('by-slug')) return sendJson(response, 404, {})
    sendJson(response, 200, { result: { minOrderDays: 2 } })
  })
  for (let read = 0; read < 3; read++) {
    expect((await recorder.rest.settings()).minOrderDays).toBe(2)
    expect(await recorder.rest.productBySlug('gone')).toBeNull()
  }
  expect(recorder.requests.map(({ line }) => line)).toEqual([
    'GET /product/v2/settings',
    'GET /catalog/v2/products/by-slug/gone',
  ])
}
