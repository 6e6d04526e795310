import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { byteStore } from '#gateway/stores/byteStore.ts'
import { type Encoding, encodingFor } from '../../http/encoding.ts'
import { hasBody } from '../../http/etag.ts'
import { PAGES_ROUTE } from '../../observe/metrics.ts'
import type { NotePending } from '../../overload/connections.ts'
import type { PageCache } from './index.ts'
import { bodyIn, type ReadyPage } from './readyPage.ts'
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

/** Bytes of pages for clients that take no brotli: programs, which ask for few of them. */
const MAX_OTHER_BYTES = 8 * 1024 * 1024

/** Makes the function that sends ready pages past Fastify's hooks, whose headers they have. */
export function createSendReady({ isClosing, notePending, release }: SendOptions): SendReady {
  const otherBodies = byteStore<Buffer>(MAX_OTHER_BYTES, ({ length }) => length)

  async function otherBody(page: ReadyPage, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${page.etag}`
    const body = otherBodies.get(key) ?? (await bodyIn(page, encoding))
    otherBodies.set(key, body)
    return body
  }

  return async (request, reply, page) => {
    const { method, id, raw } = request
    const isNotModified = hasBody(raw.headers, page.etag)
    const encoding = encodingFor(raw.headers['accept-encoding'])
    const bytes = isNotModified || encoding === 'br' ? page.bytes : await otherBody(page, encoding)
    const response = reply.hijack().raw
    release(reply)
    response.writeHead(isNotModified ? 304 : 200, {
      ...page.headers,
      ...(!isNotModified && { 'content-length': bytes.length }),
      ...(!isNotModified && encoding !== 'identity' && { 'content-encoding': encoding }),
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
