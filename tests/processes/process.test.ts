import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { BadEnvironmentError, readEnv } from '../../server/base/env.server.ts'
import { leadsNowhere } from '../../server/base/siteUrl.ts'
import { cannotListen } from '../../server/runServer.ts'
import { startServices } from '../../server/startServices.ts'
import { openRecorder, sendJson } from '../rest/recorder.ts'
import { freePort, startApp, type TestApp } from '../support/app.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { listen } from '../support/listen.ts'
import { openApp } from '../support/openApp.ts'
import { readOrders } from '../support/orders.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sutki-process-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('the first start', () => {
  let app: TestApp
  let own: string
  beforeAll(async () => {
    own = await mkdtemp(path.join(tmpdir(), 'sutki-first-'))
    app = await startApp({ dataDir: own, openFiles: 700, env: { PORT: '0' } })
  })
  afterAll(async () => {
    await app.stop()
    await rm(own, { recursive: true })
  })

  test('serves the home page and the catalogue with 20 products', async () => {
    const home = await fetch(app.url)
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')])
    const catalogue = await (await fetch(`${app.url}/catalog`)).text()
    const slugs = [...catalogue.matchAll(/href="\/catalog\/([\w-]+)"/g)].map(([, slug]) => slug)
    expect(new Set(slugs).size).toBe(20)
    // PORT=0: the port that it got.
    expect(catalogue).toContain(`<link rel="canonical" href="${app.url}/catalog"`)
  })

  test('prints its URL, that of its playground and the path of the orders', async () => {
    await expect.poll(app.output).toContain(`${app.url}/graphql`)
    await expect.poll(app.output).toContain(path.join(app.dataDir, 'sutki.db'))
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  })

  test('what the server writes is for its own user alone', async () => {
    await fetch(`${app.url}/pictures/160/categories/stoly.webp`)
    const modes = readdirSync(app.dataDir, { recursive: true, withFileTypes: true }).map((entry) => {
      const { mode } = statSync(path.join(entry.parentPath, entry.name))
      return [entry.name, (mode & 0o777).toString(8), entry.isDirectory() ? '700' : '600']
    })
    expect(modes.map(([name]) => name)).toEqual(
      expect.arrayContaining(['sutki.db', 'order-keys.db', 'pictures']),
    )
    expect(modes.filter(([, mode, expected]) => mode !== expected)).toEqual([])
  })

  test('goes on where a second one ends with one line, because its port is in use', async () => {
    const { port } = new URL(app.url)
    expect(await failureOfStart({ PORT: port })).toEqual([
      'The server ended with 1:',
      `PORT: ${port} on 127.0.0.1 is in use by another program (EADDRINUSE)`,
    ])
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  })

  test('silent connections beyond the limit of open files are closed, and the shop goes on', async () => {
    expect(app.output()).toContain('"maxConnections":400')
    let closed = 0
    const sockets = Array.from({ length: 750 }, () =>
      connect(Number(new URL(app.url).port), '127.0.0.1')
        .on('error', () => {})
        .on('close', () => (closed += 1))
        .resume(),
    )
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()))
    await expect.poll(() => closed).toBeGreaterThanOrEqual(350)
    for (const path of ['/', '/catalog', '/metrics']) expect((await fetch(app.url + path)).status).toBe(200)
    expect(app.output()).not.toMatch(/EMFILE|ending/)
  })

  test('an order outlives the server, which SIGTERM ends with 0, and its key still names it; the embedded services are where the configuration says, and links that lead nowhere are warned of', async () => {
    const start = addDays(todayIn('Europe/Moscow', new Date()), 3)
    const input = orderInput({
      idempotencyKey: 'an-order-before-the-restart',
      period: { start, end: addDays(start, 1) },
      lines: [{ productId: '101', quantity: 2 }],
    })
    const { createOrder: created } = await ask<CreateOrderAnswer>(app.url, createOrder, { input })
    expect(created).toMatchObject({ __typename: 'OrderCreated', replayed: false, order: { total: 1960 } })
    expect(await app.stop()).toBe(0)

    const port = String(await freePort())
    const paths = {
      CATALOG_SERVICE_PATH: '/rent',
      CONTENT_SERVICE_PATH: '/texts',
      PRODUCT_SERVICE_PATH: '/shop',
    }
    const second = await startApp({
      dataDir: app.dataDir,
      env: { ...paths, UPSTREAM_PORT: port, HOST: '0.0.0.0' },
    })
    await expect.poll(second.output).toContain('set SITE_URL to the address that visitors use')
    await expect.poll(second.output).toContain(`REST services: http://127.0.0.1:${port}\n`)
    expect((await fetch(`${second.url}/catalog`)).status).toBe(200)
    const answer = await fetch(`http://127.0.0.1:${port}/shop/v2/settings`)
    expect([answer.status, await answer.json()]).toEqual([200, { result: expect.anything() }])
    const { createOrder: replayed } = await ask<CreateOrderAnswer>(second.url, createOrder, { input })
    expect(replayed).toEqual({ ...created, replayed: true })
    expect(await second.stop()).toBe(0)
    expect(readOrders(app.dataDir)).toMatchObject([{ total: 196_000, startDay: start }])
  })
})

