import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createPlain, request as requestPlain } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAccess } from '#gateway/rest/rest.ts'
import { BadEnvironmentError, readEnv } from '../../server/base/env.server.ts'
import { startServices } from '../../server/startServices.ts'
import { startUpstream } from '../../server/upstream/index.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { listen } from '../support/listen.ts'
import { openApp } from '../support/openApp.ts'
import { AGREED, readOrders } from '../support/orders.ts'
import { type OtherShop, startOtherShop, uuidOf } from '../support/otherServices.ts'
import { chair, threeDays } from '../support/rental.ts'

const TOKEN = 'Bearer 3f9c-not-to-be-seen'
const PICTURE = '/pictures/480/products/stul-kyavari-zoloto-1.webp'
const pem = (name: string) => path.resolve('tests/server/certificates', `${name}.pem`)
const folder = mkdtempSync(path.join(tmpdir(), 'services-access-'))
const file = (name: string, content: string | Buffer) => {
  const where = path.join(folder, name)
  writeFileSync(where, content)
  return where
}
const headers = file('services.headers', `# the shop's key\n\nAuthorization: ${TOKEN}\r\nX-Api-Key:71aa\n`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('services that demand a token and a client certificate', () => {
  let services: Awaited<ReturnType<typeof startUpstream>>
  let url: string
  const refused: string[] = []
  const guard = createServer(
    {
      ...{ cert: readFileSync(pem('service')), key: readFileSync(pem('service-key')) },
      ...{ ca: readFileSync(pem('authority')), requestCert: true, rejectUnauthorized: true },
    },
    (incoming, outgoing) => {
      const { authorization, 'x-api-key': key } = incoming.headers
      if (authorization !== TOKEN || key !== '71aa') {
        refused.push(incoming.url ?? '')
        return outgoing.writeHead(401).end()
      }
      const { method, headers } = incoming
      const inner = requestPlain(
        services.url + incoming.url,
        { method, headers: { ...headers, host: '' } },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(outgoing)
        },
      )
      incoming.pipe(inner)
    },
  )
  beforeAll(async () => {
    services = await startUpstream({ dataDir: path.join(folder, 'services') })
    url = (await listen(guard)).replace('http:', 'https:')
  })
  afterAll(async () => {
    guard.closeAllConnections()
    guard.close()
    await services.close()
  })
  const certificates = {
    UPSTREAM_CA_FILE: pem('authority'),
    UPSTREAM_CERT_FILE: pem('gateway'),
    UPSTREAM_KEY_FILE: pem('gateway-key'),
  }

  test('get both, for calls and pictures, and nothing of them is printed', async () => {
    const env = { ...certificates, UPSTREAM_HEADERS_FILE: headers, LOG_LEVEL: 'trace' }
    const app = await openApp({ upstreamUrl: url, env })
    try {
      const catalogue = await fetch(`${app.url}/catalog`)
      expect(catalogue.status).toBe(200)
      expect(await catalogue.text()).toContain('Стул «Кьявари»')
      expect((await fetch(app.url + PICTURE)).status).toBe(200)
      await fetch(`${app.url}/catalog/no-such-product`)
      expect(app.output()).not.toContain('3f9c')
      expect(app.output()).not.toContain('71aa')
      expect(await (await fetch(`${app.url}/metrics`)).text()).not.toContain('3f9c')
      expect(refused).toEqual([])
    } finally {
      await app.stop()
    }
  })

  test('refuse a shop without the token: its pages say 503, and a storage of another origin is sent none', async () => {
    const wrong = file('wrong.headers', 'Authorization: Bearer old\nX-Api-Key: 71aa')
    const seen: unknown[] = []
    const storage = createPlain((incoming, outgoing) => {
      seen.push(incoming.headers.authorization)
      outgoing.end()
    })
    const env = {
      ...certificates,
      UPSTREAM_HEADERS_FILE: wrong,
      STORAGE_URL: await listen(storage),
    }
    const app = await openApp({ upstreamUrl: url, env })
    try {
      expect((await fetch(`${app.url}/catalog`)).status).toBe(503)
      expect(refused).not.toEqual([])
      await fetch(app.url + PICTURE)
      expect(new Set(seen)).toEqual(new Set([undefined]))
    } finally {
      await app.stop()
      storage.closeAllConnections()
      storage.close()
    }
  })

  test('are checked with the same files', async () => {
    const files = { headers, ca: pem('authority'), cert: pem('gateway'), key: pem('gateway-key') }
    const options = Object.entries(files).flatMap(([name, where]) => [`--${name}`, where])
    expect(await check('--url', url, ...options)).toContain('19 fit, 0 do not, 10 not tried')
  })
})

