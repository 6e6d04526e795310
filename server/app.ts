import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { todayIn } from '#gateway/rental/today.ts'
import { createRest } from '#gateway/rest/rest.ts'
import { createGateway } from '#gateway/yoga.server.ts'
import { registerAssets } from './assets.ts'
import type { Env } from './env.server.ts'
import { registerGraphql } from './graphql.ts'
import { registerSecurityHeaders } from './headers.ts'
import { registerHealth } from './health.ts'
import { createMetrics, registerMetrics } from './metrics.ts'
import { registerPages } from './pages.ts'
import { pictureAddress, registerPictures, storageAddress } from './pictures.ts'

export type AppOptions = {
  env: Env
  log: Logger
  /** Base address of the REST services: the company's own or the embedded ones. */
  upstreamUrl: string
  /** Base address that an image's `original` is appended to. */
  storageUrl: string
  /** The only origin used in canonical links, without a closing slash. */
  siteUrl: string
  playground: boolean
}

const BODY_LIMIT = 64 * 1024
const LONGEST_PARAMETER = 2000

/** The whole server as one function: gateway, pages, pictures, health. Listening and ending are the caller's. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, log, siteUrl, upstreamUrl } = options
  const production = env.NODE_ENV === 'production'
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    genReqId: ({ headers }) => usableRequestId(headers['x-request-id']) ?? crypto.randomUUID(),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  registerSecurityHeaders(app, { production })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { 1: 4 } },
  })

  const metrics = createMetrics()
  const rest = createRest({
    baseUrl: upstreamUrl,
    servicePaths: {
      catalog: env.CATALOG_SERVICE_PATH,
      content: env.CONTENT_SERVICE_PATH,
      product: env.PRODUCT_SERVICE_PATH,
      notifications: env.NOTIFICATIONS_SERVICE_PATH,
    },
    deadlineMs: env.UPSTREAM_DEADLINE_MS,
    retries: { idempotent: env.RETRY_IDEMPOTENT, other: env.RETRY_OTHER },
    project: env.PROJECT,
    cache: true,
    redisUrl: env.REDIS_URL,
    onCall: metrics.upstreamCall,
    onServerError: (failure) => log.error(failure, 'upstream answered 5xx'),
  })
  const today = () => todayIn(env.TIME_ZONE, new Date())
  const gateway = createGateway({
    rest,
    today,
    pictureUrl: (original, width) =>
      width === null
        ? storageAddress(options.storageUrl, original)
        : siteUrl + pictureAddress(original, width),
    playground: options.playground,
    persistedOnly: env.PERSISTED_ONLY,
    corsOrigins: env.CORS_ORIGINS,
    production,
    log,
    onOperation: metrics.operation,
    explainKey: env.EXPLAIN_KEY,
  })

  registerHealth(app, async () => ({ ready: true }))
  registerMetrics(app, metrics)
  registerGraphql(app, gateway)
  registerPictures(app, {
    storageUrl: options.storageUrl,
    cacheDir: `${env.DATA_DIR}/pictures`,
    deadlineMs: env.UPSTREAM_DEADLINE_MS || 30_000,
  })
  if (production) await registerAssets(app)
  await registerPages(app, {
    production,
    hostFor: (request) => ({
      execute: ({ document, variables }) => gateway.execute({ document, variables, requestId: request.id }),
      today: today(),
      timeZone: env.TIME_ZONE,
      siteUrl,
      reportFailure: (message) => request.log.error({ message, path: request.url }, 'page without its data'),
    }),
  })
  app.addHook('onClose', () => rest.close())
  return app
}

// A request id goes into logs and onwards to the services: only a short, plain one is taken over.
function usableRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : null
}
