import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { todayIn } from '#gateway/rental/today.ts'
import { createRest, type RestFactory } from '#gateway/rest/rest.ts'
import { createGateway, type Gateway } from '#gateway/yoga.server.ts'
import { registerAssets } from './assets.ts'
import { registerClosing } from './closing.ts'
import { type Env, servicePathsOf } from './env.server.ts'
import { registerErrors } from './errors.ts'
import { registerGraphql } from './graphql.ts'
import { registerSecurityHeaders } from './headers.ts'
import { createProbe, registerHealth } from './health.ts'
import { registerHostCheck } from './hosts.ts'
import { loggedPath } from './log.ts'
import { createMetrics, registerMetrics } from './metrics.ts'
import { createObserver, type Observer } from './observer.ts'
import { pictureAddress, storageAddress } from './originals.ts'
import { registerPages } from './pages.ts'
import { persistedDocuments } from './persistedDocuments.ts'
import { registerPictures } from './pictures.ts'
import { registerRequests, requestIdOf } from './requests.ts'
import { registerSearch } from './search.ts'
import { siteUrlOf } from './siteUrl.ts'
import { startTracing } from './tracing.ts'

export type AppOptions = {
  env: Env
  log: Logger
  /** Base address of the REST services: the company's own or the embedded ones. */
  upstreamUrl: string
  /** Base address that an image's `original` is appended to. */
  storageUrl: string
  playground: boolean
}

/** The whole server as one function: gateway, pages, pictures, health. Listening and ending are the caller's. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, log } = options
  const production = env.NODE_ENV === 'production'
  const app = createHttp(log)
  const metrics = createMetrics()
  registerMetrics(app, metrics)
  registerRequests(app)
  const tracing = await startTracing(app)
  registerHostCheck(app, env)
  const isClosing = registerClosing(app)
  registerErrors(app)
  registerSecurityHeaders(app, { production, isHttps: env.SITE_URL?.startsWith('https:') ?? false })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Answers are compressed while the visitor waits: 4 takes a tenth of the time of 11 for a few per cent more bytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })

  const observer = createObserver({ metrics, tracing, log })
  const rest = restOf(options, observer)
  const today = () => todayIn(env.TIME_ZONE, new Date())
  const siteUrl = () => siteUrlOf(app, env)
  const gateway = await gatewayOf({ ...options, rest, observer, today, siteUrl })
  registerHealth(app, { isClosing, canAnswer: createProbe(rest) })
  registerGraphql(app, gateway)
  registerPictures(app, {
    storageUrl: options.storageUrl,
    cacheDir: `${env.DATA_DIR}/pictures`,
    deadlineMs: env.UPSTREAM_DEADLINE_MS || 30_000,
  })
  if (production) await registerAssets(app)
  registerSearch(app)
  await registerPages(app, {
    production,
    hostFor: (request) => ({
      execute: ({ document, variables }) => gateway.execute({ document, variables, requestId: request.id }),
      today: today(),
      timeZone: env.TIME_ZONE,
      siteUrl: siteUrl(),
      reportFailure: (message) =>
        request.log.error({ message, path: loggedPath(request.url) }, 'page without its data'),
    }),
  })
  app.addHook('onClose', async () => {
    await rest.close()
    await tracing?.close()
  })
  return app
}

function createHttp(log: Logger): FastifyInstance {
  return Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: 64 * 1024,
    // What was accepted is answered also while closing: see closing.ts.
    return503OnClosing: false,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // Longer than proxies keep theirs, or one of them would send a request into a connection that is being closed.
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    // A Russian search takes six characters a letter.
    routerOptions: { maxParamLength: 2000 },
  })
}

function restOf({ env, upstreamUrl }: AppOptions, { onCall, onServerError }: Observer): RestFactory {
  return createRest({
    baseUrl: upstreamUrl,
    servicePaths: servicePathsOf(env),
    deadlineMs: env.UPSTREAM_DEADLINE_MS,
    retries: { idempotent: env.RETRY_IDEMPOTENT, other: env.RETRY_OTHER },
    project: env.PROJECT,
    cache: true,
    redisUrl: env.REDIS_URL,
    onCall,
    onServerError,
  })
}

type GatewayParts = AppOptions & {
  rest: RestFactory
  observer: Observer
  today(): string
  siteUrl(): string
}

async function gatewayOf({ env, log, observer, ...parts }: GatewayParts): Promise<Gateway> {
  return createGateway({
    rest: parts.rest,
    today: parts.today,
    pictureUrl: (original, width) =>
      width === null
        ? storageAddress(parts.storageUrl, original)
        : parts.siteUrl() + pictureAddress(original, width),
    playground: parts.playground,
    persisted: await persistedDocuments(),
    persistedOnly: env.PERSISTED_ONLY,
    corsOrigins: env.CORS_ORIGINS,
    production: env.NODE_ENV === 'production',
    log,
    onOperation: observer.onOperation,
    explainKey: env.EXPLAIN_KEY,
  })
}
