import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { type Shop, startShop, startShopProcess } from '../server/shop.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { readOrders } from '../support/orders.ts'

async function ownShop(...parts: Parameters<typeof startShopProcess>): Promise<Shop> {
  const shop = await startShopProcess(...parts)
  onTestFinished(() => shop.close())
  return shop
}

test('a page that was being made when SIGTERM came is answered whole, on a connection that ends; idle connections, also those that sent no request, hold up nothing', async () => {
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
  const shop = await ownShop({ UPSTREAM_DEADLINE_MS: '10000' }, (_request, next) => gate.then(next))
  const agent = new Agent({ keepAlive: true, maxSockets: 10 })
  await Promise.all(Array.from({ length: 10 }, () => shop.get('/healthz', { agent })))
  const { hostname, port } = new URL(shop.app.url)
  const connections = Array.from({ length: 5 }, () => connect(Number(port), hostname))
  await Promise.all(connections.map((connection) => once(connection, 'connect')))
  const page = shop.get('/catalog', { agent: new Agent({ keepAlive: true }) })
  await expect.poll(() => shop.services.calls.length).toBeGreaterThan(0)
  const ended = shop.app.stop()
  await expect.poll(() => isRefused(shop.app.url)).toBe(true)
  openGate()
  const { status, headers, text: body } = await page
  expect([status, headers.connection]).toEqual([200, 'close'])
  expect(body).toContain('</html>')
  expect(await ended).toBe(0)
  agent.destroy()
})

test('visitors who keep sending requests lose no response that was begun, and no order', async () => {
  const shop = await ownShop({ LOG_LEVEL: 'info' })
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const start = addDays(todayIn('Europe/Moscow', new Date()), 5)
  const broken: string[] = []
  const failed = new Set<unknown>()
  const confirmed: string[] = []
  let isOver = false
  let answered = 0

  async function visit(name: string) {
    for (let count = 0; !isOver; count++) {
      const visitId = `${name}-${count}`
      try {
        await (count % 4 === 0 ? placeOrder(visitId) : askForCatalogue(visitId))
        answered += 1
      } catch (error) {
        // Refused, or cut off by the operating system while the server had not taken the connection yet.
        isOver = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(codeOf(error))
        if (isOver) failed.add(visitId)
        else broken.push(`${visitId}: ${error}`)
      }
    }
  }

  async function askForCatalogue(visitId: string) {
    const asked = request(`${shop.app.url}/catalog`, { agent, headers: { 'x-request-id': visitId } }).end()
    const [answer] = await once(asked, 'response')
    const page = await text(answer).catch((cause) => Promise.reject(new Error('cut off', { cause })))
    if (answer.statusCode !== 200 || !page.includes('</html>')) throw new Error(`${answer.statusCode}`)
  }

  async function placeOrder(idempotencyKey: string) {
    const period = { start, end: addDays(start, 1) }
    const input = orderInput({ idempotencyKey, period, lines: [{ productId: '101', quantity: 1 }] })
    const { createOrder: result } = await ask<CreateOrderAnswer>(shop.app.url, createOrder, { input })
    if (result.__typename === 'OrderCreated') confirmed.push(idempotencyKey)
  }

  const visitors = Array.from({ length: 8 }, (_, index) => visit(`visitor-${index}`))
  await expect.poll(() => answered).toBeGreaterThan(30)
  expect(await shop.app.stop()).toBe(0)
  await Promise.all(visitors)
  agent.destroy()

  expect(broken).toEqual([])
  const taken = shop.logged('request')
  expect(taken.filter(({ aborted, requestId }) => aborted || failed.has(requestId))).toEqual([])
  const kept = readOrders(shop.dataDir).map(({ idempotencyKey }) => idempotencyKey)
  expect(confirmed.length).toBeGreaterThan(0)
  expect(kept).toEqual(expect.arrayContaining(confirmed))
  expect(new Set(kept).size).toBe(kept.length)
})

test('a delay lets balancers notice: not ready, and everybody is still answered', async () => {
  const delayed = await startShop({ SHUTDOWN_DELAY_MS: '2000' })
  onTestFinished(() => delayed.close())
  const ready = async () => (await delayed.get('/readyz')).status
  expect(await ready()).toBe(200)
  const ended = delayed.app.stop()
  await expect.poll(ready).toBe(503)
  expect((await delayed.get('/catalog')).status).toBe(200)
  expect(await ended).toBe(0)
  expect(await isRefused(delayed.app.url)).toBe(true)
})

function isRefused(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => false,
    (error: Error) => codeOf(error) === 'ECONNREFUSED',
  )
}

/** The system's code of a failed connection; `fetch` hides it in the cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error) || error.message === 'cut off') return ''
  return 'code' in error ? String(error.code) : codeOf(error.cause)
}
