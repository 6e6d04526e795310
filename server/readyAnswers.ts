import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '#gateway/yoga.server.ts'
import { ownMemory } from './ownMemory.ts'
import { encodingFor } from './pageCache/encoding.ts'

type ReadyAnswerOptions = {
  gateway: Pick<Gateway, 'ready'>
  /** The headers of every answer. */
  common: Readonly<Record<string, string>>
  isClosing(): boolean
}

/** Smaller answers are sent as they are. */
const PACKED_FROM_BYTES = 1024
const PACKERS = {
  br: (body: Uint8Array) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Uint8Array) => gzipSync(body),
}
type Packed = Partial<Record<keyof typeof PACKERS, Buffer>>

/** Answers `/graphql` from memory before anything is done that only an answer in the making needs: a place in the queue, above all. */
export function registerReadyAnswers(
  app: FastifyInstance,
  { gateway, common, isClosing }: ReadyAnswerOptions,
): void {
  const always = Object.entries(common).flat()
  const packed = new WeakMap<Uint8Array, Packed>()

  function pack(body: Uint8Array, encoding: keyof typeof PACKERS): Buffer {
    const known = packed.get(body) ?? {}
    packed.set(body, known)
    known[encoding] ??= ownMemory(PACKERS[encoding](body))
    return known[encoding]
  }

  app.addHook('onRequest', (request, reply, next) => {
    const found = gateway.ready(request.raw, request.id)
    if (!found) return next()
    found.then((answer) => {
      if (!answer) return next()
      reply.hijack()
      const isLarge = answer.body.byteLength >= PACKED_FROM_BYTES
      const encoding = isLarge ? encodingFor(request.headers['accept-encoding']) : 'identity'
      const body = encoding === 'identity' ? answer.body : pack(answer.body, encoding)
      const head = [...always, ...Object.entries(answer.headers).flat(), 'x-request-id', request.id]
      head.push('content-length', String(body.byteLength))
      if (encoding !== 'identity') head.push('content-encoding', encoding, 'vary', 'accept-encoding')
      if (isClosing()) head.push('connection', 'close')
      reply.raw.writeHead(answer.status, head)
      reply.raw.end(body)
    }, next)
  })
}
