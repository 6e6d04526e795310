import { once } from 'node:events'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SHOP_NAME } from './nginx.ts'
import { type Visit, visitOf } from './visits.ts'

/** What became of one request. */
export interface Outcome {
  id: string
  isOrder: boolean
  /** The connection that it went over; null when there came none about. */
  connection: Socket | null
  startedAt: number
  endedAt: number
  /** What was wrong, or null. */
  failure: string | null
}

interface Load {
  outcomes: Outcome[]
  /** Numbers of orders that visitors were told of, by key. */
  orders: Map<string, Set<string>>
  /** Lets everybody finish. */
  stop(): Promise<void>
}

/** How many visitors there are, each with one request at a time. */
export const VISITORS = 8
/** No answer for so long is a visitor who hangs. */
const HANG_MS = 30_000
export const HUNG = 'hung'
const MOST_TRIES = 100

/**
 * Visitors who come one request after the other, every second of them on a connection that is kept. An order that failed is sent again
 * with its key, as the page does.
 */
export function startLoad({ url, ca }: { url: string; ca?: Buffer }): Load {
  const outcomes: Outcome[] = []
  const orders = new Map<string, Set<string>>()
  const isSecure = url.startsWith('https:')
  let isOver = false
  let number = 0

  async function live(index: number): Promise<void> {
    const options = { keepAlive: index % 2 === 0, maxSockets: 1 }
    const agent = isSecure ? new HttpsAgent({ ...options, ...(ca && { ca }) }) : new HttpAgent(options)
    while (!isOver) await make(visitOf(number++), agent)
    agent.destroy()
  }

  async function make(visit: Visit, agent: HttpAgent): Promise<void> {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const { outcome, answer } = await send(visit, agent, `visit-${outcomes.length}-${crypto.randomUUID()}`)
      outcomes.push(outcome)
      if (visit.order === undefined) return
      if (outcome.failure === null) {
        const made = orders.get(visit.order) ?? new Set()
        orders.set(visit.order, made.add(/"id":"([^"]+)"/.exec(answer)?.[1] ?? ''))
        return
      }
    }
  }

  async function send({ path, body, order, isGood }: Visit, agent: HttpAgent, id: string) {
    const sent = (isSecure ? httpsRequest : httpRequest)(url + path, {
      agent,
      ...(isSecure && { servername: SHOP_NAME }),
      method: body ? 'POST' : 'GET',
      headers: {
        'x-request-id': id,
        ...(isSecure && { host: SHOP_NAME }),
        ...(body && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(HANG_MS),
    })
    const outcome: Outcome = {
      ...{ id, isOrder: order !== undefined, connection: null, failure: null },
      ...{ startedAt: performance.now(), endedAt: 0 },
    }
    sent.once('socket', (socket: Socket) => {
      outcome.connection = socket
    })
    let answer = ''
    try {
      sent.end(body && JSON.stringify(body))
      const [response]: IncomingMessage[] = await once(sent, 'response')
      if (!response) throw new Error('no response')
      answer = await text(response)
      const status = response.statusCode ?? 0
      if (!isGood(status, answer)) outcome.failure = `${status} ${path} ${answer.slice(0, 200)}`
    } catch (error) {
      outcome.failure = failureOf(error)
    }
    outcome.endedAt = performance.now()
    return { outcome, answer }
  }

  const all = Promise.all(Array.from({ length: VISITORS }, (_, index) => live(index)))
  return {
    outcomes,
    orders,
    async stop() {
      isOver = true
      await all
    },
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return HUNG
  return 'code' in error ? String(error.code) : error.message
}
