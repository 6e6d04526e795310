import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { secondsOfDayLeft, todayIn } from '#gateway/rental/today.ts'
import { createRest, type RestFactory } from '#gateway/rest/rest.ts'
import { createGateway, type Gateway, type OpenOrders, type OrderKeys } from '#gateway/yoga.server.ts'
import { registerAssets } from './assets.ts'
import { readBuildId, registerBuilds } from './builds.ts'
import { registerCartPlans } from './cartPlans.ts'
import { registerClientErrors } from './clientErrors.ts'
import { registerClosing } from './closing.ts'
import { registerCompression } from './compression.ts'
import { type Env, servicePathsOf } from './env.server.ts'
import { registerErrors } from './errors.ts'
import { registerEtag } from './etag.ts'
import { createFailingServices } from './failingServices.ts'
import { createFront } from './front.ts'
import { registerGraphql } from './graphql.ts'
import { createSecurityHeaders, registerSecurityHeaders } from './headers.ts'
import { createProbe, registerHealth } from './health.ts'
import { createHostCheck, registerHostCheck } from './hosts.ts'
import { createHttp } from './http.ts'
import { loadManifests } from './manifest.ts'
import { registerMapFrame } from './mapFrame.ts'
import { createMetrics } from './metrics.ts'
import { registerMetrics } from './metricsRoute.ts'
import { createMutationLimit } from './mutationLimit.ts'
import { createObserver, type Observer } from './observer.ts'
import { registerOfflineWorker } from './offlineWorker.ts'
import { boundsOf, openOrdersOf, orderKeysOf } from './orderKeys.ts'
import { pictureAddress } from './originals.ts'
import { registerOverload } from './overload/index.ts'
import { boundPendingResponses } from './overload/pendingResponses.ts'
import { createPageCache } from './pageCache/index.ts'
import { createReadyWay, createSendReady, replyWith } from './pageCache/send.ts'
import { createPageHosts } from './pageHost.ts'
import { createPageRender, finishWith } from './pageRender.ts'
import { registerPages } from './pages.ts'
import { createPictureMaker } from './pictureMaker.ts'
import { registerPictures } from './pictures.ts'
import { registerPlainOrders } from './plainOrders.ts'
import { registerPlanPicture } from './planPicture/index.ts'
import { registerPlayground } from './playground.ts'
import { createReadyAnswers } from './readyAnswers.ts'
import { createRenderAny } from './renderAny.ts'
import { createRequests } from './requests.ts'
import { registerRobots } from './robots.ts'
import { registerSchema } from './schema.ts'
import { registerSearch } from './search.ts'
import { sharedRedisOf } from './sharedRedis.ts'
import { registerSitemap } from './sitemap.ts'
import { siteUrlOf } from './siteUrl.ts'
import { traceHeaders } from './traceContext.ts'
import { startTracing } from './tracing.ts'
import { registerWebManifest } from './webManifest.ts'

/** The longest that the storage may take for one original, milliseconds. */
const PICTURE_DEADLINE_MS = 2000

type AppOptions = {
  env: Env
  log: Logger
  /** Base URL of the REST services: the company's own or the embedded ones. */
  upstreamUrl: string
  /** Base URL that an image's `original` is appended to. */
  storageUrl: string
  playground: boolean
}

