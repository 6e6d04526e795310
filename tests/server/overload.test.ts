import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHttp } from '../../server/http/index.ts'
import { createMetrics } from '../../server/observe/metrics.ts'
import { registerMetrics } from '../../server/observe/metricsRoute.ts'
import { boundConnections } from '../../server/overload/connections.ts'
import { createOverload, registerOverload } from '../../server/overload/index.ts'
import { sharedShop } from './sharedShop.ts'

/** One request in work. */
const each = (value: number) => ({ orders: value, pages: value, pictures: value, expensive: value })
const ONE = { running: each(1), waiting: 4, patienceMs: each(10_000) }

describe('one connection', () => {
  let app: FastifyInstance
  let begun: number
  let inWork: number
  let most: number

  beforeEach(async () => {
    begun = inWork = most = 0
    app = createHttp({ env: { TRUST_PROXY: [] }, log: pino({ level: 'silent' }) })
    app.get('/:name', async ({ params }) => {
      begun += 1
      inWork += 1
      most = Math.max(most, inWork)
      await new Promise((resolve) => setImmediate(resolve))
      inWork -= 1
      return params
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => app.close())

  function open(): Socket {
    return connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  }

  const asking = (name: string) => `GET /${name} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`

  test('has one request in work at a time, and its answers in order', async () => {
    const client = open()
    client.write(['a', 'b', 'c', 'd'].map(asking).join(''))
    let answers = ''
    client.on('data', (chunk) => {
      answers += chunk
    })
    await expect.poll(() => answers.match(/"name":"./g)?.map((name) => name.at(-1))).toEqual([...'abcd'])
    expect(most).toBe(1)
    client.destroy()
  })

  test('has one answer in a turn of the event loop, also when answers take no time', async () => {
    let isTurnOver = true
    let withinTurn = 0
    const answerAtOnce: RequestListener = (request, response) => {
      if (!isTurnOver) withinTurn += 1
      isTurnOver = false
      setImmediate(() => {
        isTurnOver = true
      })
      response.end(request.url)
    }
    const server = createServer(boundConnections(9).oneAtATime(answerAtOnce)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.write(['a', 'b', 'c'].map(asking).join(''))
    client.write(asking('d').replace('\r\n', '\r\nConnection: close\r\n'))
    const answers = await text(client)
    expect(answers.match(/^\/[a-d]/gm)).toEqual(['/a', '/b', '/c', '/d'])
    expect(withinTurn).toBe(0)
    server.close()
  })

  test('that is gone before the turn of its next request has no work done for that', async () => {
    const started: (string | undefined)[] = []
    const server = createServer(
      boundConnections(9).oneAtATime((request, response) => {
        started.push(request.url)
        response.once('close', () => request.socket.destroy()).end()
      }),
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.write(['a', 'b'].map(asking).join(''))
    await text(client)
    server.close()
    await once(server, 'close')
    expect(started).toEqual(['/a'])
  })

  test('that sends on and on is cut off, and the others are answered', async () => {
    const clients = Array.from({ length: 5 }, open)
    for (const client of clients) {
      client.on('error', () => {})
      client.write(asking('many').repeat(6000))
    }
    await Promise.all(clients.map(closed))
    expect(begun).toBeLessThanOrEqual(clients.length * 17)
    expect((await app.inject('/other')).statusCode).toBe(200)
  })
})

test('of too many connections the one that was idle for longest is closed, never one that waits for its answer', async () => {
  const bounded = createHttp({ env: { TRUST_PROXY: [] }, log: pino({ level: 'silent' }), maxConnections: 3 })
  const { promise: isTime, resolve: answerSlow } = Promise.withResolvers<void>()
  bounded.get('/slow', () => isTime.then(() => 'at last'))
  bounded.get('/quick', () => 'at once')
  await bounded.listen({ port: 0, host: '127.0.0.1' })
  const { port } = bounded.server.address() as AddressInfo
  const ended: string[] = []
  const opened = async (name: string, path = '') => {
    const client = connect(port, '127.0.0.1')
    let answer = ''
    client.on('data', (chunk) => {
      answer += chunk
    })
    client.once('close', () => ended.push(name))
    if (path) client.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
    if (path === '/quick') await expect.poll(() => answer).toContain('at once')
    return { client, answer: () => answer }
  }
  const slow = await opened('slow', '/slow')
  const silent = await opened('silent')
  const quick = await opened('quick', '/quick')
  const next = await opened('next', '/quick')
  await expect.poll(() => ended).toEqual(['silent'])
  const last = await opened('last', '/quick')
  await expect.poll(() => ended).toEqual(['silent', 'quick'])
  answerSlow()
  await expect.poll(slow.answer).toContain('at last')
  for (const { client } of [slow, quick, silent, next, last]) client.destroy()
  await bounded.close()
})

test('a body that nobody wants is not read to its end', async () => {
  const shop = await sharedShop('demo')
  const { hostname, port } = new URL(shop.app.url)
  const client = connect(Number(port), hostname)
  const chunk = Buffer.alloc(1024 * 1024)
  let sent = 0
  const push = () => {
    for (; sent < 2048 && client.write(chunk); ) sent += 1
  }
  client.on('drain', push).on('error', () => {})
  client.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2147483648\r\n\r\n')
  push()
  await closed(client)
  expect(sent).toBeLessThan(64)
})

test('more than it carries is refused at once: monitors and orders are answered', async () => {
  const app = createHttp({ env: { TRUST_PROXY: [] }, log: pino({ level: 'silent' }) })
  const metrics = createMetrics()
  registerMetrics(app, metrics)
  const limits = { ...ONE, running: { orders: 3, pages: 2, pictures: 1, expensive: 1 } }
  const overload = createOverload(app, metrics, limits)
  registerOverload(app, overload)
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
  app.get('/*', () => gate.then(() => 'page'))
  app.get('/healthz', () => 'alive')
  app.get('/pictures/:width/*', () => gate.then(() => 'picture'))
  app.post('/graphql', async (_request, reply) => {
    const release = await overload.acquire('orders', reply)
    release?.()
    return release ? 'ordered' : 'refused'
  })
  const queue = async () => queueOf((await app.inject('/metrics')).payload)
  const visit = () => app.inject({ url: '/catalog', headers: { accept: 'text/html' } })
  const visits = Array.from({ length: 6 }, visit)
  await expect.poll(queue).toEqual([2, 4])
  visits.push(visit())
  const page = await Promise.race(visits)
  expect(page.statusCode).toBe(503)
  expect(page.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' })
  expect(page.payload).toContain('Страница откроется сама')
  expect((await app.inject('/pictures/320/a.webp')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).payload).toBe('alive')
  expect((await app.inject({ method: 'POST', url: '/graphql' })).payload).toBe('ordered')
  const { payload } = await app.inject('/metrics')
  expect(payload).toContain('sutki_http_refused_total{rank="pages"} 1')
  expect(payload).toContain('sutki_http_refused_total{rank="pictures"} 1')

  openGate()
  expect((await Promise.all(visits)).filter(({ payload }) => payload === 'page')).toHaveLength(6)
  expect(await queue()).toEqual([0, 0])
  await app.close()
})

test('a visitor who leaves while waiting takes no place, and nothing is done for him', async () => {
  const app = createHttp({ env: { TRUST_PROXY: [] }, log: pino({ level: 'silent' }) })
  const metrics = createMetrics()
  registerMetrics(app, metrics)
  const gone = countGone(app)
  registerOverload(app, createOverload(app, metrics, ONE))
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
  let begun = 0
  app.get('/*', () => {
    begun += 1
    return gate.then(() => 'page')
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const queue = async () => queueOf((await app.inject('/metrics')).payload)

  const first = fetch(url)
  await expect.poll(queue).toEqual([1, 0])
  const leaving = new AbortController()
  const left = fetch(url, { signal: leaving.signal }).catch(() => 'left')
  await expect.poll(queue).toEqual([1, 1])
  leaving.abort()
  expect(await left).toBe('left')
  await expect.poll(gone).toBe(1)
  openGate()
  expect(await (await first).text()).toBe('page')
  await expect.poll(queue).toEqual([0, 0])
  expect(begun).toBe(1)
  await app.close()
})

test('nobody waits for a second place who holds one', async () => {
  const app = createHttp({ env: { TRUST_PROXY: [] }, log: pino({ level: 'silent' }) })
  const overload = createOverload(app, createMetrics(), ONE)
  registerOverload(app, overload)
  app.get('/*', async (_request, reply) => {
    const place = await overload.acquire('pages', reply)
    place?.()
    return place ? 'page' : 'no place'
  })
  expect((await app.inject('/catalog')).payload).toBe('page')
  expect((await app.inject('/catalog')).payload).toBe('page')
  await app.close()
})

/** Counts the requests over the network whose senders have left before their answer. */
function countGone(app: FastifyInstance): () => number {
  let gone = 0
  app.server.prependListener('request', (_request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) gone += 1
    })
  })
  return () => gone
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => void socket.once('close', () => resolve()))
}

function queueOf(metrics: string): number[] {
  return ['running', 'waiting'].map((state) =>
    Number(new RegExp(`sutki_http_queue\\{state="${state}"\\} (\\d+)`).exec(metrics)?.[1]),
  )
}
