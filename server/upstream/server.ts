import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, answerError } from './answer.ts'
import { openDatabase } from './data/database.ts'
import { type DemoData, readDemoData } from './demo.ts'
import { createHandler } from './handler.ts'
import { formula, type Tariff } from './quotes.ts'
import { type BasePaths, DEFAULT_BASE_PATHS } from './router.ts'
import { seed } from './seed.ts'
import { tellWaiting } from './waitlist.ts'

/** How the embedded services are started. */
export type UpstreamOptions = {
  /** Where the database is: `sutki.db` in this directory, made when missing. */
  dataDir: string
  /** 0, the default, takes any free port. */
  port?: number
  /** Where each service is mounted; those not named are in their usual places. */
  basePaths?: Partial<BasePaths>
  /** Whose services they are; the demonstration company's unless given. */
  company?: string
}

/** The options that only a server in the same process can be given: for tests. */
type InProcessOptions = UpstreamOptions & {
  /** The clock that says which day is today. */
  now?: () => Date
  /** Between every request and its answer. */
  layer?: Layer
  /** The data that an empty database is filled with; the demo data unless given. */
  data?: DemoData
  /** The company's tariff; the formula of the demonstration unless given. */
  tariff?: Tariff
}

/** Stands between a request and its answer, which `next` makes. What it gives back is sent; null: it has dealt with `response` itself. */
export type Layer = (
  request: IncomingMessage,
  next: () => Promise<Answer>,
  response: ServerResponse,
) => Promise<Answer | null>

/** Running services. `close` finishes the requests in flight, refuses new ones, and may be called more than once. */
export type Upstream = { url: string; close: () => Promise<void> }

const LIMITS = {
  requestTimeout: 30_000,
  // Longer than a client keeps an idle connection: it must never send an order into one that is being closed.
  keepAliveTimeout: 65_000,
  // Every filter is in the URL, and a Russian letter takes six bytes there.
  maxHeaderSize: 65_536,
}

// So often it is looked who of the waitlist is to be told.
const TELL_MS = 60_000

// A request that is slower than this at the end is cut off.
const CLOSE_MS = 10_000

/** Starts the embedded services in this process, on loopback. */
export async function createUpstreamServer(options: InProcessOptions): Promise<Upstream> {
  const database = openDatabase(options.dataDir)
  seed(database, options.data ?? readDemoData(options.company))
  const basePaths = { ...DEFAULT_BASE_PATHS, ...options.basePaths }
  const now = options.now ?? (() => new Date())
  const handle = createHandler(database, basePaths, now, options.tariff ?? formula)
  const layer: Layer = options.layer ?? ((_, next) => next())
  let closing: Promise<void> | null = null
  const server = createServer(LIMITS, async (request, response) => {
    const next = () => handle(request).catch((error) => refuse(request, error))
    const answer = await layer(request, next, response).catch((error) => refuse(request, error))
    if (answer) send(request, response, answer, closing !== null)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  }).catch((error) => {
    database.close()
    throw error
  })
  const tell = () => {
    try {
      tellWaiting(database, now())
    } catch (error) {
      console.error('upstream: the waitlist is not told yet:', error)
    }
  }
  tell()
  const telling = setInterval(tell, TELL_MS).unref()
  const close = async () => {
    clearInterval(telling)
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_MS)
    await new Promise((resolve) => server.close(resolve))
    clearTimeout(cut)
    database.close()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

function refuse(request: IncomingMessage, error: unknown): Answer {
  const answer = answerError(error)
  // No query, no body, no secret: they may hold what a visitor wrote about himself, or lead to it.
  if (answer.status >= 500) console.error('upstream:', request.method, request.url?.replace(OWN, '…'), error)
  return answer
}

const OWN = /(?<=\/v2\/(?:orders|waitlist)\/)[^/?]+|\?.*/gs

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, closing: boolean): void {
  const requestId = request.headers['x-request-id']
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(answer.status !== 304 && { 'content-length': Buffer.byteLength(answer.body) }),
    ...(typeof requestId === 'string' && /^[\w.:-]{1,128}$/.test(requestId) && { 'x-request-id': requestId }),
    ...(closing && { connection: 'close' }),
  })
  response.end(answer.body)
}