/** The whole server as one function: gateway, pages, pictures, health. Listening and ending are the caller's. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, log } = options
  const production = env.NODE_ENV === 'production'
  const metrics = createMetrics()
  const tracing = await startTracing()
  const isOurs = createHostCheck(env)
  const front = createFront({ requests: createRequests({ log, metrics, tracing }), isOurs })
  const app = createHttp({ ...options, front })
  front.register(app)
  registerHostCheck(app, isOurs)
  registerMetrics(app, metrics, env)
  const isClosing = registerClosing(app, env.SHUTDOWN_DELAY_MS)
  registerErrors(app)
  const isHttps = env.SITE_URL?.startsWith('https:') ?? false
  const security = createSecurityHeaders({
    production,
    isHttps,
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    hasAnalytics: env.GTM_ID !== undefined,
  })
  registerSecurityHeaders(app, security, { isHttps })

  const failingServices = createFailingServices()
  const observer = createObserver({ metrics, tracing, log, failingServices })
  const rest = restOf(options, observer)
  const today = () => todayIn(env.TIME_ZONE, new Date())
  const siteUrl = () => siteUrlOf(app, env)
  const orderKeys = await orderKeysOf(env, log)
  const openOrders = await openOrdersOf(env, log)
  const gateway = await gatewayOf({ ...options, rest, observer, orderKeys, openOrders, today, siteUrl })
  const buildId = production ? await readBuildId() : 'dev'
  // In development the sources change under the worker's feet.
  const hasWorker = production && env.OFFLINE
  const hostFor = createPageHosts({
    gateway,
    failingServices,
    buildId,
    gtmId: env.GTM_ID ?? null,
    hasMaps: env.YANDEX_MAPS_API_KEY !== undefined,
    hasWorker,
    today,
    timeZone: env.TIME_ZONE,
    siteUrl,
  })
  const renderAny = metrics.countRendering(await createRenderAny(production))
  const render = createPageRender(hostFor, { renderAny, log: app.log })
  const cache = createPageCache({
    render,
    today,
    acquire: () => overload.acquire('pages'),
    finish: finishWith(security),
  })
  const notePending = boundPendingResponses()
  front.ways.push(createReadyAnswers({ gateway, common: security.common, isClosing, notePending }))
  const send = createSendReady(isClosing, notePending)
  const ready =
    production && env.PAGE_CACHE
      ? { cache, reply: replyWith(send, (reply) => overload.release(reply)) }
      : null
  registerCartPlans(app)
  if (ready) {
    metrics.watchPages(cache)
    front.ways.push(createReadyWay(cache, send))
  }
  const overload = await registerOverload(app, metrics, { notePending })
  registerEtag(app)
  await registerCompression(app)

  registerHealth(app, { isClosing, canAnswer: createProbe(rest), failingServices: failingServices.names })
  const countMutation = await createMutationLimit(app, { env, log })
  registerGraphql(app, { gateway, acquire: overload.acquire, countMutation })
  registerPlainOrders(app, { hostFor, countMutation, siteUrl, renderAny })
  registerSchema(app)
  if (options.playground) registerPlayground(app)
  registerClientErrors(app, metrics)
  const photo = createPictureMaker({
    storageUrl: options.storageUrl,
    cacheDir: `${env.DATA_DIR}/pictures`,
    maxBytes: env.PICTURES_MB * 1024 * 1024,
    deadlineMs: PICTURE_DEADLINE_MS,
  })
  registerPictures(app, photo)
  registerPlanPicture(app, { gateway, today, photo })
  if (production) await registerAssets(app)
  registerSearch(app)
  registerSitemap(app, { rest, siteUrl })
  registerRobots(app, { siteUrl })
  registerWebManifest(app, { rest })
  await registerOfflineWorker(app, hasWorker)
  registerBuilds(app, buildId)
  registerMapFrame(app, env.YANDEX_MAPS_API_KEY)
  await registerPages(app, { production, hostFor, render, renderAny, ready })
  app.addHook('onClose', async () => {
    await rest.close()
    await orderKeys.close()
    await openOrders?.close()
    await tracing?.close()
  })
  return app
}

function restOf({ env, upstreamUrl }: AppOptions, { onCall, onServerError }: Observer): RestFactory {
  return createRest({
    baseUrl: upstreamUrl,
    servicePaths: servicePathsOf(env),
    deadlineMs: env.UPSTREAM_DEADLINE_MS,
    retries: { idempotent: env.RETRY_IDEMPOTENT, other: env.RETRY_OTHER },
    project: env.PROJECT,
    cache: env.ANSWER_CACHE,
    breaker: true,
    redis: sharedRedisOf(env),
    traceHeaders,
    onCall,
    onServerError,
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

async function gatewayOf({
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
    pictureUrl: (original, width) => parts.siteUrl() + pictureAddress(original, width),
    storageUrl: parts.storageUrl,
    playground: parts.playground,
    persisted: loadManifests(env),
    persistedOnly: env.PERSISTED_ONLY,
    corsOrigins: env.CORS_ORIGINS,
    production: env.NODE_ENV === 'production',
    log,
    onOperation: observer.onOperation,
    onCall: observer.onCall,
    explainKey: env.EXPLAIN_KEY,
  })
}
