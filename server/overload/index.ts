import { performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../base/clientAddress.ts'
import { boundPendingResponses, type NotePending } from './connections.ts'
import { createRequestQueue, type QueueLimits, type Rank, type Release, type RequestQueue } from './queue.ts'
import { rankOf } from './ranks.ts'
import { refuse } from './refusal.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Releases the slot that the hooks acquired for this request. */
    slot: Release | null
  }
}

/** Monitors are answered whatever else is going on; `/graphql` acquires a slot when its body has come: see graphql/index.ts. */
const OUTSIDE = new Set(['/healthz', '/readyz', '/metrics', '/graphql'])
const LIMITS: QueueLimits = {
  running: { orders: 100, pages: 90, pictures: 60, expensive: 3 },
  waiting: 500,
  // A page that is refused reloads itself; a picture does not, and waits as long as proxies do.
  patienceMs: { orders: 5000, pages: 5000, pictures: 55_000, expensive: 5000 },
}
const SAMPLE_MS = 1000
/** From this part of its time on the event loop is busy. Below 1, for it also waits for its share of the processor. */
const BUSY = 0.7
/** The delay of the event loop from which on nothing but orders is taken on, milliseconds. */
const MAX_LOOP_DELAY_MS = 1000
/** The part of the heap's limit from which on the same holds: the rest is for what is in work. */
const MAX_HEAP_PART = 0.9
/** So many in work are no overload, however slow the machine: one visitor's page with its pictures. */
const MIN_IN_WORK = 8

/** Waits for a slot; null: there is no time, or the visitor has left. It is released when the work is done, even if he has left. */
export type AcquireSlot = (rank: Rank, reply?: FastifyReply) => Promise<Release | null>

type QueueMetrics = {
  watchQueue(queue: Pick<RequestQueue, 'running' | 'waiting'>): void
  refused(rank: Rank): void
}

type Overload = {
  acquire: AcquireSlot
  /** Acquires the slot of a request for its hooks; answers 503 where there is no time. */
  acquireFor(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>
  /** Releases the slot that the hooks acquired for a request, where its answer does not pass them. */
  release(reply: FastifyReply): void
}

/** The slots that keep the server within what it can carry: 503 for the rest, orders before pages before pictures before what is expensive. */
export function createOverload(app: FastifyInstance, metrics: QueueMetrics, limits = LIMITS): Overload {
  const { isBusy, isUnderPressure } = watchPressure(app)
  const queue = createRequestQueue(limits, isBusy)
  metrics.watchQueue(queue)
  app.decorateReply('slot', null)

  async function acquire(rank: Rank, reply?: FastifyReply): Promise<Release | null> {
    // The server's own work has no client that waits for it.
    const client = reply ? { address: clientOf(reply.request), response: reply.raw } : { address: '' }
    // A request that holds a slot does not wait for another.
    if (reply) release(reply)
    const isTooMuch = rank !== 'orders' && queue.running >= MIN_IN_WORK && isUnderPressure()
    const slot = isTooMuch ? null : await queue.acquire(rank, client)
    if (!slot && !reply?.raw.destroyed) metrics.refused(rank)
    return slot
  }

  async function acquireFor(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const slot = await acquire(rankOf(request), reply)
    if (!slot) return refuse(request, reply)
    reply.slot = slot
  }

  function release(reply: FastifyReply): void {
    reply.slot?.()
  }

  return { acquire, acquireFor, release }
}

/** Holds each request to the slots, after the hooks that were registered before. */
export function registerOverload(
  app: FastifyInstance,
  { acquireFor, release }: Overload,
  notePending: NotePending = boundPendingResponses(),
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOutside(request) && !bringsBody(request)) return acquireFor(request, reply)
  })
  // A body comes as slowly as its sender likes: until it is there the request is no work.
  app.addHook('preHandler', async (request, reply) => {
    if (!isOutside(request) && bringsBody(request)) return acquireFor(request, reply)
  })
  // The answer is made. Taking it may be slow, and is the client's affair.
  app.addHook('onSend', async (_request, reply, payload) => {
    release(reply)
    notePending(reply.raw)
    return payload
  })
}

function watchPressure(app: FastifyInstance) {
  let used = performance.eventLoopUtilization()
  let isBusy = false
  let isLate = false
  const timer = setInterval(() => {
    const { idle, active, utilization } = performance.eventLoopUtilization(used)
    used = performance.eventLoopUtilization()
    isBusy = utilization >= BUSY
    isLate = idle + active > SAMPLE_MS + MAX_LOOP_DELAY_MS
  }, SAMPLE_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return {
    isBusy: () => isBusy,
    // Without `process.memoryUsage()`: it opens a file, and a process that may open none would end in a timer.
    isUnderPressure() {
      const { used_heap_size, heap_size_limit } = getHeapStatistics()
      return isLate || used_heap_size > MAX_HEAP_PART * heap_size_limit
    },
  }
}

// As the router reads the URL: what it takes for `/graphql` acquires its slot there.
function isOutside({ routeOptions }: FastifyRequest): boolean {
  return OUTSIDE.has(routeOptions.url ?? '')
}

/** True if a body is read before the handler is called. */
function bringsBody({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}
