import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FaultyUpstream, faultyUpstream } from './faultyUpstream.ts'
import { listen } from './listen.ts'

let services: Server
let served: string[]
let upstream: FaultyUpstream

beforeEach(async () => {
  served = []
  services = createServer(async (request, response) => {
    served.push(`${request.method} ${request.url} ${await text(request)}`)
    response.writeHead(201, { 'x-from': 'services' }).end('{"result":1}')
  })
  upstream = await faultyUpstream(await listen(services))
})

afterEach(async () => {
  await upstream.close()
  services.close()
  services.closeAllConnections()
})

const order = () => fetch(`${upstream.url}/v2/orders?a=1`, { method: 'POST', body: 'заказ' })

test('without a fault the services answer, and the call is recorded', async () => {
  const answer = await order()
  expect([answer.status, answer.headers.get('x-from'), await answer.text()]).toEqual([
    201,
    'services',
    '{"result":1}',
  ])
  expect(served).toEqual(['POST /v2/orders?a=1 заказ'])
  expect(upstream.calls).toMatchObject([{ method: 'POST', path: '/v2/orders?a=1', body: 'заказ' }])
})

test('a planned answer goes to the matching calls only, and only so many times', async () => {
  upstream.fail({ method: 'POST', path: /orders/ }, { status: 409, body: { error: { code: 'NO_STOCK' } } }, 1)
  expect((await fetch(`${upstream.url}/v2/orders`)).status).toBe(201)
  const refused = await order()
  expect([refused.status, await refused.json()]).toEqual([409, { error: { code: 'NO_STOCK' } }])
  expect((await order()).status).toBe(201)
  expect(served).toHaveLength(2)
})

test.each(['reset', 'half', 'lostAnswer'] as const)(
  '%s is a network error until the services are healed',
  async (fault) => {
    upstream.fail({ path: /orders/ }, fault)
    await expect(order().then((answer) => answer.text())).rejects.toThrow()
    expect(served).toHaveLength(fault === 'lostAnswer' ? 1 : 0)
    upstream.heal()
    expect((await order()).status).toBe(201)
  },
)

test('a hanging service never answers', async () => {
  upstream.fail({ path: /./ }, 'hang')
  const patience = new AbortController()
  const answer = fetch(`${upstream.url}/v2/products`, { signal: patience.signal })
  await expect.poll(() => upstream.calls.length).toBe(1)
  patience.abort()
  await expect(answer).rejects.toThrow('abort')
  expect(served).toEqual([])
})
