import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHttp } from '../../server/http/index.ts'

let app: FastifyInstance

beforeEach(async () => {
  app = createHttp({ env: { TRUST_PROXY: [] }, log: pino({ level: 'silent' }) })
  app.post('/', ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Everything that the server sends until it ends the connection. */
function write(begun: string): Promise<string> {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.write(begun)
  return text(client)
}

const HEAD = 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'

test('headers and bodies that do not come to their end are 408, and the connection ends', async () => {
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([10_000, 30_000])
  // Read anew at every look at the connections: nobody here waits for as long as a visitor may take.
  app.server.headersTimeout = 100
  app.server.requestTimeout = 200
  const answers = await Promise.all([
    write('GET / HT'),
    write(`${HEAD}X-Slow: `),
    write(`${HEAD}Content-Length: 10\r\n\r\n{"a`),
  ])
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect((await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })).statusCode).toBe(200)
})
