import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Gives answers that shared caches may keep an ETag, and answers 304. Before compression, which makes streams of whole answers. */
export function registerEtag(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = request.method === 'GET' && reply.statusCode === 200 && Buffer.isBuffer(payload)
    if (!isWhole || !/^public\b/.test(String(reply.getHeader('cache-control')))) return payload
    const type = String(reply.getHeader('content-type'))
    // Weak: the same for all encodings, in which it is sent later. Of two types of JSON each has its own.
    const etag = `W/"${createHash('sha256').update(`${type}\n`).update(payload).digest('base64url')}"`
    reply.header('etag', etag)
    if (!hasBody(request.headers, etag)) return payload
    reply.code(304).removeHeader('content-length')
    return ''
  })
}

/** True if a client names the tag of the body, which is weak, and does not want it anew. */
export function hasBody(headers: IncomingHttpHeaders, etag: string): boolean {
  if (/\bno-cache\b/.test(headers['cache-control'] ?? '')) return false
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^"/, 'W/"')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
