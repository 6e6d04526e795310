import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLeaving } from '../../server/overload/leaving.ts'
import { readyBody } from '../../server/pageCache/readyPage.ts'
import { createSendReady } from '../../server/pageCache/send.ts'
import { createReadyAnswers } from '../../server/readyAnswers.ts'
import { startGateway } from '../gateway/testGateway.ts'

test('of too many ready pages that nobody reads the one that has taken longest is given up', async () => {
  // More than fits between the two ends of a connection.
  const packed = readyBody(Buffer.alloc(32 * 1024 * 1024), 'br', {})
  const page = { etag: 'W/"page"', headers: {}, packed, isSmallest: true }
  const send = createSendReady(() => false, createLeaving(2))
  const asked: string[] = []
  const ended: string[] = []
  const server = createServer((request, response) => {
    const { url = '' } = request
    response.once('close', () => ended.push(url))
    send({ request, response, id: url }, page)
    asked.push(url)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  for (const url of ['/first', '/second', '/third', '/fourth']) {
    const client = connect(port, '127.0.0.1').on('error', () => {})
    client.write(`GET ${url} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n\r\n`)
    await expect.poll(() => asked).toContain(url)
  }
  await expect.poll(() => ended).toEqual(['/first', '/second'])
})

test('answers of the gateway from memory are held to the same', async () => {
  const { gateway, close } = await startGateway({}, { cache: true })
  const leaving: ServerResponse[] = []
  const way = createReadyAnswers({
    gateway,
    common: {},
    isClosing: () => false,
    leaving: (response) => leaving.push(response),
  })
  const server = createServer((request, response) => {
    const pass = () =>
      void gateway.handle(request, response, { requestId: 'made' }).then(({ body }) => response.end(body))
    if (!way({ request, response, record: { id: 'ready', route: null }, pass })) pass()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.close()
    await close()
  })
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ query: 'query Brand { settings { brand } }' })
  const ask = () => fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body })
  const ids = [await ask(), await ask(), await ask()].map(({ headers }) => headers.get('x-request-id'))
  expect(ids).toContain('ready')
  expect(leaving).toHaveLength(ids.filter((id) => id === 'ready').length)
})
