import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { MAX_BYTES } from '#gateway/rest/calls/call.ts'
import { CALLS_AT_ONCE } from '#gateway/rest/guards.ts'
import { openRecorder, sendJson } from './recorder.ts'

const NETWORK = 'Network error, try again late'
const SETTINGS = { result: { minOrderDays: 2 } }

describe('the deadline', () => {
  test('ends a service that never answers', async () => {
    const { rest, reply } = await openRecorder({ deadlineMs: 50 })
    reply(() => {})
    await expect(rest.settings()).rejects.toThrow(NETWORK)
  })

  test('ends a body that drips', async () => {
    const { rest, reply } = await openRecorder({ deadlineMs: 100 })
    reply((response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 5)
      response.on('close', () => clearInterval(drip))
    })
    await expect(rest.settings()).rejects.toThrow(NETWORK)
  })
})

describe('the deadline of a call', () => {
  test('is one for the call and its retry', async () => {
    const { rest, requests, reply } = await openRecorder({ deadlineMs: 400 })
    reply((response, index) => {
      setTimeout(() => sendJson(response, index === 0 ? 503 : 201, { result: { id: 5 } }), 300)
    })
    await expect(rest.sendFeedback({ name: 'Анна' })).rejects.toThrow(NETWORK)
    expect(requests).toHaveLength(2)
  })

  test('does not pass while the process itself is busy', async () => {
    const { rest, reply } = await openRecorder({ deadlineMs: 200 })
    reply((response) => {
      sendJson(response, 200, SETTINGS)
      // The answer is on its way, and nobody here can read it.
      for (const until = performance.now() + 500; performance.now() < until; );
    })
    expect((await rest.settings()).minOrderDays).toBe(2)
  })
})

test('a connection whose service promised to keep it for long is not used again after ten idle seconds', async () => {
  const { rest, reply } = await openRecorder({ deadlineMs: 300 })
  let forgotten: unknown = null
  reply((response) => {
    response.setHeader('keep-alive', 'timeout=600')
    // A balancer in between has forgotten the first connection: nothing that is sent over it is answered.
    if (response.socket === forgotten) return
    forgotten ??= response.socket
    sendJson(response, 200, SETTINGS)
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await rest.settings()
    await vi.advanceTimersByTimeAsync(11_000)
  } finally {
    vi.useRealTimers()
  }
  expect((await rest.settings()).minOrderDays).toBe(2)
})

describe('a service that hangs', () => {
  test('holds a bounded number of calls, and none of another service', async () => {
    const { rest, requests, reply } = await openRecorder({ deadlineMs: 0 })
    reply((response, _, { line }) => {
      if (line.includes('/product/')) sendJson(response, 200, SETTINGS)
    })
    const asked = Array.from({ length: 200 }, (_, index) => rest.productBySlug(`stul-${index}`))
    expect((await rest.settings()).minOrderDays).toBe(2)
    expect(requests.filter(({ line }) => line.includes('by-slug'))).toHaveLength(CALLS_AT_ONCE.GET)
    await expect(
      Promise.all([...asked, ...asked.map((_, index) => rest.productBySlug(`x-${index}`))]),
    ).rejects.toThrow(NETWORK)
    for (const call of asked) call.catch(() => {})
  })
})

test('a call at another path is made there, and while it hangs, its former service answers', async () => {
  const callPaths = { productBySlug: '/goods/v3/{slug}' }
  const { rest, requests, reply } = await openRecorder({ deadlineMs: 0, callPaths })
  reply((response, _, { line }) => {
    if (line.startsWith('GET /catalog/v2/categories')) sendJson(response, 200, { result: { data: [] } })
  })
  const asked = Array.from({ length: 200 }, (_, index) => rest.productBySlug(`stul-${index}`))
  for (const call of asked) call.catch(() => {})
  expect((await rest.categories({ page: 1, limit: 20 })).items).toEqual([])
  const hanging = requests.filter(({ line }) => /^GET \/goods\/v3\/stul-\d+$/.test(line))
  expect(hanging).toHaveLength(CALLS_AT_ONCE.GET)
})

describe('large answers', () => {
  test('are refused by their decoded size', async () => {
    const { rest, reply } = await openRecorder()
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '))
    reply((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
    const before = process.memoryUsage().rss
    await expect(rest.settings()).rejects.toThrow(NETWORK)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  test('are read up to the cap, compressed or not', async () => {
    const { rest, reply } = await openRecorder()
    const largest = JSON.stringify(SETTINGS).padEnd(MAX_BYTES, ' ')
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
  test('is decoded when its encoding was accepted, and refused otherwise', async () => {
    const { rest, requests, reply } = await openRecorder()
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

  test('that breaks off is no answer', async () => {
    const { rest, reply } = await openRecorder()
    const half = gzipSync(JSON.stringify(SETTINGS)).subarray(0, 20)
    reply((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(half))
    await expect(rest.settings()).rejects.toThrow(NETWORK)
  })
})

describe('a redirect', () => {
  test('is not followed', async () => {
    const { rest, requests, reply } = await openRecorder()
    reply((response) => response.writeHead(307, { location: '/elsewhere' }).end())
    await expect(rest.settings()).rejects.toThrow('API error, status: 307.')
    expect(requests).toHaveLength(1)
  })
})

describe('connections', () => {
  test('are kept between calls', async () => {
    const { rest, reply } = await openRecorder()
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
