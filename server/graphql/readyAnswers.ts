import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Gateway } from '#gateway/yoga.server.ts'
import { type Encoding, encoded, encodingFor } from '../http/encoding.ts'
import type { NotePending } from '../overload/connections.ts'

type ReadyAnswersOptions = {
  gateway: Pick<Gateway, 'ready'>
  /** The headers of every answer. */
  common: Readonly<Record<string, string>>
  isClosing(): boolean
  notePending: NotePending
}

/** Smaller answers are sent as they are. */
const PACKED_FROM_BYTES = 1024
/** The packed forms of an answer, done or under way for all who wait for them. */
type Packed = Partial<Record<Encoding, Promise<Buffer>>>

type Answer = NonNullable<Awaited<ReturnType<Gateway['ready']>>>

/** Answers reads of `/graphql` that need no Yoga, before any other work is done for a request, past Fastify's hooks, whose headers they have. */
export function registerReadyAnswers(
  app: FastifyInstance,
  { gateway, common, isClosing, notePending }: ReadyAnswersOptions,
): void {
  const packed = new WeakMap<Uint8Array, Packed>()

  function pack(body: Uint8Array, encoding: Encoding): Promise<Buffer> {
    const bodies = packed.get(body) ?? {}
    packed.set(body, bodies)
    bodies[encoding] ??= encoded(body, encoding)
    return bodies[encoding]
  }

  async function send(reply: FastifyReply, { status, headers, body }: Answer): Promise<void> {
    const { id, headers: received } = reply.request
    const isLarge = body.byteLength >= PACKED_FROM_BYTES
    const encoding = isLarge ? encodingFor(received['accept-encoding']) : 'identity'
    const bytes = encoding === 'identity' ? body : await pack(body, encoding)
    const response = reply.hijack().raw
    response.writeHead(status, {
      ...common,
      ...headers,
      vary: headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding',
      'x-request-id': id,
      'content-length': bytes.byteLength,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(isClosing() && { connection: 'close' }),
    })
    response.end(bytes)
    // Most clients' systems have taken it all by now.
    if (response.writableLength > 0) notePending(response)
  }

  app.addHook('onRequest', (request, reply, next) => {
    const found = gateway.ready(request.raw, request.id)
    if (!found) return next()
    found.then((answer) => (answer ? send(reply, answer) : next())).catch(next)
  })
}
