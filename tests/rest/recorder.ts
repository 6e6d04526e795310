import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import type { CallRecord, RestOptions, ServerFailure } from '#gateway/rest/options.ts'
import { createRest, type Rest, type RestFactory } from '#gateway/rest/rest.ts'
import { readEnv, servicePathsOf } from '../../server/base/env.server.ts'
import { listen } from '../support/listen.ts'

/** What the client sent. */
export type Recorded = { line: string; headers: IncomingHttpHeaders; body: string }

/** Answers one request; `index` counts from 0. */
export type Reply = (response: ServerResponse, index: number, recorded: Recorded) => void

/** A service that records every request, and the client pointed at it. */
export type Recorder = {
  rest: Rest
  factory: RestFactory
  url: string
  requests: Recorded[]
  records: CallRecord[]
  serverErrors: ServerFailure[]
  reply(reply: Reply): void
  close(): Promise<void>
}

export const SERVICE_PATHS = {
  catalog: '/catalog',
  content: '/content',
  product: '/product',
  notifications: '/notifications',
} as const

const defaults = readEnv({})

/** What the server has without variables. */
export const SERVER_DEFAULTS = {
  servicePaths: servicePathsOf(defaults),
  retries: { idempotent: defaults.RETRY_IDEMPOTENT, other: defaults.RETRY_OTHER },
}

/** A recorder for one test, closed at its end. */
export async function openRecorder(options?: Partial<RestOptions>): Promise<Recorder> {
  const recorder = await startRecorder(options)
  onTestFinished(recorder.close)
  return recorder
}

/** A recorder that its caller closes. */
export async function startRecorder(options: Partial<RestOptions> = {}): Promise<Recorder> {
  const requests: Recorded[] = []
  const records: CallRecord[] = []
  const serverErrors: ServerFailure[] = []
  let answer: Reply = (response) => sendJson(response, 200, { result: { data: [] } })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const line = `${request.method} ${request.url}`
    const recorded = { line, headers: request.headers, body: Buffer.concat(chunks).toString() }
    answer(response, requests.push(recorded) - 1, recorded)
  })
  const url = await listen(server)
  const factory = createRest({
    baseUrl: url,
    servicePaths: SERVICE_PATHS,
    deadlineMs: 5000,
    retries: { idempotent: 0, other: 1 },
    project: 'sutki',
    onCall: (record) => records.push(record),
    onServerError: (failure) => serverErrors.push(failure),
    ...options,
  })
  return {
    rest: factory.forRequest({ requestId: 'req-1' }),
    factory,
    url,
    requests,
    records,
    serverErrors,
    reply(reply) {
      answer = reply
    },
    async close() {
      await factory.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
