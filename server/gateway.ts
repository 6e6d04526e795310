import type { Logger } from 'pino'
import { STORAGES } from '#company/constants.ts'
import { secondsOfDayLeft } from '#gateway/rental/today.ts'
import { createRest, type RestFactory, type ServiceAccess } from '#gateway/rest/rest.ts'
import { createGateway, type Gateway, type OpenOrders, type OrderKeys } from '#gateway/yoga.server.ts'
import { type Env, servicePathsOf } from './base/env.server.ts'
import { sharedRedisOf } from './base/sharedRedis.ts'
import { boundsOf } from './graphql/orderStores.ts'
import { loadManifests } from './graphql/registeredDocuments.ts'
import type { Observer } from './observe/observer.ts'
import { traceHeaders } from './observe/traceContext.ts'
import { picturePath } from './pictures/originals.ts'

/** The parts that the server is built of. */
export type AppOptions = {
  env: Env
  log: Logger
  /** Base URL of the REST services: the company's own or the embedded ones. */
  upstreamUrl: string
  /** Base URL that an image's `original` is appended to. */
  storageUrl: string
  /** The headers and certificates that the services demand. Nothing where absent. */
  access?: ServiceAccess | undefined
  playground: boolean
}

/** The client of the company's services, as the environment wants it. */
export function restOf(
  { env, upstreamUrl, access }: Pick<AppOptions, 'env' | 'upstreamUrl' | 'access'>,
  { onCall, onServerError, onRedisError }: Observer,
): RestFactory {
  return createRest({
    baseUrl: upstreamUrl,
    access,
    servicePaths: servicePathsOf(env),
    callPaths: env.CALL_PATHS,
    deadlineMs: env.UPSTREAM_DEADLINE_MS,
    retries: { idempotent: env.RETRY_IDEMPOTENT, other: env.RETRY_OTHER },
    project: env.PROJECT,
    cache: env.ANSWER_CACHE,
    breaker: true,
    redis: sharedRedisOf(env),
    traceHeaders,
    onCall,
    onServerError,
    onRedisError,
  })
}

type GatewayParts = AppOptions & {
  rest: RestFactory
  observer: Observer
  orderKeys: OrderKeys
  openOrders: OpenOrders | undefined
  today(): string
  siteUrl(): string
}

/** The gateway over these services, as the environment wants it. */
export async function gatewayOf({
  env,
  log,
  observer,
  orderKeys,
  openOrders,
  ...parts
}: GatewayParts): Promise<Gateway> {
  return createGateway({
    rest: parts.rest,
    orderKeys,
    openOrders,
    today: parts.today,
    dayEndsIn: () => secondsOfDayLeft(env.TIME_ZONE, new Date()),
    orderBounds: boundsOf(env),
    pictureUrl: (original, width) => parts.siteUrl() + picturePath(original, width),
    storages: [parts.storageUrl, ...STORAGES],
    playground: parts.playground,
    persisted: loadManifests(env),
    persistedOnly: env.PERSISTED_ONLY,
    corsOrigins: env.CORS_ORIGINS,
    production: env.NODE_ENV === 'production',
    log,
    ...observer,
    explainKey: env.EXPLAIN_KEY,
  })
}
