import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestPlain } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAccess } from '#gateway/rest/rest.ts'
import { BadEnvironmentError, readEnv } from '../../server/base/env.server.ts'
import { startServices } from '../../server/startServices.ts'
import { startUpstream } from '../../server/upstream/index.ts'
import { startApp } from '../support/app.ts'
import { listen } from '../support/listen.ts'
import { openApp } from '../support/openApp.ts'

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
    UPSTREAM_DEADLINE_MS: '20000',
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
    const storage = createServer(
      { cert: readFileSync(pem('service')), key: readFileSync(pem('service-key')) },
      (incoming, outgoing) => {
        seen.push(incoming.headers.authorization)
        outgoing.end()
      },
    )
    const storageUrl = (await listen(storage)).replace('http:', 'https:')
    const env = {
      ...certificates,
      UPSTREAM_HEADERS_FILE: wrong,
      STORAGE_URL: storageUrl,
      NODE_EXTRA_CA_CERTS: pem('authority'),
    }
    const app = await startApp({ upstreamUrl: url, env })
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
    expect(await check('--url', url, ...options)).toContain('18 fit, 0 do not, 3 not tried')
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
