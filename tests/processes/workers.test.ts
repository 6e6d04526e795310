import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { createPortKeeper } from '../../server/portKeeper.ts'
import { get } from '../server/shop.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { askStatuses } from '../support/orderStatuses.ts'
import { readOrders } from '../support/orders.ts'

let app: TestApp

/** The processes that answered, by what they log of their requests. */
function workers(): Set<number> {
  const lines = app.output().split('\n')
  const requests = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
  return new Set(requests.filter(({ msg }) => msg === 'request').map(({ pid }) => Number(pid)))
}

/** Those of them that live, after all have been asked. */
async function answeringWorkers(): Promise<number[]> {
  const { url } = app
  await Promise.all(Array.from({ length: 20 }, () => get(url, '/healthz')))
  return [...workers()].filter(isRunning)
}

const start = addDays(todayIn('Europe/Moscow', new Date()), 5)
const order = (idempotencyKey: string) =>
  orderInput({
    idempotencyKey,
    period: { start, end: addDays(start, 1) },
    lines: [{ productId: '101', quantity: 1 }],
  })

describe('two workers', () => {
  let url: string
  beforeAll(async () => {
    app = await startApp({ env: { WORKERS: '2', LOG_LEVEL: 'info', PORT: '0' } })
    url = app.url
  })
  afterAll(async () => {
    expect(await app.stop()).toBe(0)
    expect([...workers()].filter(isRunning)).toEqual([])
  })

  test('answer on one port in front of one database', async () => {
    await expect.poll(async () => (await answeringWorkers()).length).toBe(2)
    const { text } = await get(url, '/catalog')
    expect(text).toContain(`<link rel="canonical" href="${url}/catalog"`)
    const keys = Array.from({ length: 10 }, (_, index) => `worker-order-${index}`)
    await Promise.all(keys.map((key) => ask<CreateOrderAnswer>(url, createOrder, { input: order(key) })))
    const stored = readOrders(app.dataDir).map(({ idempotencyKey }) => idempotencyKey)
    expect(stored.toSorted()).toEqual(keys.toSorted())
  })

  test('both know an order that one of them made, without Redis', async () => {
    const { createOrder: made } = await ask<CreateOrderAnswer>(url, createOrder, {
      input: order('of-a-worker'),
    })
    const { answers, workers } = await askStatuses([app], 'of-a-worker', 100)
    expect(answers).toEqual(Array(100).fill(`CREATED ${made.order?.number}`))
    expect(workers).toBe(2)
  })

  test('have the metrics of both in one scrape', async () => {
    await answeringWorkers()
    const logged = () => app.output().match(/"path":"\/healthz"/g)?.length ?? 0
    const counted = async () => {
      const { text } = await get(url, '/metrics')
      return Number(/sutki_http_request_seconds_count\{[^}]*route="\/healthz"[^}]*\} (\d+)/.exec(text)?.[1])
    }
    await expect.poll(async () => (await counted()) - logged()).toBe(0)
    expect(logged()).toBeGreaterThanOrEqual(20)
  })

  test('are not started where the port is in use, and one line says so', async () => {
    const port = Number(new URL(url).port)
    await expect(createPortKeeper('127.0.0.1').find(port)).rejects.toThrow(
      `PORT: ${port} on 127.0.0.1 is in use by another program (EADDRINUSE)`,
    )
  })

  test('a killed worker comes back, and the other answers meanwhile', async () => {
    const [victim = 0, survivor = 0] = await answeringWorkers()
    process.kill(victim, 'SIGKILL')
    await expect.poll(app.output).toContain('a worker died and is restarted')
    await expect.poll(async () => (await answeringWorkers()).length).toBe(2)
    expect(isRunning(victim)).toBe(false)
    expect(isRunning(survivor)).toBe(true)
  })

  test('workers that are killed under load leave nobody waiting, and the port answers', async () => {
    await expect.poll(async () => (await answeringWorkers()).length).toBe(2)
    const counted = async () => {
      const { text } = await get(url, '/metrics')
      const counts = text.matchAll(/sutki_http_request_seconds_count\{[^}]*route="\/healthz"[^}]*\} (\d+)/g)
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
    }
    const before = await counted()
    const seen: (number | string)[] = []
    let isOver = false
    const visitors = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const status = await get(url, '/healthz').then(
          (answer) => answer.status,
          (error: NodeJS.ErrnoException) => error.code ?? '',
        )
        seen.push(status)
      }
    })
    await expect.poll(() => seen.length).toBeGreaterThan(50)
    for (const pid of await answeringWorkers()) process.kill(pid, 'SIGKILL')
    const isBack = () => seen.slice(seen.lastIndexOf(503)).filter((status) => status === 200).length > 50
    await expect.poll(() => seen.includes(503) && isBack()).toBe(true)
    isOver = true
    // Every visitor comes back: nobody hangs on a connection that was handed to the dead.
    await Promise.all(visitors)
    expect(seen.slice(seen.indexOf(503)).filter((status) => status === 'ECONNREFUSED')).toEqual([])
    await expect.poll(counted).toBeGreaterThanOrEqual(before)
  })
})

test('while no worker lives, people get a page and clients of the gateway JSON', async () => {
  const keeper = createPortKeeper('127.0.0.1')
  const port = await keeper.find(0)
  keeper.hold(port)
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      get(url, '/').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(503)
  expect((await get(url, '/catalog')).headers['content-type']).toBe('text/html; charset=utf-8')
  const { status, headers, text } = await get(url, '/graphql', { method: 'POST' })
  expect([status, headers['content-type']]).toEqual([503, 'application/json; charset=utf-8'])
  expect(JSON.parse(text)).toMatchObject({
    errors: [{ extensions: { code: 'OVERLOADED', retryable: true } }],
  })
  await keeper.release()
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
