import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { withinTrace } from '../observe/traceContext.ts'
import type { HostCheck } from './hostCheck.ts'
import type { RequestRecord, Requests } from './requestRecords.ts'

/** A request on its way to Fastify. */
export type Arrival = {
  request: IncomingMessage
  response: ServerResponse
  record: RequestRecord
  /** Lets Fastify answer it after all. */
  pass(): void
}

/** Takes a request on whose answer is ready, or may be so in a moment; false: it is not for this way. */
export type ReadyWay = (arrival: Arrival) => boolean

/** Stands between the network and Fastify. */
export type Front = {
  /** What is asked first, in turn. */
  ways: ReadyWay[]
  /** Puts the front before a listener. */
  before(next: RequestListener): RequestListener
  /** The id of a request, the same for the whole way through. */
  idOf(request: IncomingMessage): string | undefined
  /** Has the routes of requests that came to Fastify told, and their ids sent along. */
  register(app: FastifyInstance): void
}

/**
 * Answers what is ready in memory before Fastify makes anything of the request: routing, its own request and reply, hooks and a place in the queue are
 * for answers in the making. Who is counted, logged, named and refused for the host is decided here for both.
 */
export function createFront({ requests, isOurs }: { requests: Requests; isOurs: HostCheck }): Front {
  const ways: ReadyWay[] = []
  return {
    ways,
    before: (next) => (request, response) => {
      const record = requests.begin(request, response)
      const arrival: Arrival = { request, response, record, pass: () => void next(request, response) }
      withinTrace(record.trace, () => {
        if (isOurs(request) !== true || !ways.some((way) => way(arrival))) next(request, response)
      })
    },
    idOf: (request) => requests.recordOf(request)?.id,
    register(app) {
      app.addHook('onRequest', (request, reply, next) => {
        reply.header('x-request-id', request.id)
        const record = requests.recordOf(request.raw)
        if (record) record.route = request.routeOptions.url ?? null
        next()
      })
    },
  }
}
