import { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { loggedPath } from '../base/log.ts'
import type { Metrics } from '../observe/metrics.ts'
import { traceOf, withinTrace } from '../observe/traceContext.ts'
import type { Tracing } from '../observe/tracing.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of a route in records; its URL unless given. */
    recordedAs?: string
  }
}

type Receivers = {
  metrics: Pick<Metrics, 'requestBegan' | 'requestEnded'>
  tracing: Tracing | null
}

/** Reports every request to log, metrics and traces, once: never its query, body or cookies. */
export function registerRequests(app: FastifyInstance, { metrics, tracing }: Receivers): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { id, method, originalUrl: url, routeOptions } = request
    reply.header('x-request-id', id)
    // The server looks at its own pages by injected requests: no visitor sent them.
    if (!(request.raw instanceof IncomingMessage)) return next()
    const route = routeOptions.config.recordedAs ?? routeOptions.url ?? null
    const parent = traceOf(request.headers)
    const span = tracing?.begin({ id, method, parent })
    const since = performance.now()
    metrics.requestBegan()
    // Fastify's `onResponse` is not called for a visitor who leaves before the answer.
    reply.raw.on('close', () => {
      const milliseconds = performance.now() - since
      const { statusCode: status, writableFinished: isWhole } = reply.raw
      const ended = isWhole ? status : 'aborted'
      const place = metrics.requestEnded({ method, route, url, status: ended, milliseconds })
      span?.end(place, status)
      const ms = Math.round(milliseconds * 10) / 10
      const outcome = { route, path: loggedPath(url), status, ms, ...(!isWhole && { aborted: true }) }
      request.log.info({ method, ...outcome }, 'request')
    })
    withinTrace(span?.trace ?? parent, next)
  })
}

/** The id that a request brought, or a new one. It goes into logs and to the services: only a short, plain one is taken. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : crypto.randomUUID()
}
