import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { pageAddress } from './address.ts'
import { createBodies } from './bodies.ts'
import { encodingFor } from './encoding.ts'
import type { PageCache } from './index.ts'
import type { ReadyBody, ReadyPage } from './readyPage.ts'

/** Sends a ready page: of all that is done for an answer it needs nothing more. */
type SendReady = (request: FastifyRequest, reply: FastifyReply, page: ReadyPage) => void

/** Where pages are kept, and how they are sent. */
export type ReadyPages = { cache: PageCache; send: SendReady }

const CLOSE = ['connection', 'close']

/** Makes the function that sends ready pages. `leave` gives a request's place in the queue back. */
export function createSendReady(isClosing: () => boolean, leave: (reply: FastifyReply) => void): SendReady {
  const bodyOf = createBodies()

  function send(request: FastifyRequest, reply: FastifyReply, page: ReadyPage, body: ReadyBody): void {
    const { method, headers, id } = request
    const isKnown = headers['if-none-match'] !== undefined && fresh(headers, { etag: page.etag })
    const head = [...(isKnown ? body.notModified : body.head), 'x-request-id', id]
    if (isClosing()) head.push(...CLOSE)
    leave(reply)
    reply.raw.writeHead(isKnown ? 304 : 200, head)
    reply.raw.end(isKnown || method === 'HEAD' ? undefined : body.bytes)
  }

  return (request, reply, page) => {
    reply.hijack()
    const body = bodyOf(page, encodingFor(request.headers['accept-encoding']))
    if (!(body instanceof Promise)) return send(request, reply, page, body)
    body.then(
      (made) => send(request, reply, page, made),
      () => reply.raw.destroy(),
    )
  }
}

/** Answers with a page that is ready before anything is done that only a rendering needs: a place in the queue, above all. */
export function registerReadyPages(app: FastifyInstance, { cache, send }: ReadyPages): void {
  app.addHook('onRequest', (request, reply, next) => {
    const address = request.routeOptions.url === '/*' ? pageAddress(request) : null
    const found = address && cache.find(address)
    if (!found) return next()
    if (!(found instanceof Promise)) return send(request, reply, found)
    found.then((page) => (page ? send(request, reply, page) : next()), next)
  })
}
