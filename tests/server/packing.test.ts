import { createHook } from 'node:async_hooks'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerReadyAnswers } from '../../server/graphql/readyAnswers.ts'
import { boundPendingResponses } from '../../server/overload/connections.ts'
import { startGateway } from '../gateway/testGateway.ts'

const LARGE =
  'query Large { products(limit: 100) { items { id slug name description images { url } brands volumes } } }'
const SMALL = 'query Small { settings { brand } }'

/** Ready answers of a real gateway, to requests that wait until so many have come. */
async function open(corsOrigins: string[] = []) {
  const gateway = await startGateway({ corsOrigins }, { cache: true })
  const waiting: { name: string; goOn(): void }[] = []
  const ended: string[] = []
  let wanted = 1
  const app = Fastify()
  app.addHook('onRequest', (request, reply, goOn) => {
    const name = String(request.headers['x-name'])
    waiting.push({ name, goOn })
    reply.raw.once('finish', () => ended.push(name))
    if (waiting.length < wanted) return
    for (const next of waiting.splice(0).sort((one, other) => (one.name < other.name ? -1 : 1))) next.goOn()
  })
  registerReadyAnswers(app, {
    gateway: gateway.gateway,
    common: {},
    isClosing: () => false,
    notePending: boundPendingResponses(),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    await gateway.close()
  })
  for (const query of [LARGE, SMALL]) for (let time = 0; time < 3; time++) await gateway.ask(query)
  return {
    ended,
    expectTogether: (count: number) => {
      wanted = count
    },
    async post(name: string, query: string, headers: Record<string, string>) {
      const body = JSON.stringify({ query })
      const asked = request(`${url}/graphql`, {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          accept: 'application/json',
          'x-name': name,
          ...headers,
        },
      }).end(body)
      const [answer]: IncomingMessage[] = await once(asked, 'response')
      if (!answer) throw new Error('no response')
      return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) }
    },
  }
}

test('while a ready answer is packed others are answered, and it is packed once for all who wait', async () => {
  const { post, ended, expectTogether } = await open()
  let packings = 0
  const hook = createHook({ init: (_id, type) => void (type === 'ZLIB' && packings++) }).enable()
  onTestFinished(() => void hook.disable())
  expectTogether(11)
  const large = Array.from({ length: 10 }, (_, index) =>
    post(`large ${index}`, LARGE, { 'accept-encoding': 'br' }),
  )
  const small = post('small', SMALL, { 'accept-encoding': 'br' })
  const answers = await Promise.all(large)
  expect((await small).status).toBe(200)
  // It came last.
  expect(ended[0]).toBe('small')
  expect(packings).toBe(1)
  for (const { headers, bytes } of answers) {
    expect(headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toHaveProperty('data.products.items.0.slug')
  }
})

test('what is sent as it is depends on what its client takes, too, and on who asks where origins are named', async () => {
  for (const [origins, vary] of [
    [[], 'accept-encoding'],
    [['https://app.example'], 'origin, accept-encoding'],
  ] as const) {
    const { post } = await open([...origins])
    for (const encoding of ['identity', 'br', 'gzip'])
      for (const origin of ['https://app.example', 'null']) {
        const { status, headers } = await post('one', LARGE, { 'accept-encoding': encoding, origin })
        const isNamed = origins.some((named) => named === origin)
        expect([status, headers.vary]).toEqual([200, vary])
        expect(headers['access-control-allow-origin']).toBe(isNamed ? origin : undefined)
      }
  }
})
