import type { IncomingMessage } from 'node:http'
import { ServiceProblem } from './problem.ts'

const MAX_BYTES = 256 * 1024

/** Reads a JSON body, a too large one to its end, so that the answer reaches the client; throws a ServiceProblem 400, 413 or 415. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new ServiceProblem(415, 'UNSUPPORTED_MEDIA_TYPE', 'Тело запроса должно быть application/json')
  const body = await readBytes(request)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new ServiceProblem(400, 'INVALID_JSON', 'Тело запроса — не JSON')
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes <= MAX_BYTES) chunks.push(chunk)
    }
  } catch {
    throw new ServiceProblem(400, 'INCOMPLETE_BODY', 'Тело запроса оборвалось')
  }
  if (bytes > MAX_BYTES)
    throw new ServiceProblem(413, 'BODY_TOO_LARGE', `Тело запроса больше ${MAX_BYTES} байт`)
  return Buffer.concat(chunks)
}
