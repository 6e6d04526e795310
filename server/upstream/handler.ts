import type { IncomingMessage } from 'node:http'
import { type Answer, answerResult } from './answer.ts'
import type { Database } from './data/database.ts'
import { Parameters } from './parameters.ts'
import { notFound, ServiceProblem } from './problem.ts'
import type { Tariff } from './quotes.ts'
import { type BasePaths, createRouter } from './router.ts'
import { picture } from './storage.ts'

/** Answers one request of the services or the storage; throws a ServiceProblem for one that is refused. */
export function createHandler(
  database: Database,
  basePaths: BasePaths,
  now: () => Date,
  tariff: Tariff,
): (request: IncomingMessage) => Promise<Answer> {
  const findRoute = createRouter(basePaths)
  return async (request) => {
    if (!LOOPBACK.test(request.headers.host ?? ''))
      throw new ServiceProblem(
        421,
        'MISDIRECTED_REQUEST',
        'Сервисы отвечают только на имена этого компьютера',
      )
    const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(request.url ?? '') ?? []
    if (path.startsWith(STORAGE)) {
      allow(request, 'GET', 'HEAD')
      return picture(path.slice(STORAGE.length), request.headers['if-none-match'])
    }
    const match = findRoute(path)
    if (!match) throw notFound()
    const { route, name } = match
    const { 'accept-language': language = '' } = request.headers
    if ('read' in route) {
      allow(request, 'GET', 'HEAD')
      const parameters = new Parameters(new URLSearchParams(query))
      // A page, its total and its choices have to be of one moment.
      return answerResult(database.snapshot(() => route.read(database, parameters, name, language)))
    }
    if ('remove' in route) {
      allow(request, 'DELETE')
      return answerResult(route.remove(database, name))
    }
    allow(request, 'POST')
    const idempotencyKey = readIdempotencyKey(request)
    const body = await readJsonBody(request)
    return route.create(database, { body, name, idempotencyKey, language, now: now(), tariff })
  }
}

const STORAGE = '/storage/'

// A page whose own name leads to this machine could order here otherwise, from the browser of whoever sits at it.
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

function allow(request: IncomingMessage, ...methods: string[]): void {
  if (!methods.includes(request.method ?? ''))
    throw new ServiceProblem(405, 'METHOD_NOT_ALLOWED', `Допустимые методы: ${methods.join(', ')}`)
}

function readIdempotencyKey(request: IncomingMessage): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new ServiceProblem(
      400,
      'INVALID_IDEMPOTENCY_KEY',
      'Idempotency-Key: от 1 до 255 печатных знаков ASCII',
    )
  return key
}

const MAX_BYTES = 256 * 1024

/** Reads a JSON body, a too large one to its end, so that the answer reaches the client; throws a ServiceProblem 400, 413 or 415. */
async function readJsonBody(request: IncomingMessage): Promise<unknown> {
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
