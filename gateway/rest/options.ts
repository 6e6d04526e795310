import type { ServiceAccess } from './access.ts'
import type { SharedRedis } from './cache/redis.ts'
import type { Method, ServiceName } from './calls/call.ts'
import type { CallPaths } from './calls/callPaths.ts'
import type { CallName } from './calls/index.ts'
import type { UpstreamCode } from './errorCatalogue.ts'

/** How the services are reached. `server/base/env.server.ts` reads these from the environment. */
export type RestOptions = {
  /** Base URL of all services, without a closing slash. */
  baseUrl: string
  /** The base path of each service. */
  servicePaths: Readonly<Record<ServiceName, string>>
  /** Whole paths of calls that are not below the path of their service. */
  callPaths?: CallPaths | undefined
  /** The headers and certificates that the services demand. Nothing where absent. */
  access?: ServiceAccess | undefined
  /** The limit of one call in milliseconds, its retries and bodies included; 0: none. */
  deadlineMs: number
  /** How often a request is repeated after an answer that allows it. */
  retries: { idempotent: number; other: number }
  /** The `project` parameter of `GET /v2/pages`. */
  project: string
  /** Cache answers for the times in calls/. Off unless true. */
  cache?: boolean | undefined
  /** Leave a service alone for a moment that fails again and again. Off unless true. */
  breaker?: boolean | undefined
  /** A cache shared by several servers, besides the one in the process. */
  redis?: SharedRedis | undefined
  /** Called with every failure of the connection to Redis. */
  onRedisError?: (() => void) | undefined
  /** Headers that tie a call to the trace of the request that is being worked on. */
  traceHeaders?: (() => Readonly<Record<string, string>>) | undefined
  /** Called after every call to a service, and after every answer from the cache instead of one. */
  onCall?: ((record: CallRecord) => void) | undefined
  /** The '500' handler of the specification: called for every answered 5xx, also one that a retry heals. */
  onServerError?: ((failure: ServerFailure) => void) | undefined
}

/** The request on whose behalf the services are called. */
export type RequestOptions = {
  /** Travels to the services as `X-Request-Id`. */
  requestId: string
  /** Ends the caller's waiting. Calls that others share, and writes, go on without it. */
  signal?: AbortSignal | undefined
  /** It is one of the shop's own pages: what it reads is worth caching for an outage. */
  isOwnPage?: boolean | undefined
  /** Called for every call of this request, also for those it shared with others. */
  onCall?: ((record: CallRecord) => void) | undefined
}

/** How a call ended: `ok`, `not_found` (404 of a by-slug call) or an error's code. */
export type CallOutcome = 'ok' | 'not_found' | UpstreamCode

/** One call as metrics and explanations see it. */
export type CallRecord = {
  requestId: string
  service: ServiceName
  call: CallName
  method: Method
  /** The path with its query, without the base URL. */
  path: string
  /** It is for the days of a rental. */
  isDated: boolean
  outcome: CallOutcome
  /** The last status, where there was an answer. */
  status: number | undefined
  /** Why it failed. */
  reason: string | undefined
  milliseconds: number
  /** How often the service was called: 0 when the answer came from the cache or from an equal call. */
  attempts: number
  /** The answer came from an equal call that was already in flight. */
  shared: boolean
  cached: boolean
  /** Seconds for which this process answers the same again without a call; 0: it calls. */
  freshFor: number
}

/** The argument of the '500' handler. */
export type ServerFailure = {
  code: '500'
  status: number
  service: ServiceName
  call: CallName
  path: string
  requestId: string
}
