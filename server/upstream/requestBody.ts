import type { IncomingMessage } from 'node:http'
import { ServiceProblem } from './problem.ts'

const MOST_BYTES = 256 * 1024

/**
 * Reads a JSON body. What is too large is read to its end all the same, unkept, so that the answer reaches the client.
 * @throws ServiceProblem 413, 415, or 400 for what is not JSON.
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new ServiceProblem(415, 'UNSUPPORTED_MEDIA_TYPE', 'Тело запроса должно быть application/json')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MOST_BYTES) chunks.push(chunk)
  }
  if (bytes > MOST_BYTES)
    throw new ServiceProblem(413, 'BODY_TOO_LARGE', `Тело запроса больше ${MOST_BYTES} байт`)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    throw new ServiceProblem(400, 'INVALID_JSON', 'Тело запроса — не JSON')
  }
}
