import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { CallAbortedError } from '#gateway/rest/errors.ts'
import type { RestOptions } from '#gateway/rest/options.ts'
import { LARGEST_ANSWER } from '#gateway/rest/send.ts'
import { type Recorder, sendJson, startRecorder } from './recorder.ts'

const NETWORK = 'Network error, try again late'
const SETTINGS = { result: { minOrderDays: 2 } }
const ACCEPTED = { result: { id: 5 } }

let recorder: Recorder
const start = async (options: Partial<RestOptions> = {}) => {
  recorder = await startRecorder(options)
  return recorder
}
afterEach(() => recorder.close())

describe('retries', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'a create once after %i, a read never',
    async (status) => {
      const { rest, requests, records, serverErrors, reply } = await start()
      reply((response) => sendJson(response, status, {}))
      await expect(rest.sendFeedback({ name: 'Анна' })).rejects.toThrow(`API error, status: ${status}.`)
      await expect(rest.settings()).rejects.toThrow(`API error, status: ${status}.`)
      expect(requests.map(({ line }) => line.split('/').at(-1))).toEqual(['feedback', 'feedback', 'settings'])
      expect(records.map(({ attempts }) => attempts)).toEqual([2, 1])
      expect(serverErrors.map(({ code, call }) => [code, call])).toEqual(
        status >= 500
          ? [
              ['500', 'sendFeedback'],
              ['500', 'settings'],
            ]
          : [],
      )
    },
  )

  it.each([400, 404, 422, 501, 302])('nothing after %i', async (status) => {
    const { rest, requests, reply } = await start()
    reply((response) => sendJson(response, status, {}))
    await expect(rest.sendFeedback({ name: 'Анна' })).rejects.toThrow(`API error, status: ${status}.`)
    expect(requests).toHaveLength(1)
  })

  it('nothing without an answer', async () => {
    const { rest, requests, reply } = await start()
    reply((response) => response.destroy())
    await expect(rest.sendFeedback({ name: 'Анна' })).rejects.toThrow(NETWORK)
    expect(requests).toHaveLength(1)
  })

  it('as often as configured, and stop at a success that is no server error', async () => {
    const { rest, requests, serverErrors, reply } = await start({ retries: { idempotent: 2, other: 0 } })
    reply((response, index) => sendJson(response, index < 2 ? 503 : 200, SETTINGS))
    expect((await rest.settings()).minOrderDays).toBe(2)
    expect(requests).toHaveLength(3)
    expect(serverErrors).toEqual([])
  })

  it('carry the same idempotency key', async () => {
    const { rest, requests, reply } = await start()
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

describe('the deadline', () => {
  it('ends a service that never answers', async () => {
    const { rest, reply } = await start({ deadlineMs: 50 })
    reply(() => {})
    await expect(rest.settings()).rejects.toThrow(NETWORK)
  })

  it('ends a body that drips', async () => {
    const { rest, reply } = await start({ deadlineMs: 100 })
    reply((response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 5)
      response.on('close', () => clearInterval(drip))
    })
    await expect(rest.settings()).rejects.toThrow(NETWORK)
  })
})

describe('large answers', () => {
  it('are refused by their decoded size', async () => {
    const { rest, reply } = await start()
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '))
    reply((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
    const before = process.memoryUsage().rss
    await expect(rest.settings()).rejects.toThrow(NETWORK)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('are read up to the cap, compressed or not', async () => {
    const { rest, reply } = await start()
    const largest = JSON.stringify(SETTINGS).padEnd(LARGEST_ANSWER, ' ')
    reply((response, index) => {
      if (index === 0) response.end(largest)
      else if (index === 1) response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(largest))
      else response.end(`${largest} `)
    })
    expect((await rest.settings()).minOrderDays).toBe(2)
    expect((await rest.settings()).minOrderDays).toBe(2)
    await expect(rest.settings()).rejects.toThrow(NETWORK)
  })
})

describe('an encoded answer', () => {
  it('is decoded when it was asked for, and else refused', async () => {
    const { rest, requests, reply } = await start()
    const body = Buffer.from(JSON.stringify(SETTINGS))
    const encodings = { gzip: gzipSync(body), br: brotliCompressSync(body), identity: body, zstd: body }
    reply((response, index) => {
      const [encoding, bytes] = Object.entries(encodings)[index] ?? []
      response.writeHead(200, { 'content-encoding': encoding }).end(bytes)
    })
    for (let asked = 0; asked < 3; asked++) expect((await rest.settings()).minOrderDays).toBe(2)
    await expect(rest.settings()).rejects.toThrow(NETWORK)
    expect(requests[0]?.headers['accept-encoding']).toBe('gzip, br')
  })

  it('that breaks off is no answer', async () => {
    const { rest, reply } = await start()
    const half = gzipSync(JSON.stringify(SETTINGS)).subarray(0, 20)
    reply((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(half))
    await expect(rest.settings()).rejects.toThrow(NETWORK)
  })
})

describe('a redirect', () => {
  it('is not followed', async () => {
    const { rest, requests, reply } = await start()
    reply((response) => response.writeHead(307, { location: '/elsewhere' }).end())
    await expect(rest.settings()).rejects.toThrow('API error, status: 307.')
    expect(requests).toHaveLength(1)
  })
})

describe('equal reads in flight', () => {
  it('are one call', async () => {
    const { factory, requests, records, reply } = await start()
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

  it('fail together, and the next is asked anew', async () => {
    const { rest, requests, reply } = await start()
    reply((response, index) => sendJson(response, index === 0 ? 400 : 200, SETTINGS))
    const outcomes = await Promise.allSettled([rest.settings(), rest.settings()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await rest.settings()).minOrderDays).toBe(2)
    expect(requests).toHaveLength(2)
  })

  it('are separate where fresh data is needed, and creates always are', async () => {
    const { rest, requests, reply } = await start()
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

  it('go on for the others when one caller gives up', async () => {
    const { factory, reply } = await start()
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
  it('asks nothing any more, but its creates go on', async () => {
    const { factory, requests, reply } = await start()
    reply((response) => sendJson(response, 201, ACCEPTED))
    const rest = factory.forRequest({ requestId: 'r-1', signal: AbortSignal.abort() })
    await expect(rest.settings()).rejects.toBeInstanceOf(CallAbortedError)
    expect(await rest.sendFeedback({ name: 'Анна' })).toEqual({ id: '5' })
    expect(requests.map(({ line }) => line)).toEqual(['POST /notifications/v2/feedback'])
  })
})

describe('connections', () => {
  it('are kept between calls', async () => {
    const { rest, reply } = await start()
    const ports = new Set<number | undefined>()
    reply((response) => {
      ports.add(response.socket?.remotePort)
      sendJson(response, 200, SETTINGS)
    })
    for (let call = 0; call < 20; call++) await rest.settings()
    // The second may have been opened while the first was being given back.
    expect(ports.size).toBeLessThanOrEqual(2)
  })
})
