import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Gateway } from '#gateway/yoga.server.ts'
import type { Arrival, ReadyWay } from './front.ts'
import type { Leaving } from './overload/leaving.ts'
import { ownMemory } from './ownMemory.ts'
import { encodingFor } from './pageCache/encoding.ts'

type ReadyAnswerOptions = {
  gateway: Pick<Gateway, 'ready' | 'yoga'>
  /** The headers of every answer. */
  common: Readonly<Record<string, string>>
  isClosing(): boolean
  leaving: Leaving
}

/** Smaller answers are sent as they are. */
const PACKED_FROM_BYTES = 1024
const PACKERS = {
  br: (body: Uint8Array) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Uint8Array) => gzipSync(body),
}
type Packed = Partial<Record<keyof typeof PACKERS, Buffer>>

type Answer = NonNullable<Awaited<ReturnType<Gateway['ready']>>>

/** Answers `/graphql` from memory: with what is made once for an answer, and the id of the request. */
export function createReadyAnswers({ gateway, common, isClosing, leaving }: ReadyAnswerOptions): ReadyWay {
  const always = Object.entries(common).flat()
  const packed = new WeakMap<Uint8Array, Packed>()
  const heads = new WeakMap<Answer['headers'], readonly string[]>()

  function pack(body: Uint8Array, encoding: keyof typeof PACKERS): Buffer {
    const known = packed.get(body) ?? {}
    packed.set(body, known)
    known[encoding] ??= ownMemory(PACKERS[encoding](body))
    return known[encoding]
  }

  function headOf({ headers }: Answer): readonly string[] {
    const known = heads.get(headers)
    if (known) return known
    const head = [...always, ...Object.entries(headers).flat()]
    heads.set(headers, head)
    return head
  }

  function send({ request, response, record }: Arrival, answer: Answer): void {
    const isLarge = answer.body.byteLength >= PACKED_FROM_BYTES
    const encoding = isLarge ? encodingFor(request.headers['accept-encoding']) : 'identity'
    const body = encoding === 'identity' ? answer.body : pack(answer.body, encoding)
    const head = [...headOf(answer), 'x-request-id', record.id, 'content-length', String(body.byteLength)]
    if (encoding !== 'identity') head.push('content-encoding', encoding, 'vary', 'accept-encoding')
    if (isClosing()) head.push('connection', 'close')
    leaving(response)
    response.writeHead(answer.status, head)
    response.end(body)
  }

  return (arrival) => {
    const { request, record, pass } = arrival
    const found = gateway.ready(request, record.id)
    if (!found) return false
    record.route = gateway.yoga.graphqlEndpoint
    found.then((answer) => (answer ? send(arrival, answer) : pass()), pass)
    return true
  }
}
