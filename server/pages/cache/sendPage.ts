import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { byteStore } from '#gateway/rest/stores/byteStore.ts'
import { encodingFor } from '../../http/encoding.ts'
import { PAGES_ROUTE } from '../../observe/metrics.ts'
import type { NotePending } from '../../overload/pendingResponses.ts'
import type { PageCache } from './index.ts'
import { plainOf, type ReadyPage } from './readyPage.ts'
import type { PageVariantOf } from './variant.ts'

type SendReady = (request: FastifyRequest, reply: FastifyReply, page: ReadyPage) => Promise<void>

/** Where pages are cached, and how they are sent. */
export type ReadyPages = { cache: PageCache; send: SendReady }

type SendOptions = {
  isClosing(): boolean
  notePending: NotePending
  /** Ends the work on a request. */
  release(reply: FastifyReply): void
}

/** Bytes of pages for clients that take no encoding: programs, which ask for few of them. */
const MAX_PLAIN_BYTES = 8 * 1024 * 1024

/** Makes the function that sends ready pages past Fastify's hooks, whose headers they have; by Fastify where a client takes gzip alone. */
export function createSendReady({ isClosing, notePending, release }: SendOptions): SendReady {
  const plainBodies = byteStore<Buffer>(MAX_PLAIN_BYTES, ({ length }) => length)

  async function plain(page: ReadyPage): Promise<Buffer> {
    const body = plainBodies.get(page.etag) ?? (await plainOf(page))
    plainBodies.set(page.etag, body)
    return body
  }

  return async (request, reply, page) => {
    const { method, id, raw } = request
    const isNotModified =
      raw.headers['if-none-match'] !== undefined && fresh(raw.headers, { etag: page.etag })
    const encoding = encodingFor(raw.headers['accept-encoding'])
    const bytes = isNotModified || encoding === 'br' ? page.bytes : await plain(page)
    if (encoding === 'gzip' && !isNotModified) return void reply.headers(page.headers).send(bytes)
    const response = reply.hijack().raw
    release(reply)
    response.writeHead(isNotModified ? 304 : 200, {
      ...page.headers,
      ...(!isNotModified && { 'content-length': bytes.length }),
      ...(!isNotModified && encoding === 'br' && { 'content-encoding': encoding }),
      'x-request-id': id,
      ...(isClosing() && { connection: 'close' }),
    })
    response.end(isNotModified || method === 'HEAD' ? undefined : bytes)
    // Most clients' systems have taken it all by now.
    if (response.writableLength > 0) notePending(response)
  }
}

/** Answers with pages from memory, before any other work is done for a request. */
export function registerReadyPages(
  app: FastifyInstance,
  { cache, send }: ReadyPages,
  variantOf: PageVariantOf,
): void {
  app.addHook('onRequest', (request, reply, next) => {
    const variant = request.routeOptions.url === PAGES_ROUTE ? variantOf(request) : null
    const found = variant && cache.find(variant)
    const answer = async (page: ReadyPage | null) => (page ? send(request, reply, page) : next())
    if (!found) next()
    else if (found instanceof Promise) found.then(answer).catch(next)
    else answer(found).catch(next)
  })
}
