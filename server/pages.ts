import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createDevMiddleware, renderPage } from 'vike/server'
import { BadEnvironmentError } from './env.server.ts'
import { loggedPath } from './log.ts'

/** What pages need of the process: see `Vike.PageContext['host']`. */
export type PageHost = NonNullable<Vike.PageContext['host']>

export type PagesOptions = {
  production: boolean
  /** Makes the host of one request. */
  hostFor(request: FastifyRequest): PageHost
}

const RETRY_AFTER_SECONDS = '5'
const LONGEST_ADDRESS = 8000

/** Renders every address that nothing else answers with Vike; in development also serves the sources with hot reload. */
export async function registerPages(
  app: FastifyInstance,
  { production, hostFor }: PagesOptions,
): Promise<void> {
  if (production) await loadBuild()
  else await serveSources(app)
  app.get('/*', (request, reply) => answer(request, reply, hostFor(request)))
  app.route({
    url: '/*',
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    // Before the body is read: nobody needs it.
    onRequest: async (request, reply) =>
      reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .send({ message: 'Method not allowed', requestId: request.id }),
    handler: (_request, reply) => reply.callNotFound(),
  })
}

async function loadBuild(): Promise<void> {
  try {
    await import('../dist/server/entry.mjs' as string)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new BadEnvironmentError('NODE_ENV: production needs a build that is not there: run npm run build')
  }
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
  if (isToolAddress(request.url)) {
    reply.callNotFound()
    return reply
  }
  const page = await renderPage({ urlOriginal: request.url, headersOriginal: request.headers, host })
  if (page.errorWhileRendering) request.log.error({ err: page.errorWhileRendering }, 'page failed')
  const { body, statusCode, headers } = page.httpResponse
  for (const [name, value] of headers) reply.header(name, value)
  // The answer depends on it also where it is not compressed.
  reply.header('vary', 'accept-encoding')
  if (statusCode >= 500) reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store')
  if (statusCode === 404) sayNotFound(request, reply)
  return reply.code(statusCode).send(body)
}

// The message of the specification, for who reads logs or the status line; the page has words of its own.
function sayNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const message = `Page not found: ${loggedPath(request.url)}`
  request.log.info(message)
  reply.raw.statusMessage = message.replace(/[^ -~]/g, '?')
}

// Such addresses name another host to somebody on the way, or nothing at all.
function isHostileAddress(url: string): boolean {
  const path = url.replace(/\?.*/s, '')
  if (!/^\/(?![/\\])/.test(url) || /\\|%5c|%00/i.test(url) || url.length > LONGEST_ADDRESS) return true
  if (/%[01][\da-f]|%7f/i.test(path)) return true
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

// Vite's own addresses (`/@fs/…`): Vike takes them for a mistake in the set-up, and fails.
function isToolAddress(url: string): boolean {
  return url.startsWith('/@')
}