const PICTURES = '{ product(slug: "arka-kruglaya-zoloto") { images { url small: url(width: W320) } } }'
type Pictures = { product: { images: { url: string; small: string }[] } }

test.each([
  ['HOST=0.0.0.0 without SITE_URL', { HOST: '0.0.0.0' }, true],
  ['HOST=0.0.0.0 with SITE_URL', { HOST: '0.0.0.0', SITE_URL: 'https://shop.example' }, false],
])('%s: links name no interface and no service of this machine', async (_, env, isWarned) => {
  const app = await openApp({ dataDir, env })
  const { product } = await ask<Pictures>(app.url, PICTURES)
  const site = isWarned ? /^http:\/\/localhost:\d+/ : /^https:\/\/shop\.example/
  for (const { url, small } of product.images) {
    expect(url.replace(site, 'SITE')).toMatch(/^SITE\/pictures\/1600\/products\//)
    expect(small.replace(site, 'SITE')).toMatch(/^SITE\/pictures\/320\/products\//)
  }
  const picture = new URL(product.images[0]?.url ?? '').pathname
  expect((await fetch(app.url + picture)).headers.get('content-type')).toBe('image/webp')
  expect(await (await fetch(`${app.url}/catalog`)).text()).not.toContain('//0.0.0.0')
  await app.stop()
  expect(leadsNowhere(readEnv(env))).toBe(isWarned)
})

describe('what cannot be used is refused with one line', () => {
  test('a port of the embedded services', async () => {
    const taken = createServer()
    onTestFinished(() => void taken.close())
    const { port } = new URL(await listen(taken))
    expect(await refusal({ UPSTREAM_PORT: port, DATA_DIR: dataDir })).toMatch(
      new RegExp(`^UPSTREAM_PORT: ${port} cannot be used: .*EADDRINUSE.*$`),
    )
  })

  test('a data directory that cannot be made', async () => {
    await writeFile(path.join(dataDir, 'file'), '')
    expect(await refusal({ DATA_DIR: path.join(dataDir, 'file', 'data') })).toMatch(
      /^DATA_DIR: .* cannot be used: .*$/,
    )
  })

  test('a host that is not this machine', async () => {
    const [error] = await once(createServer().listen(0, '192.0.2.1'), 'error')
    const { message } = cannotListen(error, { HOST: '192.0.2.1', PORT: 80 })
    expect(message).toMatch(/^HOST: cannot listen on 192\.0\.2\.1: .*$/)
  })

  async function refusal(variables: Record<string, string>): Promise<string> {
    const error: unknown = await startServices(readEnv(variables)).catch((error: unknown) => error)
    return error instanceof BadEnvironmentError ? error.message : `no refusal: ${error}`
  }
})

test('with UPSTREAM_URL meant in .env no shop starts on the demonstration: one saved by Notepad is read, a misspelt name ends the start; documents of consents that its services lack are named', async () => {
  const services = await openRecorder()
  services.reply((response, _, { line }) => {
    const isMissing = /slug=(public-offer|processing-policy)/.test(line)
    sendJson(response, isMissing ? 404 : 200, isMissing ? {} : { result: { slug: 'rent-terms', data: [] } })
  })
  const app = await startWithEnvFile(`\uFEFFUPSTREAM_URL=${services.url}\nSITE_URL=https://shop.example\n`)
  await expect.poll(app.output).toContain('"missing":["public-offer","processing-policy"]')
  await app.stop()
  expect(app.output()).not.toContain('Orders are stored')
  const failure = await startWithEnvFile('UPSTREM_URL=http://127.0.0.1:9\n').catch(
    (error: Error) => error.message,
  )
  expect(failure).toBe('The server ended with 1:\nUPSTREM_URL: UPSTREAM_URL is meant (see .env.example)\n')
})

/** In a folder of its own, where the `.env` is. */
async function startWithEnvFile(content: string): Promise<TestApp> {
  const root = await mkdtemp(path.join(dataDir, 'with-env-'))
  await writeFile(path.join(root, '.env'), content)
  await symlink(path.resolve('server'), path.join(root, 'server'))
  return startApp({ root, dataDir })
}

/** What a server that cannot start says, line by line. */
async function failureOfStart(env: Record<string, string>): Promise<string[]> {
  const failure = await startApp({ dataDir: path.join(dataDir, 'other'), env }).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  return failure.trimEnd().split('\n')
}
