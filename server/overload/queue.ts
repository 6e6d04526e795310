import type { Writable } from 'node:stream'

/** The ranks of requests, the first to be let in first, when not all can be. `expensive` takes many times the work of a page. */
const RANKS = ['orders', 'pages', 'pictures', 'expensive'] as const
export type Rank = (typeof RANKS)[number]

export type QueueLimits = {
  /** Requests in work at once, up to which one of each rank may begin; of expensive ones, how many of them alone. */
  running: Record<Rank, number>
  waiting: number
  /** The longest that a request waits. */
  patienceMs: Record<Rank, number>
}

/** More orders of one IP address at once have the rank of pages. */
const MAX_ORDERS = 4
/** The part of their slots that all ranks but orders have on a busy machine: more of them would only make each take longer. */
const BUSY_PART = 0.1
/** More than the binary logarithm of any client's requests. */
const RANK_STEP = 100

/** The client that a slot is acquired for, and the response that closes when it leaves. */
type Client = { address: string; response?: Pick<Writable, 'destroyed' | 'once'> }

/** Ends the work that a slot was acquired for. */
export type Release = () => void

/** The lowest `order` is next. */
type Waiting = { rank: Rank; order: number; settle(isAdmitted: boolean): void }

export type RequestQueue = {
  /** A slot to work on a request in; null: there is no time for it, or its client has left. */
  acquire(rank: Rank, client: Client): Promise<Release | null>
  readonly running: number
  readonly waiting: number
}

/**
 * Bounds requests in work and waiting. Of a rank the client with the fewest requests comes first, by powers of two, then the newest
 * request, since in an overload the oldest would come too late for its visitor. A full queue refuses the last one.
 */
export function createRequestQueue(limits: QueueLimits, isBusy: () => boolean = () => false): RequestQueue {
  /** The next first. */
  const waiting: Waiting[] = []
  /** Requests of each rank and IP address that wait or are in work. */
  const open = new Map<string, number>()
  let running = 0
  let expensive = 0

  function mayBegin(rank: Rank): boolean {
    const limit = Math.ceil(limits.running[rank] * (rank !== 'orders' && isBusy() ? BUSY_PART : 1))
    return rank === 'expensive' ? expensive < limit && mayBegin('pictures') : running < limit
  }

  function admitAll(): void {
    for (const one of waiting.slice()) if (mayBegin(one.rank)) one.settle(true)
  }

  function count(key: string, by: 1 | -1): void {
    const now = (open.get(key) ?? 0) + by
    if (now > 0) open.set(key, now)
    else open.delete(key)
  }

  function run(rank: Rank, by: 1 | -1): void {
    running += by
    if (rank === 'expensive') expensive += by
  }

  function acquire(requested: Rank, { address, response }: Client): Promise<Release | null> {
    const isOneTooMany = requested === 'orders' && (open.get(`orders ${address}`) ?? 0) >= MAX_ORDERS
    const rank = isOneTooMany ? 'pages' : requested
    const key = `${rank} ${address}`
    return new Promise((resolve) => {
      const share = Math.floor(Math.log2(1 + (open.get(key) ?? 0)))
      const order = RANKS.indexOf(rank) * RANK_STEP + share
      const one: Waiting = { rank, order, settle }
      const timer = setTimeout(settle, limits.patienceMs[rank], false).unref()
      let isReleased = false

      function settle(isAdmitted: boolean): void {
        const index = waiting.indexOf(one)
        if (index < 0) return
        waiting.splice(index, 1)
        clearTimeout(timer)
        if (isAdmitted) run(rank, 1)
        else count(key, -1)
        resolve(isAdmitted ? release : null)
      }
      function release(): void {
        if (isReleased) return
        isReleased = true
        count(key, -1)
        run(rank, -1)
        admitAll()
      }

      count(key, 1)
      const later = waiting.findIndex((other) => other.order >= order)
      waiting.splice(later < 0 ? waiting.length : later, 0, one)
      response?.once('close', () => settle(false))
      if (response?.destroyed) settle(false)
      admitAll()
      if (waiting.length > limits.waiting) waiting.at(-1)?.settle(false)
    })
  }

  return {
    acquire,
    get running() {
      return running
    },
    get waiting() {
      return waiting.length
    },
  }
}
