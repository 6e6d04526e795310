import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { STORAGES } from '#company/constants.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { readPages } from './base/pages.ts'
import { ROOT } from './base/root.ts'
import { createSiteUrl } from './base/siteUrl.ts'
import { registerClosing } from './closing.ts'
import { registerAppLinks } from './files/appLinks.ts'
import { registerAssets } from './files/assets.ts'
import { readBuildId, registerBuilds } from './files/builds.ts'
import { registerMapFrame } from './files/mapFrame.ts'
import { registerOfflineWorker } from './files/offlineWorker.ts'
import { registerRobots } from './files/robots.ts'
import { registerSitemap } from './files/sitemap/index.ts'
import { registerWebManifest } from './files/webManifest.ts'
import { type AppOptions, gatewayOf, restOf } from './gateway.ts'
import { registerGraphql } from './graphql/index.ts'
import { openOrdersOf, orderKeysOf } from './graphql/orderStores.ts'
import { registerReadyAnswers } from './graphql/readyAnswers.ts'
import { registerPlayground } from './graphql/servePlayground.ts'
import { registerCompression } from './http/compression.ts'
import { registerErrors } from './http/errorAnswers.ts'
import { registerEtag } from './http/etag.ts'
import { createHostCheck, registerHostCheck } from './http/hostCheck.ts'
import { createHttp } from './http/index.ts'
import { registerRequests } from './http/requests.ts'
import { createSecurityHeaders, registerSecurityHeaders } from './http/securityHeaders.ts'
import { registerClientErrors } from './observe/clientErrors.ts'
import { createFailingServices } from './observe/failingServices.ts'
import { createProbe, registerHealth } from './observe/health.ts'
import { createMetrics } from './observe/metrics.ts'
import { registerMetrics } from './observe/metricsRoute.ts'
import { createObserver } from './observe/observer.ts'
import { startTracing } from './observe/tracing.ts'
import { registerWebVitals } from './observe/webVitals.ts'
import { boundPendingResponses } from './overload/connections.ts'
import { createOverload, registerOverload } from './overload/index.ts'
import { createMutationLimit } from './overload/mutationLimit.ts'
import { createPageCache } from './pages/cache/index.ts'
import { createPageRender } from './pages/cache/pageRender.ts'
import { createSendReady, registerReadyPages } from './pages/cache/sendPage.ts'
import { createPageOf, createPageVariant } from './pages/cache/variant.ts'
import { registerPages, serveSources } from './pages/index.ts'
import { registerPlainOrders } from './pages/plainOrders.ts'
import { registerCartPlans, registerSearch } from './pages/redirects.ts'
import { createPageServices } from './pages/render/pageServices.ts'
import { createRenderAny } from './pages/render/renderAny.ts'
import { registerPictures } from './pictures/index.ts'
import { createPictureMaker } from './pictures/pictureMaker.ts'
import { registerPlanPicture } from './pictures/plan/index.ts'

const VERSION: string = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version
/** The longest that the storage may take for one original, milliseconds. */
const PICTURE_DEADLINE_MS = 2000

/** The whole server as one function: gateway, pages, pictures, health. Listening and ending are the caller's. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, log } = options
  const production = env.NODE_ENV === 'production'
  const buildId = production ? await readBuildId() : 'dev'
  const metrics = createMetrics({ version: VERSION, build: buildId, dataDir: env.DATA_DIR })
  const tracing = await startTracing()
  const app = createHttp(options)
  registerRequests(app, { metrics, tracing })
  registerHostCheck(app, createHostCheck(env))
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

  const failingServices = createFailingServices(log)
  const observer = createObserver({ metrics, tracing, log, failingServices })
  const rest = restOf(options, observer)
  const today = () => todayIn(env.TIME_ZONE, new Date())
  const siteUrl = createSiteUrl(app, env)
  const orderKeys = await orderKeysOf(env, log)
  const openOrders = await openOrdersOf(env, log)
  const gateway = await gatewayOf({ ...options, rest, observer, orderKeys, openOrders, today, siteUrl })
  // In development the sources change under the worker's feet.
  const hasWorker = production && env.OFFLINE
  const renderAny = metrics.countRendering(await createRenderAny(production))
  if (!production) await serveSources(app)
  const pages = await readPages()
  const pageOf = createPageOf(pages)
  metrics.namePages(pageOf)
  const pageRequestOf = createPageServices({
    gateway,
    failingServices,
    buildId,
    gtmId: env.GTM_ID ?? null,
    hasMaps: env.YANDEX_MAPS_API_KEY !== undefined,
    hasWorker,
    today,
    timeZone: env.TIME_ZONE,
    siteUrl,
    pageOf,
  })
  const overload = createOverload(app, metrics)
  const variantOf = createPageVariant(pages)
  const render = createPageRender(pageRequestOf, { renderAny, log: app.log })
  const cache = createPageCache({
    render,
    today,
    acquire: () => overload.acquire('pages'),
    headers: security,
  })
  const notePending = boundPendingResponses()
  registerReadyAnswers(app, { gateway, common: security, isClosing, notePending })
  const ready =
    production && env.PAGE_CACHE
      ? { cache, send: createSendReady({ isClosing, notePending, release: overload.release }) }
      : null
  registerCartPlans(app)
  if (ready) {
    metrics.watchPages(cache)
    registerReadyPages(app, ready, variantOf)
  }
  registerOverload(app, overload, notePending)
  registerEtag(app)
  await registerCompression(app)

  registerHealth(app, { isClosing, canAnswer: createProbe(rest), failingServices: failingServices.names })
  const countMutation = await createMutationLimit(app, { env, log })
  registerGraphql(app, { gateway, acquire: overload.acquire, countMutation })
  registerPlainOrders(app, { pageRequestOf, countMutation, siteUrl, renderAny })
  if (options.playground) registerPlayground(app)
  registerClientErrors(app, metrics)
  registerWebVitals(app, metrics, pages)
  const pictures = createPictureMaker({
    storages: [options.storageUrl, ...STORAGES],
    ...(options.access && { access: { ...options.access, origin: new URL(options.upstreamUrl).origin } }),
    cacheDir: `${env.DATA_DIR}/pictures`,
    maxBytes: env.PICTURES_MB * 1024 * 1024,
    deadlineMs: PICTURE_DEADLINE_MS,
    log,
  })
  registerPictures(app, pictures)
  registerPlanPicture(app, { gateway, today, photo: pictures.plain })
  if (production) await registerAssets(app)
  registerSearch(app)
  registerSitemap(app, { rest, siteUrl, pages })
  registerRobots(app, { siteUrl, pages })
  registerAppLinks(app)
  registerWebManifest(app, { rest })
  await registerOfflineWorker(app, hasWorker)
  registerBuilds(app, buildId, pages)
  registerMapFrame(app, env.YANDEX_MAPS_API_KEY)
  registerPages(app, { pageRequestOf, countMutation, variantOf, render, renderAny, ready })
  app.addHook('onClose', async () => {
    await rest.close()
    await orderKeys.close()
    await openOrders?.close()
    await tracing?.close()
  })
  return app
}
