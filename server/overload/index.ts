import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { createLeaving, type Leaving } from './leaving.ts'
import { createPace, FEW } from './pace.ts'
import { createRequestQueue, type QueueLimits, type Rank } from './queue.ts'
import { refuse } from './refusal.ts'

/** Monitors are answered whatever else is going on; `/graphql` enters the queue when its body has come: see graphql.ts. */
const OUTSIDE = new Set(['/healthz', '/readyz', '/metrics', '/graphql'])
/** The average delay of the event loop in a second from which on nothing but orders is taken on, milliseconds. */
const MAX_LOOP_DELAY_MS = 1000
/** The part of the heap's limit from which on the same holds: the rest is for what is in work. */
const MAX_HEAP_PART = 0.9

/** Waits for a place in which a request may be worked on; false: there is no time for it, or its sender has left. The answer gives the place back. */
export type EnterQueue = (reply: FastifyReply, rank: Rank) => Promise<boolean>

type Overload = {
  enter: EnterQueue
  /** Gives the place of a request back whose answer is made. */
  leave(reply: FastifyReply): void
  /** The same for work that nobody waits for: a place among the pages, which its end gives back; null: there is no time for it. */
  takePlace(): Promise<(() => void) | null>
}

/** Keeps the server within what it can carry: 503 for the rest, orders before pages before pictures. */
export async function registerOverload(
  app: FastifyInstance,
  metrics: Metrics,
  { limits, leaving = createLeaving() }: { limits?: QueueLimits; leaving?: Leaving } = {},
): Promise<Overload> {
  const queue = createRequestQueue(limits, createPace())
  metrics.watchQueue(queue)
  const places = new WeakMap<FastifyReply, () => void>()

  async function isAdmitted(rank: Rank): Promise<boolean> {
    const isBusy = rank !== 'orders' && queue.running >= FEW && app.isUnderPressure()
    return !isBusy && queue.enter(rank)
  }

  async function enter(reply: FastifyReply, rank: Rank): Promise<boolean> {
    if (!(await isAdmitted(rank))) {
      metrics.refused(rank)
      return false
    }
    let isLeft = false
    const leaveOnce = () => {
      if (!isLeft) queue.leave()
      isLeft = true
    }
    places.set(reply, leaveOnce)
    if (reply.raw.destroyed) {
      leaveOnce()
      return false
    }
    // The gateway goes on with a read whose sender has left: its place is free when the work is done.
    if (!isOutside(reply.request)) reply.raw.once('close', leaveOnce)
    return true
  }

  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    maxHeapUsedBytes: MAX_HEAP_PART * getHeapStatistics().heap_size_limit,
    // Who is refused is decided below, by what was requested.
    pressureHandler() {},
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isOutside(request) || bringsBody(request) || (await enter(reply, rankOf(request)))) return
    return refuse(request, reply)
  })
  // A body comes as slowly as its sender likes: until it is there the request is no work.
  app.addHook('preHandler', async (request, reply) => {
    if (isOutside(request) || !bringsBody(request) || (await enter(reply, rankOf(request)))) return
    return refuse(request, reply)
  })
  // The answer is made. Taking it may be slow, and is the client's affair.
  app.addHook('onSend', async (_request, reply, payload) => {
    leave(reply)
    leaving(reply.raw)
    return payload
  })
  return {
    enter,
    leave,
    takePlace: async () => ((await isAdmitted('pages')) ? () => queue.leave() : null),
  }

  function leave(reply: FastifyReply): void {
    places.get(reply)?.()
  }
}

function isOutside({ url }: FastifyRequest): boolean {
  return OUTSIDE.has(url.replace(/\?.*/s, ''))
}

/** Whether a body is read before the handler is called. */
function bringsBody({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

function rankOf({ method, url }: FastifyRequest): Rank {
  if (method === 'POST' && /^\/order(?:\?|$)/.test(url)) return 'orders'
  return url.startsWith('/pictures/') || url.startsWith('/plan/picture.png') ? 'pictures' : 'pages'
}
