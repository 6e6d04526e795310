import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createDevMiddleware, renderPage } from 'vike/server'

/** What pages need of the process: see `Vike.PageContext['host']`. */
export type PageHost = NonNullable<Vike.PageContext['host']>

export type PagesOptions = {
  production: boolean
  /** Makes the host of one request. */
  hostFor(request: FastifyRequest): PageHost
}

/** Renders every address that nothing else answers with Vike; in development also serves the sources with hot reload. */
export async function registerPages(
  app: FastifyInstance,
  { production, hostFor }: PagesOptions,
): Promise<void> {
  if (production) await import('../dist/server/entry.mjs' as string)
  else await serveSources(app)
  app.get('/*', (request, reply) => answer(request, reply, hostFor(request)))
}

async function serveSources(app: FastifyInstance): Promise<void> {
  const { devMiddleware, viteServer } = await createDevMiddleware({
    viteConfig: { server: { hmr: { server: app.server } } },
  })
  app.addHook('onRequest', (request, reply, done) => devMiddleware(request.raw, reply.raw, done))
  app.addHook('onClose', () => viteServer.close())
}

async function answer(request: FastifyRequest, reply: FastifyReply, host: PageHost): Promise<FastifyReply> {
  if (isHostileAddress(request.url))
    return reply.code(400).type('text/plain; charset=utf-8').send('Неверный адрес')
  const page = await renderPage({ urlOriginal: request.url, headersOriginal: request.headers, host })
  if (page.errorWhileRendering) request.log.error({ err: page.errorWhileRendering }, 'page failed')
  const { body, statusCode, headers } = page.httpResponse
  for (const [name, value] of headers) reply.header(name, value)
  if (statusCode === 503) reply.header('retry-after', '5').header('cache-control', 'no-store')
  return reply.code(statusCode).send(body)
}

// Such addresses name another host to somebody on the way, or nothing at all.
function isHostileAddress(url: string): boolean {
  if (/^\/[/\\]|\\|%5c|%00/i.test(url) || url.length > 8000) return true
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return false
  } catch {
    return true
  }
}
