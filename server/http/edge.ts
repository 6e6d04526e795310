import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { withinTrace } from '../observe/traceContext.ts'
import type { HostCheck } from './hostCheck.ts'
import type { RequestRecord, Requests } from './requestRecords.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of a route in records; its URL unless given. */
    recordedAs?: string
  }
}

/** A request on its way to Fastify. */
export type IncomingRequest = {
  request: IncomingMessage
  response: ServerResponse
  record: RequestRecord
  /** Lets Fastify answer it after all. */
  pass(): void
}

/** Answers a request from memory, at once or in a moment; false: it cannot. */
export type FastPath = (incoming: IncomingRequest) => boolean

/** The layer between the network and Fastify. */
export type Edge = {
  /** They are tried in turn before Fastify. */
  fastPaths: FastPath[]
  /** Puts the edge before a listener. */
  before(next: RequestListener): RequestListener
  /** The id of a request, the same for the whole way through. */
  idOf(request: IncomingMessage): string | undefined
  /** Adds the id to Fastify's answers, and the route to the records. */
  register(app: FastifyInstance): void
}

/** Answers from memory before Fastify does any work. Every request gets its id, record and host check here. */
export function createEdge({ requests, isOurs }: { requests: Requests; isOurs: HostCheck }): Edge {
  const fastPaths: FastPath[] = []
  return {
    fastPaths,
    before: (next) => (request, response) => {
      const record = requests.begin(request, response)
      const incoming: IncomingRequest = {
        request,
        response,
        record,
        pass: () => void next(request, response),
      }
      withinTrace(record.trace, () => {
        if (isOurs(request) !== true || !fastPaths.some((answer) => answer(incoming))) next(request, response)
      })
    },
    idOf: (request) => requests.recordOf(request)?.id,
    register(app) {
      app.addHook('onRequest', (request, reply, next) => {
        reply.header('x-request-id', request.id)
        const record = requests.recordOf(request.raw)
        const { config, url } = request.routeOptions
        if (record) record.route = config.recordedAs ?? url ?? null
        next()
      })
    },
  }
}
