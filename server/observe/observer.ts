import type { Logger } from 'pino'
import type { CallRecord, RestOptions } from '#gateway/rest/rest.ts'
import type { GatewayOptions } from '#gateway/yoga.server.ts'
import { loggedPath } from '../base/log.ts'
import type { FailingServices } from './failingServices.ts'
import type { Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

/** Gets the REST calls and GraphQL operations that have ended. */
export type Observer = Required<
  Pick<RestOptions, 'onCall' | 'onServerError' | 'onRedisError'> &
    Pick<GatewayOptions, 'onOperation' | 'onOrder'>
>

type Receivers = { metrics: Metrics; tracing: Tracing | null; log: Logger; failingServices: FailingServices }

/** Reports to metrics, traces, the log and `/readyz`. URLs lose their query on the way: it may hold a visitor's words. */
export function createObserver({ metrics, tracing, log, failingServices }: Receivers): Observer {
  return {
    onCall(record) {
      metrics.upstreamCall(record)
      failingServices.note(record)
      tracing?.record(callSpan(record))
    },
    onServerError(failure) {
      metrics.upstreamServerError(failure)
      log.error({ ...failure, path: loggedPath(failure.path) }, 'a service answered 5xx')
    },
    onRedisError: metrics.redisError,
    onOrder: (outcome) => metrics.order(outcome),
    onOperation(record) {
      metrics.operation(record)
      const { type, name, codes, milliseconds } = record
      const attributes = { 'graphql.operation.type': type, 'graphql.operation.name': name ?? '' }
      tracing?.record({
        name: `graphql ${type}`,
        milliseconds,
        failed: codes.length > 0,
        attributes,
      })
    },
  }
}

function callSpan({ service, call, method, path, outcome, milliseconds, ...rest }: CallRecord) {
  return {
    name: `${service} ${call}`,
    milliseconds,
    failed: outcome !== 'ok' && outcome !== 'not_found',
    attributes: {
      'http.request.method': method,
      'url.path': loggedPath(path),
      'sutki.outcome': outcome,
      'sutki.attempts': rest.attempts,
      'sutki.cached': rest.cached,
    },
  }
}
