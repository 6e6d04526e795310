import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../base/clientAddress.ts'
import { createConcurrencyLimit, MIN_CONCURRENCY } from './concurrencyLimit.ts'
import { boundPendingResponses, type NotePending } from './pendingResponses.ts'
import { createRequestQueue, type QueueLimits, type Rank, type Release, type RequestQueue } from './queue.ts'
import { rankOf } from './ranks.ts'
import { refuse } from './refusal.ts'

/** Monitors are answered whatever else is going on; `/graphql` acquires a slot when its body has come: see graphql/index.ts. */
const OUTSIDE = new Set(['/healthz', '/readyz', '/metrics', '/graphql'])
/** The average delay of the event loop in a second from which on nothing but orders is taken on, milliseconds. */
const MAX_LOOP_DELAY_MS = 1000
const SAMPLE_MS = 1000
/** The part of the heap's limit from which on the same holds: the rest is for what is in work. */
const MAX_HEAP_PART = 0.9
/** The server's own work: no client waits for its slot. */
const OWN_WORK = { address: '', isGone: () => false }

/** Waits for a slot; null: there is no time, or the visitor has left. It is released when the work is done, even if he has left. */
export type AcquireSlot = (rank: Rank, reply?: FastifyReply) => Promise<Release | null>

type QueueMetrics = {
  watchQueue(queue: Pick<RequestQueue, 'running' | 'waiting'>): void
  refused(rank: Rank): void
}

type Overload = {
  acquire: AcquireSlot
  /** Releases the slot that the hooks acquired for a request, where its answer does not pass them. */
  release(reply: FastifyReply): void
}

/** Keeps the server within what it can carry: 503 for the rest, orders before pages before pictures before what is expensive. */
export async function registerOverload(
  app: FastifyInstance,
  metrics: QueueMetrics,
  { limits, notePending = boundPendingResponses() }: { limits?: QueueLimits; notePending?: NotePending } = {},
): Promise<Overload> {
  const queue = createRequestQueue(limits, createConcurrencyLimit())
  metrics.watchQueue(queue)
  const slots = new WeakMap<FastifyReply, Release>()
  const isUnderPressure = watchPressure(app)

  async function acquire(rank: Rank, reply?: FastifyReply): Promise<Release | null> {
    const client = reply ? { address: clientOf(reply.request), isGone: () => reply.raw.destroyed } : OWN_WORK
    // A request that holds a slot does not wait for another.
    if (reply) release(reply)
    const isBusy = rank !== 'orders' && queue.running >= MIN_CONCURRENCY && isUnderPressure()
    const slot = isBusy ? null : await queue.acquire(rank, client)
    if (!slot && !client.isGone()) metrics.refused(rank)
    return slot
  }

  async function acquireFor(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const slot = await acquire(rankOf(request), reply)
    if (!slot) return refuse(request, reply)
    slots.set(reply, slot)
  }

  function release(reply: FastifyReply): void {
    slots.get(reply)?.()
  }

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
  return { acquire, release }
}

// Without `process.memoryUsage()`: it opens a file, and a process that may open none would end in a timer.
function watchPressure(app: FastifyInstance): () => boolean {
  const delay = monitorEventLoopDelay()
  delay.enable()
  let isLate = false
  const timer = setInterval(() => {
    // No number where the loop has not turned once in between.
    isLate = !(delay.mean / 1e6 <= MAX_LOOP_DELAY_MS)
    delay.reset()
  }, SAMPLE_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
  return () => {
    const { used_heap_size, heap_size_limit } = getHeapStatistics()
    return isLate || used_heap_size > MAX_HEAP_PART * heap_size_limit
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
