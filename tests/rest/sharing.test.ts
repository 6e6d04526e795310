import { describe, expect, test } from 'vitest'
import { CallAbortedError } from '#gateway/rest/errors.ts'
import { openRecorder, sendJson } from './recorder.ts'

const SETTINGS = { result: { minOrderDays: 2 } }
const ACCEPTED = { result: { id: 5 } }

describe('equal reads in flight', () => {
  test('are one call', async () => {
    const { factory, requests, records, reply } = await openRecorder()
    reply((response) => sendJson(response, 200, SETTINGS))
    const shared: boolean[] = []
    const asked = Array.from({ length: 100 }, (_, index) =>
      factory.forRequest({ requestId: `r-${index}`, onCall: (call) => shared.push(call.shared) }).settings(),
    )
    expect(new Set((await Promise.all(asked)).map((settings) => settings.minOrderDays))).toEqual(new Set([2]))
    expect(requests).toHaveLength(1)
    expect(records).toHaveLength(1)
    expect(shared.filter(Boolean)).toHaveLength(99)
  })

  test('fail together, and the next one is a new call', async () => {
    const { rest, requests, reply } = await openRecorder()
    reply((response, index) => sendJson(response, index === 0 ? 400 : 200, SETTINGS))
    const outcomes = await Promise.allSettled([rest.settings(), rest.settings()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await rest.settings()).minOrderDays).toBe(2)
    expect(requests).toHaveLength(2)
  })

  test('are separate where fresh data is needed, and writes always are', async () => {
    const { rest, requests, reply } = await openRecorder()
    reply((response, _, { line }) =>
      line.startsWith('GET') ? sendJson(response, 200, SETTINGS) : sendJson(response, 201, ACCEPTED),
    )
    await Promise.all([
      rest.settings(),
      rest.settings({ fresh: true }),
      rest.sendFeedback({ name: 'А' }),
      rest.sendFeedback({ name: 'А' }),
    ])
    expect(requests).toHaveLength(4)
  })

  test('go on for the others when one caller gives up', async () => {
    const { factory, reply } = await openRecorder()
    const patience = new AbortController()
    const leaving = factory.forRequest({ requestId: 'r-1', signal: patience.signal })
    reply((response) => {
      patience.abort()
      setImmediate(() => sendJson(response, 200, SETTINGS))
    })
    const left = leaving.settings()
    const stayed = factory.forRequest({ requestId: 'r-2' }).settings()
    await expect(left).rejects.toBeInstanceOf(CallAbortedError)
    expect((await stayed).minOrderDays).toBe(2)
  })
})

describe('a caller that has left', () => {
  test('sends no more reads, but its writes go on', async () => {
    const { factory, requests, reply } = await openRecorder()
    reply((response) => sendJson(response, 201, ACCEPTED))
    const rest = factory.forRequest({ requestId: 'r-1', signal: AbortSignal.abort() })
    await expect(rest.settings()).rejects.toBeInstanceOf(CallAbortedError)
    expect(await rest.sendFeedback({ name: 'Анна' })).toEqual({ id: '5' })
    expect(requests.map(({ line }) => line)).toEqual(['POST /notifications/v2/feedback'])
  })
})