describe('services with a token, UUIDs and failures of their own', () => {
  const PERIOD = threeDays()
  const CHAIR = uuidOf(chair.id)

  let shop: OtherShop
  beforeAll(async () => {
    shop = await startOtherShop()
  })
  afterAll(() => shop.close())

  async function open(target: string, init: RequestInit = {}) {
    const answer = await fetch(shop.app.url + target, { redirect: 'manual', ...init })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  test('the journey from the catalogue to an order works', async () => {
    const catalogue = await open('/catalog')
    expect([catalogue.status, catalogue.text.includes(chair.name)]).toEqual([200, true])
    expect(catalogue.text).toContain(CHAIR)
    expect(catalogue.text).not.toContain(`src="${shop.origin}`)
    const picture = /src="(\/pictures\/[^"]+)"/.exec(catalogue.text)?.[1] ?? ''
    expect((await fetch(shop.app.url + picture)).headers.get('content-type')).toMatch(/^image\//)

    const product = await open(`/catalog/${chair.slug}`)
    expect([product.status, product.text.includes('<h1')]).toEqual([200, true])
    expect((await open('/catalog/no-such-thing')).status).toBe(404)

    const form = `/order?v=1&s=${PERIOD.start}&e=${PERIOD.end}&l=${CHAIR}_2`
    const opened = await open(form)
    expect(wordsOf(opened.text)).toContain('2 400 ₽')
    const key = /name="key" value="([^"]*)"/.exec(opened.text)?.[1] ?? ''
    const person = { name: 'Марина Ветрова', phone: '+7 916 245-11-22', address: 'Садовая ул., 12' }
    const body = new URLSearchParams({ ...person, key, total: '2400', ...AGREED })
    const sent = await open(form, { method: 'POST', body, headers: { origin: shop.app.url } })
    expect(sent.status).toBe(303)
    const placed = await open(sent.headers.get('location') ?? '', {
      headers: { cookie: sent.headers.get('set-cookie')?.split(';')[0] ?? '' },
    })
    const [order] = readOrders(shop.dataDir)
    expect(order?.idempotencyKey).toBe(key)
    expect(placed.status).toBe(200)
    expect(wordsOf(placed.text)).toContain(`С-${String(order?.id).padStart(6, '0')}`)
  })

  test('clients of the API get their ids, and the words of a problem', async () => {
    const { products } = await ask<{ products: { items: { id: string }[] } }>(
      shop.app.url,
      '{ products { items { id } } }',
    )
    expect(products.items.map(({ id }) => id)).toContain(CHAIR)
    const order = (quantity: number) =>
      ask<CreateOrderAnswer>(shop.app.url, createOrder, {
        input: orderInput({
          idempotencyKey: randomUUID(),
          period: PERIOD,
          lines: [{ productId: CHAIR, quantity }],
        }),
      })
    const { createOrder: tooMany } = await order(5000)
    expect(tooMany).toMatchObject({ lines: [{ productId: CHAIR, code: 'NOT_ENOUGH_STOCK' }] })
    shop.isClosed = true
    const { createOrder: refused } = await order(1)
    shop.isClosed = false
    expect(refused).toMatchObject({ errorCode: 'UPSTREAM_ERROR', detail: 'CLOSED', status: 422 })
    expect(shop.seen.filter(({ status }) => status === 401)).toEqual([])
    expect(shop.app.output()).not.toContain('e1d7')
  })
})

describe('a file that cannot be used ends the start with one line, without its content', () => {
  test.each([
    ['UPSTREAM_HEADERS_FILE', 'secret', 'line 1 must be "Name: value"'],
    ['UPSTREAM_HEADERS_FILE', 'A: b\n\nX-Key: sécret', 'line 3 must be "Name: value"'],
    ['UPSTREAM_HEADERS_FILE', 'X-Key: secret\x00', 'line 1 must be "Name: value"'],
    ['UPSTREAM_HEADERS_FILE', `X-Key: ${'secret'.repeat(1400)}`, 'line 1 must be "Name: value"'],
    [
      'UPSTREAM_HEADERS_FILE',
      'Content-Length: secret',
      'line 1 has the header content-length, which the gateway',
    ],
    ['UPSTREAM_HEADERS_FILE', 'X-Key: secret\nx-key: b', 'line 2 repeats the header x-key'],
    [
      'UPSTREAM_HEADERS_FILE',
      Array.from({ length: 51 }, (_, n) => `X-${n}: secret`).join('\n'),
      'line 51 is more than the 50th',
    ],
    ['UPSTREAM_CA_FILE', 'secret', 'must be a certificate in PEM'],
    [
      'UPSTREAM_CERT_FILE',
      readFileSync(pem('gateway'), 'utf8'),
      'certificate and key go together: the other is missing',
    ],
  ])('%s %#', async (variable, content, reason) => {
    const error = await startError({ UPSTREAM_URL: 'https://127.0.0.1:1', [variable]: file('used', content) })
    expect(error).toMatch(`${variable}: ${reason}`)
    expect(error).not.toContain('secret')
  })

  test.each([
    ['UPSTREAM_HEADERS_FILE', {}, 'UPSTREAM_URL is not set'],
    ['UPSTREAM_CA_FILE', { UPSTREAM_URL: 'http://127.0.0.1:1' }, 'UPSTREAM_URL is not https'],
    [
      'UPSTREAM_HEADERS_FILE',
      { UPSTREAM_URL: 'http://127.0.0.1:1', UPSTREAM_HEADERS_FILE: '/nowhere' },
      '/nowhere cannot be read (ENOENT)',
    ],
  ])('%s with %j', async (variable, more, reason) => {
    expect(await startError({ [variable]: headers, ...more })).toBe(`${variable}: ${reason}`)
  })

  test('a key of another certificate', () => {
    const files = { cert: pem('gateway'), key: pem('service-key') }
    expect(() => readAccess(files)).toThrow('must be a private key in PEM that belongs to the certificate')
  })
})

async function startError(variables: Record<string, string>): Promise<string> {
  const error: unknown = await startServices(readEnv(variables)).catch((error: unknown) => error)
  return error instanceof BadEnvironmentError ? error.message : `no refusal: ${error}`
}

function check(...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['gateway/build/upstreamCheck.cli.ts', ...args], (_, output, errors) =>
      resolve(output + errors),
    )
  })
}
