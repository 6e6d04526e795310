import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { metricsReader } from './metricsOfAll.ts'

/** What one REST call cost and how it ended. */
export type UpstreamCallRecord = {
  service: string
  call: string
  outcome: string
  milliseconds: number
  cached: boolean
}

/** What one GraphQL operation cost and how it ended. */
export type OperationRecord = { type: string; codes: readonly string[]; milliseconds: number }

/** A REST call that a service answered with a 5xx. */
export type ServerFailureRecord = { service: string; call: string; status: number }

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export type Metrics = ReturnType<typeof createMetrics>

/** The server's metrics in a registry of their own. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const upstreamSeconds = new Histogram({
    name: 'sutki_upstream_call_seconds',
    help: 'REST calls to the services, by service, call and outcome',
    labelNames: ['service', 'call', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const cacheHits = new Counter({
    name: 'sutki_upstream_cache_hits_total',
    help: 'REST answers taken from the cache instead of a call',
    labelNames: ['service', 'call'],
    registers,
  })
  const operationSeconds = new Histogram({
    name: 'sutki_graphql_operation_seconds',
    help: 'GraphQL operations, by type and the first code of their errors (ok: none)',
    labelNames: ['type', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const serverErrors = new Counter({
    name: 'sutki_upstream_server_errors_total',
    help: 'REST calls that a service answered with a 5xx, after retries, by service, call and status',
    labelNames: ['service', 'call', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'sutki_http_request_seconds',
    help: 'HTTP requests, by method, route and status; aborted ones went away before their answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const inFlight = new Gauge({
    name: 'sutki_http_in_flight',
    help: 'HTTP requests being answered now',
    registers,
  })

  return {
    registry,
    inFlight,
    requestSeconds,
    upstreamCall({ service, call, outcome, milliseconds, cached }: UpstreamCallRecord): void {
      if (cached) cacheHits.inc({ service, call })
      else upstreamSeconds.observe({ service, call, outcome }, milliseconds / 1000)
    },
    upstreamServerError({ service, call, status }: ServerFailureRecord): void {
      serverErrors.inc({ service, call, status })
    },
    operation({ type, codes, milliseconds }: OperationRecord): void {
      operationSeconds.observe({ type, outcome: codes[0] ?? 'ok' }, milliseconds / 1000)
    },
  }
}

/** `GET /metrics` in Prometheus text, and the measuring of every request. Before all that may answer one. */
export function registerMetrics(app: FastifyInstance, { registry, inFlight, requestSeconds }: Metrics): void {
  const read = metricsReader(registry)
  app.addHook('onRequest', async (request, reply) => {
    inFlight.inc()
    // Of a visitor who goes away before the answer only `close` tells.
    reply.raw.once('close', () => {
      inFlight.dec()
      const { method, routeOptions } = request
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 'aborted'
      requestSeconds.observe({ method, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1000)
    })
  })
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await read()),
  )
}
