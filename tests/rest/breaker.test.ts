import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Recorder, type Reply, sendJson, startRecorder } from './recorder.ts'

let recorder: Recorder
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  recorder = await startRecorder({ breaker: true })
})
afterEach(async () => {
  vi.useRealTimers()
  await recorder.close()
})

const good: Reply = (response, _, { line }) =>
  sendJson(response, line.startsWith('POST') ? 201 : 200, {
    result: { id: 1, number: 'N-1', minOrderDays: 2 },
  })

async function failFiveTimes(reply: Reply): Promise<void> {
  recorder.reply(reply)
  for (let failure = 0; failure < 5; failure++) await expect(recorder.rest.settings()).rejects.toThrow()
  recorder.requests.length = 0
}

test.each<[string, Reply]>([
  ['500', (response) => sendJson(response, 500, {})],
  ['429', (response) => sendJson(response, 429, {})],
  ['resets', (response) => response.destroy()],
])('after five %s a service is left alone, and tried again after a second', async (_, reply) => {
  await failFiveTimes(reply)
  recorder.reply(good)
  await expect(recorder.rest.settings()).rejects.toThrow('Network error, try again late')
  expect(recorder.requests).toEqual([])
  expect(recorder.records.at(-1)).toMatchObject({ outcome: 'UPSTREAM_NETWORK', attempts: 0 })
  vi.setSystemTime(Date.now() + 1100)
  expect((await recorder.rest.settings()).minOrderDays).toBe(2)
  expect((await recorder.rest.settings()).minOrderDays).toBe(2)
})

test('the other services and all writes go on', async () => {
  await failFiveTimes((response) => sendJson(response, 500, {}))
  recorder.reply(good)
  await recorder.rest.contacts()
  await recorder.rest.sendFeedback({ name: 'Анна' })
  expect(recorder.requests).toHaveLength(2)
})

test('refusals are answers, not failures', async () => {
  await failFiveTimes((response) => sendJson(response, 404, {}))
  recorder.reply(good)
  expect((await recorder.rest.settings()).minOrderDays).toBe(2)
})

describe('a service that refuses with 429 and Retry-After', () => {
  const order = {
    ...{ lines: [], relatedLines: [], expectedTotal: 0 },
    period: { start: '2026-12-12', end: '2026-12-13' },
    ...{ customer: { name: 'Анна', phone: '+70000000000' }, delivery: { method: 'pickup' as const } },
  }
  const write = () => recorder.rest.createOrder(order, { idempotencyKey: 'k-1' })
  const asks = (wait: string): Reply => {
    return (response) => response.writeHead(429, { 'retry-after': wait }).end('{"code":"SLOW_DOWN"}')
  }

  test.each([
    ['30 seconds', () => '30', 30],
    ['a date', () => new Date(Date.now() + 30_000).toUTCString(), 30],
    ['a day, for a minute', () => '86400', 60],
  ])('is left alone when it asks for %s; its writes are refused at once', async (_, wait, seconds) => {
    recorder.reply(asks(wait()))
    await expect(recorder.rest.categories()).rejects.toMatchObject({ status: 429 })
    recorder.reply(good)
    const refused = { status: 429, retryable: true, upstreamCode: 'SLOW_DOWN', attempts: 0 }
    await expect(recorder.rest.categories()).rejects.toMatchObject(refused)
    vi.setSystemTime(Date.now() + 10_000)
    const { retryAfter } = await write().catch((error) => error)
    expect([seconds - 10, seconds - 11]).toContain(retryAfter)
    await expect(write()).rejects.toMatchObject(refused)
    expect(recorder.requests).toHaveLength(1)
    // The others are not its business.
    await recorder.rest.settings()
    vi.setSystemTime(Date.now() + (seconds - 10) * 1000)
    expect((await write()).order.number).toBe('N-1')
    expect(recorder.requests).toHaveLength(3)
  })

  test('a write that is refused so is not repeated', async () => {
    recorder.reply(asks('30'))
    await expect(write()).rejects.toMatchObject({ status: 429, retryable: true, attempts: 0 })
    expect(recorder.requests).toHaveLength(1)
  })

  test.each(['0', '-5', 'soon', new Date(0).toUTCString()])(
    '%s is asked again, and a write repeated',
    async (wait) => {
      recorder.reply(asks(wait))
      await expect(write()).rejects.toMatchObject({ status: 429, retryAfter: null, attempts: 0 })
      expect(recorder.requests).toHaveLength(2)
    },
  )
})
