import type { FastifyError, FastifyInstance } from 'fastify'
import { loggedPath } from '../base/log.ts'

/** Answers what no route answers, and what one fails at: a status and a few words, never a stack. */
export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: `Page not found: ${loggedPath(request.url)}`, requestId: request.id }),
  )
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    const message = status >= 500 ? 'Something went wrong on our side.' : error.message
    return reply.code(status).header('cache-control', 'no-store').send({ message, requestId: request.id })
  })
}
