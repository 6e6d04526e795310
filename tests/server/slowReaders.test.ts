import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createGraphqlFastPath } from '../../server/graphql/fastPath.ts'
import { boundPendingResponses } from '../../server/overload/pendingResponses.ts'
import { readyBody } from '../../server/pages/cache/readyPage.ts'
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
  const body = readyBody(Buffer.alloc(32 * 1024 * 1024), 'br', {})
  const page = { etag: 'W/"page"', headers: {}, encoding: 'br' as const, body, isSmallest: true }
  const send = createSendReady(() => false, boundPendingResponses(2))
  const server = createServer((request, response) => {
    const { url = '' } = request
    response.once('close', () => ended.push(url))
    answers.set(url, () => send({ request, response, id: url }, page))
    asked.push(url)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
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
  const fastPath = createGraphqlFastPath({
    gateway,
    common: {},
    isClosing: () => false,
    notePending: (response) => pending.push(response),
  })
  const { promise: isTime, resolve: answerSlow } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.url === '/slow') return void isTime.then(() => response.end())
    const pass = () =>
      void gateway.handle(request, response, { requestId: 'made' }).then(({ body }) => response.end(body))
    if (!fastPath({ request, response, record: { id: 'ready', route: null, trace: null }, pass })) pass()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.close()
    await close()
  })
  const { port: gatewayPort } = server.address() as AddressInfo
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
