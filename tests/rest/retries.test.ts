import { describe, expect, test } from 'vitest'
import { openRecorder, SERVER_DEFAULTS, sendJson } from './recorder.ts'

const NETWORK = 'Network error, try again late'
const SETTINGS = { result: { minOrderDays: 2 } }

describe('retries', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'a create once after %i, a read never',
    async (status) => {
      const { rest, requests, records, serverErrors, reply } = await openRecorder(SERVER_DEFAULTS)
      reply((response) => sendJson(response, status, {}))
      await expect(rest.sendFeedback({ name: 'Анна' })).rejects.toThrow(`API error, status: ${status}.`)
      await expect(rest.settings()).rejects.toThrow(`API error, status: ${status}.`)
      expect(requests.map(({ line }) => line.split('/').at(-1))).toEqual(['feedback', 'feedback', 'settings'])
      expect(records.map(({ attempts }) => attempts)).toEqual([2, 1])
      expect(serverErrors.map(({ code, call }) => [code, call])).toEqual(
        status >= 500
          ? [
              ['500', 'sendFeedback'],
              ['500', 'sendFeedback'],
              ['500', 'settings'],
            ]
          : [],
      )
    },
  )

  test.each([
    [503, 2],
    [429, 1],
  ])(
    'after %i, what is then not reached may have been done as the first allows',
    async (status, attempts) => {
      const { rest, requests, reply } = await openRecorder(SERVER_DEFAULTS)
      reply((response) => (requests.length > 1 ? response.destroy() : sendJson(response, status, {})))
      await expect(rest.sendFeedback({ name: 'Анна' })).rejects.toMatchObject({ attempts })
      expect(requests).toHaveLength(2)
    },
  )

  test.each([400, 404, 422, 501, 302])('nothing after %i', async (status) => {
    const { rest, requests, reply } = await openRecorder()
    reply((response) => sendJson(response, status, {}))
    await expect(rest.sendFeedback({ name: 'Анна' })).rejects.toThrow(`API error, status: ${status}.`)
    expect(requests).toHaveLength(1)
  })

  test('nothing without an answer', async () => {
    const { rest, requests, reply } = await openRecorder()
    reply((response) => response.destroy())
    await expect(rest.sendFeedback({ name: 'Анна' })).rejects.toThrow(NETWORK)
    expect(requests).toHaveLength(1)
  })

  test('as often as configured, and stop at a success; every answered 5xx before it is told of', async () => {
    const { rest, requests, serverErrors, reply } = await openRecorder({
      retries: { idempotent: 2, other: 0 },
    })
    reply((response, index) => sendJson(response, index < 2 ? 503 : 200, SETTINGS))
    expect((await rest.settings()).minOrderDays).toBe(2)
    expect(requests).toHaveLength(3)
    expect(serverErrors.map(({ code, status }) => [code, status])).toEqual([
      ['500', 503],
      ['500', 503],
    ])
  })

  test('carry the same idempotency key', async () => {
    const { rest, requests, reply } = await openRecorder()
    reply((response, index) =>
      sendJson(response, index === 0 ? 500 : 201, { result: { id: 1, number: 'N-1', total: 10 } }),
    )
    const order = {
      lines: [],
      relatedLines: [],
      period: { start: '2026-12-12', end: '2026-12-13' },
      expectedTotal: 0,
    }
    const customer = { name: 'Анна', phone: '+70000000000' }
    const kept = await rest.createOrder(
      { ...order, customer, delivery: { method: 'pickup' } },
      { idempotencyKey: 'k-7' },
    )
    expect(kept).toMatchObject({ order: { id: '1', number: 'N-1', total: 10 }, replayed: false })
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k-7', 'k-7'])
    expect(requests[0]?.body).toBe(requests[1]?.body)
  })
})
