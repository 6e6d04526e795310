import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { expect } from 'vitest'
import type { RestOptions } from '#gateway/rest/options.ts'
import { createRest } from '#gateway/rest/rest.ts'
import { createGateway, type Gateway, type GatewayOptions } from '#gateway/yoga.server.ts'
import { createUpstreamServer } from '../../server/upstream/index.ts'
import { type FaultyUpstream, faultyUpstream } from '../support/faultyUpstream.ts'
import { listen } from '../support/listen.ts'
import { seededDir } from '../support/seededDir.ts'

/** The company's day in these tests. */
export const TODAY = '2026-12-01'

/** A period that can be ordered on that day: three days. */
export const PERIOD = { start: '2026-12-12', end: '2026-12-14' }

/** An answer of the gateway as a client sees it. */
export type Answer<Data> = { data?: Data; errors?: AnswerError[]; extensions?: Record<string, unknown> }
type AnswerError = { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }

export type TestGateway = {
  url: string
  /** The services in between: their requests, and how to make them fail. */
  services: FaultyUpstream
  dataDir: string
  gateway: Gateway
  /** What the gateway has logged. */
  logged: { level: string; fields: object; message: string }[]
  /** The header `x-client` is the address that it comes from. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>
  ask<Data = Record<string, unknown>>(query: string, variables?: object): Promise<Answer<Data>>
  /** Asks by Yoga and, first and again, by the short way: all must answer and call the services alike. */
  askEveryWay: TestGateway['ask']
  /** The requests to the services since the last call: `GET /v2/settings`, queries decoded. */
  seen(): string[]
  /** Replaces the gateway by a new one, as after a restart of its process: what it had in memory is gone. */
  restart(changes?: Partial<GatewayOptions>): void
  close(): Promise<void>
}

/** The gateway over real HTTP, in front of the embedded services. */
export async function startGateway(
  options: Partial<GatewayOptions> = {},
  rest: Partial<RestOptions> = {},
  company: Pick<Parameters<typeof createUpstreamServer>[0], 'data' | 'tariff'> = {},
): Promise<TestGateway> {
  const dataDir = await seededDir()
  const upstream = await createUpstreamServer({
    ...company,
    dataDir,
    now: () => new Date(`${TODAY}T09:00:00Z`),
  })
  const services = await faultyUpstream(upstream.url)
  const client = createRest({
    baseUrl: services.url,
    servicePaths: {
      catalog: '/api/rental_service',
      content: '/api/content_service',
      product: '/api/product_service',
      notifications: '/api/notifications_service',
    },
    // The services share this process with the tests: on a busy machine they are not late.
    deadlineMs: 20_000,
    retries: { idempotent: 0, other: 0 },
    project: 'sutki',
    ...rest,
  })
  const logged: TestGateway['logged'] = []
  const note = (level: string) => (fields: object, message: string) =>
    void logged.push({ level, fields, message })
  const settled: GatewayOptions = {
    rest: client,
    today: () => TODAY,
    dayEndsIn: () => 3600,
    pictureUrl: (original, width) => `https://shop.example/${width}/${original}`,
    storages: ['https://storage.example/files'],
    playground: false,
    persistedOnly: false,
    corsOrigins: [],
    production: true,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    ...options,
  }
  let gateway = createGateway(settled)
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    const client = String(request.headers['x-client'] ?? '203.0.113.9')
    void gateway.handle(request, response, { requestId: `request-${requests}`, client }).then((answer) => {
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  const url = `${await listen(server)}/graphql`

  const seen = () =>
    services.calls
      .splice(0)
      .map(({ method, path: asked }) => `${method} ${decodeURIComponent(asked).replace(/^\/api\/\w+/, '')}`)
  async function attempt(body: object, search = '') {
    seen()
    const text = await (await post(body, {}, search)).text()
    return { text: text.replace(/"requestId":"[\w-]+"/g, ''), called: seen().sort() }
  }

  const post = (body: unknown, headers: Record<string, string> = {}, search = '') =>
    fetch(url + search, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    url,
    services,
    dataDir,
    get gateway() {
      return gateway
    },
    logged,
    post,
    ask: async (query, variables) => (await post({ query, variables })).json(),
    async askEveryWay(query, variables) {
      // What has a query in its URL is Yoga's.
      const byYoga = await attempt({ query, variables }, '?')
      for (const _ of 'ab') expect(await attempt({ query, variables })).toEqual(byYoga)
      return (await post({ query, variables })).json()
    },
    seen,
    restart(changes) {
      gateway = createGateway({ ...settled, ...changes })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await client.close()
      await services.close()
      await upstream.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
