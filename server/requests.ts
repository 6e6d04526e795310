import type { FastifyInstance } from 'fastify'
import { loggedPath } from './log.ts'

/** Names every request to the visitor, and logs one line of it when it is over: never its query, body or cookies. */
export function registerRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    reply.raw.once('close', () => {
      const { method, url, routeOptions } = request
      request.log.info(
        {
          method,
          route: routeOptions.url ?? null,
          path: loggedPath(url),
          status: reply.raw.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          ...(!reply.raw.writableFinished && { aborted: true }),
        },
        'request',
      )
    })
    next()
  })
}

/** The id that a request brought, or a new one. It goes into logs and to the services: only a short, plain one is taken. */
export function requestIdOf({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : crypto.randomUUID()
}
