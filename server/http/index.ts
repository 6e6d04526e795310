import { createServer, type Server } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import type { Env } from '../base/env.server.ts'
import {
  boundConnections,
  boundUnfinishedBodies,
  connectionLimit,
  MAX_CONNECTIONS,
} from '../overload/connections.ts'
import { rewriteUnreadable } from './badUrls.ts'
import { requestIdOf } from './requests.ts'

/** Requests at once whose body is still on its way. */
const MAX_UNFINISHED_BODIES = 500

type HttpOptions = {
  env: Pick<Env, 'TRUST_PROXY'>
  log: Logger
  maxConnections?: number
  maxUnfinishedBodies?: number
}

/** Fastify with the bounds of time, size and number that every request is held to. */
export function createHttp({
  env,
  log,
  maxConnections = connectionLimit(),
  maxUnfinishedBodies = MAX_UNFINISHED_BODIES,
}: HttpOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    rewriteUrl: rewriteUnreadable,
    // Without proxies that were named, `X-Forwarded-For` is what anybody writes.
    trustProxy: env.TRUST_PROXY.length > 0 && env.TRUST_PROXY,
    bodyLimit: 64 * 1024,
    // Accepted requests are answered also while closing: see closing.ts.
    return503OnClosing: false,
    serverFactory: serverFactory(maxConnections),
    // A Russian search takes six characters a letter.
    routerOptions: { maxParamLength: 2000 },
  })
  log[maxConnections < MAX_CONNECTIONS ? 'warn' : 'info'](
    { maxConnections },
    'connections are bounded by the limit of open files',
  )
  boundUnfinishedBodies(app.server, maxUnfinishedBodies)
  closeUnread(app)
  return app
}

function serverFactory(maxConnections: number): FastifyServerFactory<Server> {
  return (listener) => {
    const connections = boundConnections(maxConnections)
    const answer = connections.oneAtATime(listener)
    const server = createServer(
      { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
      (request, response) => {
        // The record, the queue, connections and the streams of the answer all wait for its end: a fixed number, above what Node warns of.
        response.setMaxListeners(20)
        answer(request, response)
      },
    )
    server.on('connection', connections.opened)
    server.requestTimeout = 30_000
    server.setTimeout(60_000)
    // Longer than proxies keep theirs, or one of them would send a request into a connection that is being closed.
    server.keepAliveTimeout = 65_000
    return server
  }
}

// A body that was answered before it had come would be read on to its end, however long.
function closeUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (reply.statusCode >= 400 && !raw.complete) reply.header('connection', 'close')
    return payload
  })
}
