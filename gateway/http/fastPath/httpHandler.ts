import type { IncomingMessage, ServerResponse } from 'node:http'
import type { YogaServerInstance } from 'graphql-yoga'
import type { GatewayContext } from '../../context/context.ts'
import type { CountWrite } from '../../context/writes.ts'
import type { Admit } from '../admission.server.ts'
import { createCors } from '../cors.ts'
import { createFastPath, type FastPathOptions } from './fastPath.ts'
import { type HttpAnswer, wholeAnswer } from './httpAnswer.ts'
import { answerType, readBody } from './plainRequest.ts'

/** The facts that the server gives with each HTTP request. */
export type ServerContext = {
  requestId: string
  /** The sender's IP address, of IPv6 the network. */
  client?: string | undefined
  /** Says whether an operation may run now; without it every one may. */
  admit?: Admit | undefined
  /** Counts a write; without it there may be any number. */
  countWrite?: CountWrite | undefined
}

/** How HTTP requests are answered. */
export type HttpHandler = ReturnType<typeof createHttpHandler>

type HandlerOptions = Omit<FastPathOptions, 'fetchAPI'> & {
  yoga: YogaServerInstance<ServerContext, GatewayContext>
  corsOrigins: readonly string[]
}

/** Puts the fast path before Yoga. */
export function createHttpHandler({ yoga, corsOrigins, ...options }: HandlerOptions) {
  const typeOf = (request: IncomingMessage) => answerType(request, yoga.graphqlEndpoint)
  const cors = createCors(corsOrigins)
  const fastPath = createFastPath({ ...options, fetchAPI: yoga.fetchAPI })

  function readable<Answer extends HttpAnswer | null>(request: IncomingMessage, answer: Answer): Answer {
    return answer && { ...answer, headers: cors.headersFor(request, answer.headers) }
  }

  async function answerTo(
    request: IncomingMessage,
    response: ServerResponse,
    sender: ServerContext,
  ): Promise<HttpAnswer> {
    const type = typeOf(request)
    if (type === null) return wholeAnswer(await yoga.handleNodeRequestAndResponse(request, response, sender))
    const { bytes, read } = await readBody(request)
    const answer = read && (await fastPath.answer(read, type, sender))
    return answer ?? wholeAnswer(await yoga.fetch(toFetch(request, bytes), sender))
  }

  return {
    /** The answer to a request that is ready in memory; null: `handle` has to make it. Only what may be ready is waited for. */
    ready(request: IncomingMessage, requestId: string): Promise<HttpAnswer | null> | null {
      const type = typeOf(request)
      if (type === null) return null
      return readBody(request).then(({ read }) =>
        readable(request, read && fastPath.ready(read, type, requestId)),
      )
    },
    /** Answers a request: a plain read on the fast path, anything else with Yoga. */
    handle: async (request: IncomingMessage, response: ServerResponse, sender: ServerContext) =>
      readable(request, cors.preflight(request) ?? (await answerTo(request, response, sender))),
  }
}

function toFetch({ url, method, headers }: IncomingMessage, body: Buffer): Request {
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Request(`http://gateway${url}`, {
    method: method ?? 'POST',
    headers: sent,
    body: new Uint8Array(body),
  })
}
