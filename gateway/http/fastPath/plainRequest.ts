import type { IncomingMessage } from 'node:http'
import { LIMITS } from '../../base/limits.ts'
import { type GraphqlRequest, readGraphqlRequest } from './graphqlRequest.ts'

const BODY = /^application\/json(?:; ?charset=utf-8)?$/i
/** The types of an answer, by what `Accept` may name. Where both fit, Yoga takes plain JSON. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/json', 'application/json'],
  ['application/*', 'application/json'],
  ['*/*', 'application/json'],
])
/** Each of these asks for more than an answer. */
const SPECIAL = ['content-encoding', 'x-explain', 'x-explain-key']

/** The type of the answer to JSON sent to a path by POST with its length; null for any other request, which is Yoga's. */
export function answerType({ method, url, headers }: IncomingMessage, path: string): string | null {
  if (method !== 'POST' || url !== path || !BODY.test(headers['content-type'] ?? '')) return null
  if (!(Number(headers['content-length']) <= LIMITS.body.max)) return null
  if (SPECIAL.some((name) => headers[name] !== undefined)) return null
  return negotiate(headers.accept ?? '*/*')
}

/** The first type of JSON that an `Accept` header names; null where it names none, or a charset. */
function negotiate(accept: string): string | null {
  if (accept.includes('charset')) return null
  const accepted = accept.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
  return accepted.map((type) => TYPES.get(type)).find((type) => type !== undefined) ?? null
}

/** The body of a request as it came, and the GraphQL request in it; null where only Yoga understands it. */
type PlainBody = { bytes: Buffer; read: GraphqlRequest | null }

const BODY_READ = Symbol('body')

/** The whole body of a request, received and parsed once however often it is read; what came of it when its client left. */
export function readBody(
  request: IncomingMessage & { [BODY_READ]?: Promise<PlainBody> },
): Promise<PlainBody> {
  request[BODY_READ] ??= bytesOf(request).then((bytes) => ({
    bytes,
    read: readGraphqlRequest(bytes.toString()),
  }))
  return request[BODY_READ]
}

function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  const end = () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', end).on('error', end).on('close', end)
  return promise
}
