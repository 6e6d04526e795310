import type { ConcurrencyLimit } from './concurrencyLimit.ts'
import { type Client, createWaitingLine, type Patience } from './waitingLine.ts'

/** The ranks of requests, the first to be let in first, when not all can be. `expensive` takes many times the work of a page. */
const RANKS = ['orders', 'pages', 'pictures', 'expensive'] as const
export type Rank = (typeof RANKS)[number]

export type QueueLimits = {
  /** Requests in work at once, up to which one of each rank may begin; of expensive ones, how many of them alone. */
  running: Record<Rank, number>
  /** Requests that wait for one of them to end: a burst, as after a mailing. */
  waiting: number
  patience?: Patience
}

const LIMITS: QueueLimits = {
  running: { orders: 100, pages: 90, pictures: 60, expensive: 3 },
  waiting: 500,
}

/** So many orders of one IP address come first at once, waiting or in work; more of them take turns with pages. */
const FIRST_ORDERS = 4

/** Ends the work that a slot was acquired for. */
export type Release = () => void

export type RequestQueue = {
  /** A slot to work on a request in; null: there is no time for it, or its client is gone. */
  acquire(rank: Rank, client: Client): Promise<Release | null>
  readonly running: number
  readonly waiting: number
}

/**
 * Bounds requests in work and waiting. A full queue refuses of the lowest rank whoever's turn is last; orders alone are not held to
 * `concurrency`.
 */
export function createRequestQueue(
  limits: QueueLimits = LIMITS,
  concurrency?: ConcurrencyLimit,
): RequestQueue {
  const lines = {
    orders: createWaitingLine(limits.patience),
    pages: createWaitingLine(limits.patience),
    pictures: createWaitingLine(limits.patience),
    expensive: createWaitingLine(limits.patience),
  }
  let running = 0
  let expensive = 0
  /** Of each IP address, how many orders come first. */
  const firstOrders = new Map<string, number>()

  function waiting(): number {
    return RANKS.reduce((sum, rank) => sum + lines[rank].size, 0)
  }

  function mayBegin(rank: Rank): boolean {
    const limit = limits.running[rank]
    if (rank === 'orders') return running < limit
    const most = concurrency?.current() ?? Number.POSITIVE_INFINITY
    const held = Math.ceil(limit * Math.min(1, most / limits.running.pages))
    return rank === 'expensive' ? expensive < held && mayBegin('pictures') : running < held
  }

  /** True if one more may wait, where needed instead of another. */
  function makeRoom(rank: Rank, client: Client): boolean {
    if (waiting() < limits.waiting) return true
    for (const each of RANKS) lines[each].sweep()
    if (waiting() < limits.waiting) return true
    const lower = RANKS.slice(RANKS.indexOf(rank) + 1).toReversed()
    return lower.some((each) => lines[each].refuseLast()) || lines[rank].refuseLast(client)
  }

  function change(rank: Rank, by: 1 | -1): void {
    running += by
    if (rank === 'expensive') expensive += by
  }

  function rankFor(requested: Rank, { address }: Client): Rank {
    if (requested !== 'orders') return requested
    const first = firstOrders.get(address) ?? 0
    if (first >= FIRST_ORDERS) return 'pages'
    firstOrders.set(address, first + 1)
    return 'orders'
  }

  /** An order was made or given up. */
  function noteOver(rank: Rank, { address }: Client): void {
    if (rank !== 'orders') return
    const first = (firstOrders.get(address) ?? 0) - 1
    if (first > 0) firstOrders.set(address, first)
    else firstOrders.delete(address)
  }

  /** Lets in whoever is next; false where nobody may be. */
  function admitNext(): boolean {
    const rank = RANKS.find((each) => lines[each].size > 0 && mayBegin(each))
    if (rank && lines[rank].admit()) change(rank, 1)
    return rank !== undefined
  }

  function releaseOnce(rank: Rank, client: Client): Release {
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      lines[rank].done(client)
      noteOver(rank, client)
      change(rank, -1)
      concurrency?.noteDone()
      while (admitNext());
    }
  }

  return {
    async acquire(requested, client) {
      if (client.isGone()) return null
      const rank = rankFor(requested, client)
      if (mayBegin(rank)) {
        change(rank, 1)
        lines[rank].begun(client)
      } else if (!makeRoom(rank, client) || !(await lines[rank].wait(client))) {
        noteOver(rank, client)
        return null
      }
      return releaseOnce(rank, client)
    },
    get running() {
      return running
    },
    get waiting() {
      return waiting()
    },
  }
}
