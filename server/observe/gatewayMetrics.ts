import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { type CallRecord, SERVICES, type ServerFailure } from '#gateway/rest/rest.ts'
import { type GatewayOptions, ORDER_OUTCOMES, type OrderOutcome } from '#gateway/yoga.server.ts'

type OperationRecord = Parameters<NonNullable<GatewayOptions['onOperation']>>[0]

/** The buckets of what takes milliseconds or seconds. */
export const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** The metrics of the gateway: its REST calls, its operations, its orders. */
export function createGatewayMetrics(registers: Registry[]) {
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
    help: 'Answers of services with a 5xx, also those that a retry heals, by service, call and status',
    labelNames: ['service', 'call', 'status'],
    registers,
  })
  const answered = new Gauge({
    name: 'sutki_upstream_answered_timestamp_seconds',
    help: 'When a service last gave a usable answer, or when the server started: what is shown of it may be as old',
    labelNames: ['service'],
    aggregator: 'max',
    registers,
  })
  for (const service of SERVICES) answered.setToCurrentTime({ service })
  const redisErrors = new Counter({
    name: 'sutki_redis_errors_total',
    help: 'Failures of the connection to Redis; while it is away, one with every try to connect',
    registers,
  })
  const orders = new Counter({
    name: 'sutki_orders_total',
    help: 'Attempts to order, by outcome: created, replayed (the same key again), or the kind of the problem',
    labelNames: ['outcome'],
    registers,
  })
  // Present before the first order: rate() would miss it.
  for (const outcome of ORDER_OUTCOMES) orders.inc({ outcome }, 0)
  return {
    upstreamCall({ service, call, outcome, milliseconds, cached, attempts }: CallRecord): void {
      if (outcome === 'ok' && attempts > 0) answered.setToCurrentTime({ service })
      if (cached) cacheHits.inc({ service, call })
      else upstreamSeconds.observe({ service, call, outcome }, milliseconds / 1000)
    },
    upstreamServerError({ service, call, status }: ServerFailure): void {
      serverErrors.inc({ service, call, status })
    },
    redisError: () => redisErrors.inc(),
    order(outcome: OrderOutcome): void {
      orders.inc({ outcome })
    },
    operation({ type, codes, milliseconds }: OperationRecord): void {
      operationSeconds.observe({ type, outcome: codes[0] ?? 'ok' }, milliseconds / 1000)
    },
  }
}
