import type { Gateway } from '#gateway/yoga.server.ts'
import type { FastPath, IncomingRequest } from '../http/edge.ts'
import { type Encoding, encoded, encodingFor } from '../http/encoding.ts'
import type { NotePending } from '../overload/pendingResponses.ts'

type GraphqlFastPathOptions = {
  gateway: Pick<Gateway, 'ready' | 'yoga'>
  /** The headers of every answer. */
  common: Readonly<Record<string, string>>
  isClosing(): boolean
  notePending: NotePending
}

/** Smaller answers are sent as they are. */
const PACKED_FROM_BYTES = 1024
/** What is packed, or being packed for all who wait for it. */
type Packed = Partial<Record<Encoding, Buffer | Promise<Buffer>>>

type Answer = NonNullable<Awaited<ReturnType<Gateway['ready']>>>

/** Answers `/graphql` from memory: with what is made once for an answer, and the id of the request. */
export function createGraphqlFastPath({
  gateway,
  common,
  isClosing,
  notePending,
}: GraphqlFastPathOptions): FastPath {
  const always = Object.entries(common).flat()
  const packed = new WeakMap<Uint8Array, Packed>()
  const heads = new WeakMap<Answer['headers'], readonly string[]>()

  function pack(body: Uint8Array, encoding: Encoding): Buffer | Promise<Buffer> {
    const bodies = packed.get(body) ?? {}
    packed.set(body, bodies)
    bodies[encoding] ??= encoded(body, encoding).then((bytes) => {
      bodies[encoding] = bytes
      return bytes
    })
    return bodies[encoding]
  }

  function headOf({ headers }: Answer): readonly string[] {
    const cached = heads.get(headers)
    if (cached) return cached
    const vary = [headers.vary, 'accept-encoding'].filter(Boolean).join(', ')
    const head = [...always, ...Object.entries({ ...headers, vary }).flat()]
    heads.set(headers, head)
    return head
  }

  function answerWith(incoming: IncomingRequest, answer: Answer): void {
    const isLarge = answer.body.byteLength >= PACKED_FROM_BYTES
    const encoding = isLarge ? encodingFor(incoming.request.headers['accept-encoding']) : 'identity'
    const body = encoding === 'identity' ? answer.body : pack(answer.body, encoding)
    const sendBody = (made: Uint8Array) => send(incoming, answer, made, encoding)
    if (body instanceof Promise) body.then(sendBody, () => incoming.response.destroy())
    else sendBody(body)
  }

  function send(
    { response, record }: IncomingRequest,
    answer: Answer,
    body: Uint8Array,
    encoding: Encoding,
  ): void {
    const head = [...headOf(answer), 'x-request-id', record.id, 'content-length', String(body.byteLength)]
    if (encoding !== 'identity') head.push('content-encoding', encoding)
    if (isClosing()) head.push('connection', 'close')
    response.writeHead(answer.status, head)
    response.end(body)
    // Most clients' systems have taken it all by now.
    if (response.writableLength > 0) notePending(response)
  }

  return (incoming) => {
    const { request, record, pass } = incoming
    const found = gateway.ready(request, record.id)
    if (!found) return false
    record.route = gateway.yoga.graphqlEndpoint
    found.then((answer) => (answer ? answerWith(incoming, answer) : pass()), pass)
    return true
  }
}
