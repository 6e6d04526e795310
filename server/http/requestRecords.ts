import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SpanContext } from '@opentelemetry/api'
import type { Logger } from 'pino'
import { createRequestLine } from '../base/requestLine.ts'
import type { Metrics } from '../observe/metrics.ts'
import { traceOf } from '../observe/traceContext.ts'
import type { Tracing } from '../observe/tracing.ts'

/** What is recorded of a request besides what it says itself. */
export type RequestRecord = {
  readonly id: string
  /** The route that it went to; null: none. */
  route: string | null
  /** The trace that its work belongs to; null: none. */
  readonly trace: SpanContext | null
}

export type Requests = {
  /** Names a request that has come, and reports it when it is over. */
  begin(request: IncomingMessage, response: ServerResponse): RequestRecord
  /** The record of a request that came over the network. */
  recordOf(request: IncomingMessage): RequestRecord | undefined
}

/** A request carries its record: to remember it beside the request would take longer than most of what is done for a ready answer. */
const RECORD = Symbol('record')
type Recorded = IncomingMessage & { [RECORD]?: RequestRecord }

type Receivers = {
  log: Logger
  metrics: Pick<Metrics, 'requestBegan' | 'requestEnded'>
  tracing: Tracing | null
}

/** Reports every request to log, metrics and traces, once: never its query, body or cookies. */
export function createRequests({ log, metrics, tracing }: Receivers): Requests {
  const writeLine = createRequestLine(log)
  return {
    recordOf: (request: Recorded) => request[RECORD],
    begin(request: Recorded, response) {
      const id = requestIdOf(request)
      const parent = traceOf(request.headers)
      const span = tracing?.begin({ id, method: request.method ?? '', parent })
      const record: RequestRecord = { id, route: null, trace: span?.trace ?? parent }
      const since = performance.now()
      request[RECORD] = record
      metrics.requestBegan()
      // Of a visitor who goes away before the answer only `close` tells.
      response.on('close', () => {
        const { method = '', url = '/' } = request
        const { route } = record
        const milliseconds = performance.now() - since
        const isWhole = response.writableFinished
        const status = response.statusCode
        const ended = isWhole ? status : 'aborted'
        const place = metrics.requestEnded({ method, route, url, status: ended, milliseconds })
        span?.end(place, status)
        writeLine({ requestId: id, method, route, url, status, milliseconds, isWhole })
      })
      return record
    },
  }
}

/** The id that a request brought, or a new one. It goes into logs and to the services: only a short, plain one is taken. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : crypto.randomUUID()
}
