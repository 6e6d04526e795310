import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  sendJson(response, line.startsWith('POST') ? 201 : 200, { result: { id: 1, minOrderDays: 2 } })

async function failFiveTimes(reply: Reply): Promise<void> {
  recorder.reply(reply)
  for (let failure = 0; failure < 5; failure++) await expect(recorder.rest.settings()).rejects.toThrow()
  recorder.requests.length = 0
}

test.each<[string, Reply]>([
  ['500', (response) => sendJson(response, 500, {})],
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
