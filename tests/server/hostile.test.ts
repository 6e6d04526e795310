import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { titleOf, wordsOf } from '../support/html.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
})

/** What is written to the connection is what the server gets. */
async function write(request: string): Promise<string> {
  const { hostname, port } = new URL(shop.app.url)
  const socket = connect(Number(port), hostname)
  socket.write(request)
  return text(socket)
}

describe('URLs', () => {
  test.each([
    ['broken percent-encoding', '/catalog/%E0%A4%A', [400]],
    ['a lone percent', '/%', [400]],
    ['NUL', '/catalog/%00', [400]],
    ['a fragment', '/catalog#x', [400]],
    ['a fragment in a query', '/catalog?page=2#x', [400]],
    ['another host', '//evil.example/', [400]],
    ['another host, encoded backslash', '/%5Cevil.example/', [400]],
    ['a whole address', 'http://evil.example/', [400]],
    ['no slash', 'catalog', [400]],
    ['upwards', '/catalog/../../etc/passwd', [400, 404]],
    ['upwards, encoded', '/catalog/%2e%2e%2f%2e%2e%2fv2%2fsettings', [400, 404]],
    ['upwards, encoded twice', '/catalog/%252e%252e%252fsettings', [404]],
    ['10,000 characters', `/catalog/${'a'.repeat(10_000)}`, [400, 404, 414]],
    ['3,000 parameters', `/catalog?${'a=1&'.repeat(1900)}`, [200, 400]],
    ['a long Russian search', `/search/${encodeURIComponent('складной стул '.repeat(20))}`, [200, 404]],
    ['page=1e9', '/catalog?page=1e9', [200, 404]],
    ['page=NaN', '/catalog?page=NaN&limit=1e9', [200, 404]],
    ['inherited names', '/catalog?__proto__[a]=1&constructor=2', [200]],
    ['a slug of inherited names', '/catalog/__proto__', [404]],
    ['a search for a backslash', '/search/%5C', [200]],
    ['a search upwards', '/search/%2e%2e%5c%2e%2e%2fv2%2fsettings', [200]],
    ['a search in broken percent-encoding', '/search/%E0%A4%A', [400]],
    ['a search for NUL', '/search/%00', [400]],
    ['the data of a search for NUL', '/search/%00/_payload.json', [400]],
    ['an article of no bytes of UTF-8', '/articles/%ff/%ff', [400]],
    ['a plan of no bytes of UTF-8', '/plan?l=%ff', [200]],
    ['a plan with NUL', '/plan?l=%00', [400]],
    ['scripts', '/search/%3Cscript%3Ealert(1)%3C%2Fscript%3E', [200, 404]],
    ['CRLF', '/catalog/%0d%0aset-cookie:%20a=1', [400, 404]],
    ['sources', '/@fs/etc/passwd', [404]],
    ['environment', '/.env', [404]],
    ['data of a page', '/index.pageContext.json?a=1', [404]],
    ['repository', '/.git/config', [404]],
  ])('%s', async (_, target, statuses) => {
    shop.services.calls.length = 0
    const { status, headers, text: page } = await shop.get(target)
    expect(statuses).toContain(status)
    expect(headers.location).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(page).not.toMatch(/<script>alert|node_modules|root:x|at .*\.ts:\d+/)
    for (const { path } of shop.services.calls)
      expect(path).toMatch(/^\/api\/\w+\/v2\/[\w-]+(\/[\w-]+(\/[^/?]+)?)?(\?|$)/)
  })

  test.each(['/catalog/%E0%A4%A', '/%', '/pictures/800/%E0%A4%A', '/catalog/%00', '//evil.example/'])(
    'a person who asks for %s reads what happened, and where to go on',
    async (target) => {
      const { status, headers, text: page } = await shop.get(target, { headers: { accept: 'text/html' } })
      expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(titleOf(page)).toContain('Страница не найдена')
      expect(wordsOf(page)).toContain('Перейти на главную')
      expect(page).not.toMatch(/FST_ERR|evil|%E0/)
    },
  )
})

