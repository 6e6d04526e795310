import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import type { FastPath } from '../../http/edge.ts'
import { encodingFor } from '../../http/encoding.ts'
import { PAGES_ROUTE } from '../../observe/metrics.ts'
import type { NotePending } from '../../overload/pendingResponses.ts'
import { createBodies } from './bodies.ts'
import type { PageCache } from './index.ts'
import type { ReadyBody, ReadyPage } from './readyPage.ts'
import type { PageVariantOf } from './variant.ts'

/** Who gets a page. */
type Receiver = { request: IncomingMessage; response: ServerResponse; id: string }

/** Sends a ready page: of all that is done for an answer it needs nothing more. `onMade` is called when its body is at hand, or fails. */
type SendReady = (receiver: Receiver, page: ReadyPage, onMade?: () => void) => void

/** Where pages are cached, and how they are sent to those whose requests came to Fastify. */
export type ReadyPages = {
  cache: PageCache
  reply(request: FastifyRequest, reply: FastifyReply, page: ReadyPage): FastifyReply
}

const CLOSE = ['connection', 'close']

/** Makes the function that sends ready pages. */
export function createSendReady(isClosing: () => boolean, notePending: NotePending): SendReady {
  const bodyOf = createBodies()

  function send({ request, response, id }: Receiver, page: ReadyPage, body: ReadyBody): void {
    const { method, headers } = request
    const isNotModified = headers['if-none-match'] !== undefined && fresh(headers, { etag: page.etag })
    const head = [...(isNotModified ? body.notModified : body.head), 'x-request-id', id]
    if (isClosing()) head.push(...CLOSE)
    response.writeHead(isNotModified ? 304 : 200, head)
    response.end(isNotModified || method === 'HEAD' ? undefined : body.bytes)
    // Most clients' systems have taken it all by now.
    if (response.writableLength > 0) notePending(response)
  }

  return (receiver, page, onMade) => {
    const body = bodyOf(page, encodingFor(receiver.request.headers['accept-encoding']))
    if (body instanceof Promise) {
      body.finally(onMade).then(
        (made) => send(receiver, page, made),
        () => receiver.response.destroy(),
      )
      return
    }
    onMade?.()
    send(receiver, page, body)
  }
}

/** Makes the function that sends them for Fastify. `release` ends the work on a request. */
export function replyWith(send: SendReady, release: (reply: FastifyReply) => void): ReadyPages['reply'] {
  return (request, reply, page) => {
    reply.hijack()
    const receiver = { request: request.raw, response: reply.raw, id: request.id }
    send(receiver, page, () => release(reply))
    return reply
  }
}

/** Answers with pages from memory. A page that is there was once the answer of its route: another route has no such variant. */
export function createPageFastPath(variantOf: PageVariantOf, cache: PageCache, send: SendReady): FastPath {
  return ({ request, response, record, pass }) => {
    const { method = '', url = '', headers } = request
    const variant = variantOf({ method, url, originalUrl: url, headers })
    const found = variant && cache.find(variant)
    if (!found) return false
    record.route = PAGES_ROUTE
    const receiver = { request, response, id: record.id }
    if (found instanceof Promise) found.then((page) => (page ? send(receiver, page) : pass()), pass)
    else send(receiver, found)
    return true
  }
}
