import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { LARGEST_ANSWER } from '#gateway/rest/send.ts'
import { openRecorder, sendJson } from './recorder.ts'

const NETWORK = 'Network error, try again late'
const SETTINGS = { result: { minOrderDays: 2 } }

describe('the deadline', () => {
  it('ends a service that never answers', async () => {
    const { rest, reply } = await openRecorder({ deadlineMs: 50 })
    reply(() => {})
    await expect(rest.settings()).rejects.toThrow(NETWORK)
  })

  it('ends a body that drips', async () => {
    const { rest, reply } = await openRecorder({ deadlineMs: 100 })
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
    const { rest, reply } = await openRecorder()
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '))
    reply((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
    const before = process.memoryUsage().rss
    await expect(rest.settings()).rejects.toThrow(NETWORK)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('are read up to the cap, compressed or not', async () => {
    const { rest, reply } = await openRecorder()
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

  it('that breaks off is no answer', async () => {
    const { rest, reply } = await openRecorder()
    const half = gzipSync(JSON.stringify(SETTINGS)).subarray(0, 20)
    reply((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(half))
    await expect(rest.settings()).rejects.toThrow(NETWORK)
  })
})

describe('a redirect', () => {
  it('is not followed', async () => {
    const { rest, requests, reply } = await openRecorder()
    reply((response) => response.writeHead(307, { location: '/elsewhere' }).end())
    await expect(rest.settings()).rejects.toThrow('API error, status: 307.')
    expect(requests).toHaveLength(1)
  })
})

describe('connections', () => {
  it('are kept between calls', async () => {
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
