import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './listen.ts'

/**
 * What a service does instead of its work: a status with a JSON body; 200 with a raw body; `drip` sends it byte by byte and never
 * ends; `hang` never answers; `reset` breaks the
 * connection; `half` stops inside the body; `lostAnswer` does the work and then breaks the connection; with `afterAnswer` the
 * work is done, told of, and then nothing is answered; `halfAnswer` does the work and stops inside its answer; `late`
 * does the work 4 seconds later, and then answers.
 */
export type Fault =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | { raw: string | Buffer; headers?: Record<string, string> }
  | 'drip'
  | 'hang'
  | 'reset'
  | 'half'
  | 'lostAnswer'
  | 'halfAnswer'
  | 'late'
  | { afterAnswer: () => void }

/** Which calls: by method and by a pattern of the path with its query. */
interface CallPattern {
  method?: string
  path: RegExp
  /** Only every so many of them, the last of each group: 2 is each second one. */
  every?: number
}

interface RecordedCall {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface FaultyUpstream {
  url: string
  /** Every call that came in, in order. */
  calls: RecordedCall[]
  /** From now on, or for the next `times` matching calls, the services fail so. Later faults go before earlier ones. */
  fail(calls: CallPattern, fault: Fault, times?: number): void
  /** The services work again. */
  heal(): void
  close(): Promise<void>
}

/** A real HTTP server in front of real services, which can be told to fail as services do. */
export async function faultyUpstream(targetUrl: string): Promise<FaultyUpstream> {
  const calls: RecordedCall[] = []
  let faults: { calls: CallPattern; fault: Fault; left: number; seen: number }[] = []

  const server = createServer((incoming, response) => {
    void answer(incoming, response)
  })
  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const call = await record(incoming)
    calls.push(call)
    const planned = faults.find((each) => each.left > 0 && matches(each.calls, call) && isTurnOf(each))
    if (!planned) return pass(targetUrl, call, response)
    planned.left -= 1
    act(planned.fault, targetUrl, call, response)
  }
  const url = await listen(server)

  return {
    url,
    calls,
    fail: (pattern, fault, times = Number.POSITIVE_INFINITY) => {
      faults = [{ calls: pattern, fault, left: times, seen: 0 }, ...faults]
    },
    heal: () => {
      faults = []
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function act(fault: Fault, targetUrl: string, call: RecordedCall, response: ServerResponse) {
  if (fault === 'hang') return
  if (fault === 'reset') {
    response.socket?.resetAndDestroy()
  } else if (fault === 'half') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"result": {"da', () => response.destroy())
  } else if (fault === 'lostAnswer') {
    send(targetUrl, call, response, (answer) => {
      answer.resume()
      answer.once('end', () => response.socket?.resetAndDestroy())
    })
  } else if (fault === 'late') {
    setTimeout(() => pass(targetUrl, call, response), 4000)
  } else if (fault === 'halfAnswer') {
    send(targetUrl, call, response, async (answer) => {
      const body = await buffer(answer).catch(() => Buffer.alloc(0))
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length })
      response.write(body.subarray(0, body.length / 2), () => response.destroy())
    })
  } else if (fault === 'drip') {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drops = setInterval(() => response.write(' '), 50)
    response.once('close', () => clearInterval(drops))
  } else if ('raw' in fault) {
    response.writeHead(200, { 'content-type': 'application/json', ...fault.headers })
    response.end(fault.raw)
  } else if ('afterAnswer' in fault) {
    send(targetUrl, call, response, (answer) => {
      answer.resume()
      answer.once('end', fault.afterAnswer)
    })
  } else {
    response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
    response.end(fault.body === undefined ? '' : JSON.stringify(fault.body))
  }
}

function pass(targetUrl: string, call: RecordedCall, response: ServerResponse) {
  send(targetUrl, call, response, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
}

/** Forwards the call; services that are not there are a broken connection. */
function send(
  targetUrl: string,
  call: RecordedCall,
  response: ServerResponse,
  onAnswer: (answer: IncomingMessage) => void,
) {
  const { host: _host, connection: _connection, ...headers } = call.headers
  const outgoing = forward(targetUrl + call.path, { method: call.method, headers }, onAnswer)
  outgoing.once('error', () => response.destroy())
  outgoing.end(call.body)
}

async function record(incoming: IncomingMessage): Promise<RecordedCall> {
  const body = (await buffer(incoming)).toString()
  return { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body }
}

/** Counts a call that matches. */
function isTurnOf(planned: { calls: CallPattern; seen: number }): boolean {
  planned.seen += 1
  return planned.seen % (planned.calls.every ?? 1) === 0
}

function matches({ method, path }: CallPattern, call: RecordedCall) {
  return (method === undefined || method === call.method) && path.test(call.path)
}
