import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createDevMiddleware } from 'vike/server'
import { texts } from '#company/texts/index.ts'
import { hasSecret, loggedPath } from '../base/log.ts'
import { isBadUrl } from '../http/badUrls.ts'
import { PAGES_ROUTE } from '../observe/metrics.ts'
import type { CountMutation } from '../overload/mutationLimit.ts'
import type { PageRender, RenderedPage } from './cache/pageRender.ts'
import type { ReadyPages } from './cache/sendPage.ts'
import type { PageVariant, PageVariantOf } from './cache/variant.ts'
import { answerPayload } from './payloads.ts'
import type { PageRequest, PageServices, RequestInfo } from './render/pageServices.ts'
import type { RenderAny } from './render/renderAny.ts'

type PagesOptions = {
  /** Makes the services of one request. */
  pageRequestOf(requestInfo: RequestInfo): PageRequest
  countMutation: CountMutation
  variantOf: PageVariantOf
  render: PageRender
  renderAny: RenderAny
  /** Where pages are cached for all; null: each is rendered for its visitor. */
  ready: ReadyPages | null
}

const RETRY_AFTER_SECONDS = '5'
/** No page has this URL: what is rendered for it is the page of what is not there. */
const NOWHERE = '/400'

/** Renders every URL that nothing else answers. */
export function registerPages(
  app: FastifyInstance,
  { pageRequestOf, countMutation, variantOf, render, renderAny, ready }: PagesOptions,
): void {
  app.get(PAGES_ROUTE, async (request, reply) => {
    const pause = hasSecret(request.url) ? await countMutation(request, reply, 'secrets') : 0
    if (pause > 0) return sayTooOften(reply.header('retry-after', String(pause)))
    const variant = isBadUrl(request.originalUrl) ? null : variantOf(request)
    return variant?.isPayload
      ? answerPayload(request, reply, { variant, ready, render })
      : answer(request, reply, { services: pageRequestOf(request).services, ready, renderAny, variant })
  })
  app.route({
    url: PAGES_ROUTE,
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    // Before the body is read: nobody needs it.
    onRequest: async (request, reply) => {
      const { allow, body } = methodRefusal(request)
      return reply.code(405).header('allow', allow).send(body)
    },
    handler: (_request, reply) => reply.callNotFound(),
  })
}

/** In GraphQL's own form for its clients. */
function methodRefusal({ originalUrl, id: requestId }: FastifyRequest): { allow: string; body: object } {
  const message = 'Method not allowed'
  if (!originalUrl.startsWith('/graphql')) return { allow: 'GET, HEAD', body: { message, requestId } }
  const errors = [{ message, extensions: { code: 'BAD_REQUEST', requestId } }]
  return { allow: 'GET, POST, OPTIONS', body: { errors } }
}

/** In development: serves the sources with hot reload. */
export async function serveSources(app: FastifyInstance): Promise<void> {
  const { devMiddleware, viteServer } = await createDevMiddleware({
    viteConfig: { server: { hmr: { server: app.server } } },
  })
  // Vite would serve files of the project where the shop has a route, such as its own schema.
  app.addHook('onRequest', (request, reply, done) =>
    request.routeOptions.url === PAGES_ROUTE ? devMiddleware(request.raw, reply.raw, done) : done(),
  )
  app.addHook('onClose', () => viteServer.close())
}

type AnswerParts = Pick<PagesOptions, 'ready' | 'renderAny'> & {
  services: PageServices
  variant: PageVariant | null
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, ready, renderAny, variant }: AnswerParts,
): Promise<FastifyReply> {
  if (isBadUrl(request.originalUrl)) return answerBadUrl(request, reply, { services, renderAny })
  if (isToolUrl(request.url)) {
    reply.callNotFound()
    return reply
  }
  if (ready && variant) {
    const { page, rendered } = await ready.cache.load(variant, request)
    if (page) return ready.send(request, reply, page).then(() => reply)
    // Where a page has moved to, the whole query string goes along.
    if (rendered && (request.url === variant.url || !isRedirect(rendered.statusCode)))
      return send(request, reply, rendered.result)
  }
  const { url, headers } = request
  return send(request, reply, await renderAny({ urlOriginal: url, headersOriginal: headers, services }))
}

function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage['result']): FastifyReply {
  const { body, statusCode, headers } = page.httpResponse
  // A page that says itself that it cannot be shown has not failed: its status is not 500.
  if (page.errorWhileRendering && statusCode === 500)
    request.log.error({ err: page.errorWhileRendering }, 'page failed')
  // Not even the error page could be rendered: Vike's own words are for whoever builds the shop.
  if (!('pageId' in page) && statusCode === 500) return sayFailure(reply)
  for (const [name, value] of headers) reply.header(name, value)
  // The browser asks again each time, but on Back shows the page as it was left.
  // A page that was drawn for one visitor alone says itself that it is not to be cached; Vike's own word is another one.
  const isPersonal = reply.getHeader('cache-control') === 'no-store'
  if (statusCode === 200 && !isPersonal) reply.header('cache-control', 'private, no-cache')
  // Browsers keep a 301 for as long as they like, and where it leads may change.
  if (isRedirect(statusCode)) reply.header('cache-control', 'no-cache')
  if (statusCode >= 500) reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store')
  if (statusCode === 404) sayNotFound(request, reply, page.abortReason)
  // Vike's own text for a redirect has a script in it.
  return reply.code(statusCode).send(isRedirect(statusCode) ? '' : body)
}

function isRedirect(statusCode: number): boolean {
  return statusCode >= 300 && statusCode < 400
}

// A person who mistyped gets the shop's page of what is not there, with the way on; a program gets two words.
async function answerBadUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, renderAny }: Pick<AnswerParts, 'services' | 'renderAny'>,
): Promise<FastifyReply> {
  reply.code(400).header('cache-control', 'no-store')
  if (!request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(texts.failures.badUrl)
  const { httpResponse } = await renderAny({
    urlOriginal: NOWHERE,
    headersOriginal: request.headers,
    services,
  })
  return reply.type('text/html; charset=utf-8').send(httpResponse.body)
}

// The messages of the specification, for people reading logs or the status line; the page has words of its own. Which of the two it
// is, the loader says: not found, or the URL was refused before any lookup.
function sayNotFound(request: FastifyRequest, reply: FastifyReply, reason: unknown): void {
  const isRefused = typeof reason === 'string' && reason.startsWith('Page Not Found:')
  const message = `Page ${isRefused ? 'Not Found' : 'not found'}: ${loggedPath(request.url)}`
  request.log.info(message)
  reply.raw.statusMessage = message.replace(/[^ -~]/g, '?')
}

function sayTooOften(reply: FastifyReply): FastifyReply {
  return reply.code(429).type('text/plain; charset=utf-8').send(texts.failures.tooManyLooks)
}

function sayFailure(reply: FastifyReply): FastifyReply {
  reply.code(500).header('cache-control', 'no-store').type('text/plain; charset=utf-8')
  return reply.send(texts.failures.pageFailed)
}

// Vite's own URLs (`/@fs/…`), which Vike takes for a mistake in the set-up, Vike's for data that pages here fetch otherwise, and two
// that it answers in words of its own.
function isToolUrl(url: string): boolean {
  return url.startsWith('/@') || TOOL_FILES.test(url.replace(/[?#].*/s, ''))
}

const TOOL_FILES =
  /\/(?:index\.pageContext\.json|favicon\.ico|\.well-known\/appspecific\/com\.chrome\.devtools\.json)$/
