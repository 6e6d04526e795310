import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Recorder, type Reply, sendJson, startRecorder } from './recorder.ts'

const PERIOD = { start: '2026-12-12', end: '2026-12-14' }
const PRODUCT = { id: 1, slug: 'stul', name: 'Стул' }

let recorder: Recorder
let reply: Reply
/** Milliseconds that the test let pass: the cache reads both clocks. */
let passed = 0

beforeEach(async () => {
  passed = 0
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockImplementation(() => performance.timeOrigin + passed)
  recorder = await startRecorder({ cache: true })
  reply = (response) => sendJson(response, 200, { result: { ...PRODUCT, minOrderDays: 2, data: [] } })
  recorder.reply((...given) => reply(...given))
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await recorder.close()
})

describe('an answer', () => {
  test('is requested once while it is fresh, and the second time recorded as a hit', async () => {
    await recorder.rest.settings()
    expect((await recorder.rest.settings()).minOrderDays).toBe(2)
    expect(recorder.requests).toHaveLength(1)
    expect(recorder.records.map(({ cached, attempts }) => [cached, attempts])).toEqual([
      [false, 1],
      [true, 0],
    ])
  })

  test('is requested again when it is no longer fresh', async () => {
    await recorder.rest.settings()
    pass(61)
    await recorder.rest.settings()
    expect(recorder.requests).toHaveLength(2)
  })

  test('for given days is fresh for two seconds only', async () => {
    await recorder.rest.productBySlug('stul', { period: PERIOD })
    pass(3)
    await recorder.rest.productBySlug('stul', { period: PERIOD })
    expect(recorder.requests).toHaveLength(2)
  })

  test('is bypassed where fresh data is needed', async () => {
    await recorder.rest.products()
    await recorder.rest.products({}, { fresh: true })
    expect(recorder.requests).toHaveLength(2)
  })

  test('to a visitor’s search text is not cached', async () => {
    await recorder.rest.products({ search: 'стул' })
    await recorder.rest.products({ search: 'стул' })
    expect(recorder.requests).toHaveLength(2)
  })
})

describe('a service that fails', () => {
  test.each<[string, Reply]>([
    ['500', (response) => sendJson(response, 500, {})],
    ['a reset', (response) => response.destroy()],
    ['half an answer', (response) => response.end('{"result":')],
    ['nothing at all', () => {}],
  ])('with %s falls back to its last good answer', async (_, failure) => {
    await recorder.rest.settings()
    pass(61)
    reply = failure
    expect((await recorder.rest.settings()).minOrderDays).toBe(2)
  })

  test('is asked again only when it would have been asked anyway', async () => {
    const good = reply
    await recorder.rest.settings()
    pass(61)
    reply = (response) => sendJson(response, 500, {})
    await recorder.rest.settings()
    pass(59)
    reply = good
    expect((await recorder.rest.settings()).minOrderDays).toBe(2)
    expect(recorder.requests).toHaveLength(2)
    pass(2)
    await recorder.rest.settings()
    expect(recorder.requests).toHaveLength(3)
  })

  test('is waited for once: while one answer of it hangs, the others stand in at once', async () => {
    const { rest } = recorder
    await Promise.all([rest.categories(), rest.productBySlug('stul'), rest.settings()])
    pass(61)
    reply = () => {}
    await rest.categories()
    // Of another service nothing was known to hang: it is waited for.
    const other = rest.settings().then(() => 'the other service')
    const same = rest.productBySlug('stul').then(() => 'the same service')
    expect(await Promise.race([other, same])).toBe('the same service')
    await other
  })

  test('has no fallback after a day', async () => {
    await recorder.rest.settings()
    pass(86_400 + 61)
    reply = (response) => sendJson(response, 500, {})
    await expect(recorder.rest.settings()).rejects.toThrow('API error, status: 500.')
  })

  test('is retried by the next request: failures are not cached', async () => {
    const good = reply
    reply = (response) => sendJson(response, 400, { error: { code: 'BAD' } })
    await expect(recorder.rest.settings()).rejects.toMatchObject({
      message: 'BAD',
      extensionCode: 'UPSTREAM_ERROR',
      status: 400,
    })
    reply = good
    expect((await recorder.rest.settings()).minOrderDays).toBe(2)
  })
})

describe('a 404', () => {
  const gone: Reply = (response) => sendJson(response, 404, {})

  test('is remembered for 30 seconds', async () => {
    const found = reply
    reply = gone
    expect(await recorder.rest.productBySlug('stul')).toBeNull()
    expect(await recorder.rest.productBySlug('stul')).toBeNull()
    expect(recorder.requests).toHaveLength(1)
    reply = found
    pass(31)
    expect((await recorder.rest.productBySlug('stul'))?.name).toBe('Стул')
  })

  test('ends the time of the answer before it', async () => {
    await recorder.rest.productBySlug('stul')
    pass(31)
    reply = gone
    expect(await recorder.rest.productBySlug('stul')).toBeNull()
    pass(31)
    reply = (response) => sendJson(response, 500, {})
    await expect(recorder.rest.productBySlug('stul')).rejects.toThrow('API error, status: 500.')
  })
})

function pass(seconds: number): void {
  passed += seconds * 1000
  vi.setSystemTime(Date.now() + seconds * 1000)
}
