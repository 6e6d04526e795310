import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { registerReadyAnswers } from '../../server/graphql/readyAnswers.ts'
import { boundPendingResponses } from '../../server/overload/connections.ts'
import { createSendReady } from '../../server/pages/cache/sendPage.ts'
import { startGateway } from '../gateway/testGateway.ts'

let asked: string[]
let ended: string[]
/** The response to each path, and what answers it. */
let answers: Map<string, () => void>
let port: number
beforeEach(async () => {
  asked = []
  ended = []
  answers = new Map()
  // More than fits between the two ends of a connection.
  const page = { etag: 'W/"page"', headers: {}, bytes: Buffer.alloc(32 * 1024 * 1024) }
  const send = createSendReady({
    isClosing: () => false,
    notePending: boundPendingResponses(2),
    release() {},
  })
  const app = Fastify({ forceCloseConnections: true })
  app.get('/*', async (request, reply) => {
    const { url } = request
    reply.raw.once('close', () => ended.push(url))
    const { promise, resolve } = Promise.withResolvers<void>()
    answers.set(url, resolve)
    asked.push(url)
    await promise
    await send(request, reply, page)
    return reply
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  onTestFinished(() => app.close())
})

async function ask(path: string): Promise<Socket> {
  const client = connect(port, '127.0.0.1').on('error', () => {})
  client.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n\r\n`)
  await expect.poll(() => asked).toContain(path)
  return client
}

test('of too many ready pages that nobody reads the one that has taken longest is given up', async () => {
  for (const path of ['/first', '/second', '/third', '/fourth']) {
    await ask(path)
    answers.get(path)?.()
  }
  await expect.poll(() => ended).toEqual(['/first', '/second'])
})

test('an answer that is made when its visitor has left is none of them', async () => {
  for (const path of ['/left', '/left too', '/left as well'].map(encodeURI)) {
    const client = await ask(path)
    client.destroy()
    await expect.poll(() => ended).toContain(path)
    answers.get(path)?.()
  }
  ended.length = 0
  for (const path of ['/first', '/second', '/third']) {
    await ask(path)
    answers.get(path)?.()
  }
  await expect.poll(() => ended).toEqual(['/first'])
})

test('answers of the gateway from memory are held to the same while they wait for their client', async () => {
  const { gateway, close } = await startGateway({}, { cache: true })
  const pending: ServerResponse[] = []
  const { promise: isTime, resolve: answerSlow } = Promise.withResolvers<void>()
  const app = Fastify({ genReqId: () => 'ready' })
  registerReadyAnswers(app, {
    gateway,
    common: {},
    isClosing: () => false,
    notePending: (response) => pending.push(response),
  })
  app.get('/slow', () => isTime.then(() => 'slow'))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.post('/graphql', async ({ raw }, reply) => {
    const { body } = await gateway.handle(raw, reply.raw, { requestId: 'made' })
    return reply.send(body)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    await close()
  })
  const { port: gatewayPort } = app.server.address() as AddressInfo
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ query: 'query Brand { settings { brand } }' })
  const read = () => fetch(`http://127.0.0.1:${gatewayPort}/graphql`, { method: 'POST', headers, body })
  const ids = [await read(), await read(), await read()].map(({ headers }) => headers.get('x-request-id'))
  expect(ids).toContain('ready')
  expect(pending).toEqual([])
  // Behind an answer that is not there yet it cannot be sent.
  const client = connect(gatewayPort, '127.0.0.1')
  const head = `Host: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  client.write('GET /slow HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  client.write(`POST /graphql HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n${body}`)
  await expect.poll(() => pending).toHaveLength(1)
  answerSlow()
  expect(await text(client)).toContain('x-request-id: ready')
})