describe('hosts', () => {
  test.each(['shop.example', 'SHOP.example:443', 'localhost', '127.0.0.1:3000', '127.8.8.8', '[::1]:80'])(
    '%s is served',
    async (host) => {
      expect((await shop.get('/catalog', { headers: { host } })).status).toBe(200)
    },
  )

  test.each([
    'evil.example',
    'shop.example.evil.example',
    'xshop.example',
    '10.0.0.1',
    '[::2]',
    'localhost.evil',
  ])('%s is not', async (host) => {
    const { status, text: page } = await shop.get('/catalog', { headers: { host } })
    expect([status, page]).toEqual([421, 'Misdirected request'])
  })

  test('a client of the gateway reads it as an error of GraphQL', async () => {
    const headers = { host: '10.0.2.2:4401', 'x-request-id': 'emulator' }
    const { status, headers: sent, text: body } = await shop.get('/graphql', { headers })
    expect([status, sent['content-type'], sent['x-request-id']]).toEqual([
      421,
      'application/json; charset=utf-8',
      'emulator',
    ])
    const message = expect.stringContaining('SITE_URL')
    expect(JSON.parse(body)).toEqual({
      errors: [{ message, extensions: { code: 'BAD_REQUEST', requestId: 'emulator' } }],
    })
  })

  test.each(['shop.example@evil.example', 'shop.example/evil', 'a b'])('"%s" is no host', async (host) => {
    expect((await shop.get('/catalog', { headers: { host } })).status).toBe(400)
  })

  test.each([
    ['two hosts', 'Host: localhost\r\nHost: evil.example\r\n'],
    ['an empty host', 'Host: \r\n'],
    ['no host', ''],
  ])('%s is refused', async (_, hosts) => {
    const answer = await write(`GET /catalog HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
  })

  test.each([
    '/graphql',
    '/healthz',
    '/metrics',
    '/catalog',
    '/pictures/320/a.webp',
    '/schema.graphql',
    '/nowhere',
  ])('a target that is no path is refused: http://…%s', async (path) => {
    await shop.get('/catalog')
    for (const method of ['GET', 'POST'])
      for (const host of ['127.0.0.1', 'evil.example', 'user:word@127.0.0.1']) {
        const body = 'Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}'
        expect(await write(`${method} http://${host}${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${body}`)).toMatch(
          /^HTTP\/1.1 400 /,
        )
      }
    expect(shop.logged('request failed')).toEqual([])
  })

  test('health checks accept any host', async () => {
    for (const target of ['/healthz', '/readyz'])
      expect((await shop.get(target, { headers: { host: '10.1.2.3:3000' } })).status).toBe(200)
  })
})

describe('bodies and headers', () => {
  test('a body over 64 KiB is 413', async () => {
    const answer = await fetch(`${shop.app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ settings { minOrderDays } } #${'x'.repeat(70_000)}` }),
    })
    expect(answer.status).toBe(413)
  })

  test.each(['gzip', 'GZIP', 'x-gzip', 'br', 'identity, gzip', 'none such'])(
    'a client of the gateway that sends %s reads that it must not be compressed',
    async (coding) => {
      const {
        status,
        headers,
        text: body,
      } = await shop.get('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': coding, 'x-request-id': 'packed' },
      })
      expect([status, headers['content-type']]).toEqual([415, 'application/json; charset=utf-8'])
      const message = expect.stringContaining('not compressed')
      expect(JSON.parse(body)).toEqual({
        errors: [{ message, extensions: { code: 'BAD_REQUEST', requestId: 'packed' } }],
      })
    },
  )

  test('enormous headers are refused', async () => {
    const { status } = await shop.get('/', { headers: { 'x-large': 'x'.repeat(20_000) } })
    expect(status).toBe(431)
  })

  test('what is not HTTP is answered with 400', async () => {
    expect(await write('\x16\x03\x01nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  })

  test.each(['__proto__', 'constructor', 'x-forwarded-proto', 'x-original-url', 'x-http-method-override'])(
    'the header %s changes nothing',
    async (name) => {
      const { status, text: page } = await shop.get('/catalog', { headers: { [name]: '/cart' } })
      expect(status).toBe(200)
      expect(page).toContain('<link rel="canonical" href="https://shop.example/catalog"')
    },
  )
})
