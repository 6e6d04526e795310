import type { Pace } from './pace.ts'

/** Who is let in first, when not all can be. */
const RANKS = ['orders', 'pages', 'pictures'] as const
export type Rank = (typeof RANKS)[number]

export type QueueLimits = {
  /**
   * Requests in work at once, up to which one of each rank may begin: more would not be done sooner, and each takes memory. What
   * hangs at a service leaves places for orders.
   */
  running: Record<Rank, number>
  /** Requests that wait for one of them to end: a burst, as after a mailing. */
  waiting: number
}

const LIMITS: QueueLimits = { running: { orders: 100, pages: 90, pictures: 60 }, waiting: 500 }
/** How long a request waits, milliseconds: in a burst as long as proxies do, under standing overload not long. */
const PATIENCE_MS = { burst: 55_000, standing: 250 }
type Waiting = { since: number; settle(isAdmitted: boolean): void }

export type RequestQueue = {
  /** Whether the request may be worked on now; whoever is let in calls `leave` once. */
  enter(rank: Rank): Promise<boolean>
  leave(): void
  readonly running: number
  readonly waiting: number
}

/**
 * Holds the server to a bounded number of requests in work, and of requests that wait for that. A full queue refuses the newest of
 * the lowest rank. When more had to wait, since nobody did, than may at once, the overload stands: then those are let in who came a moment
 * ago, for the others' visitors have left. Where `pace` says fewer, pages and pictures are held to that.
 */
export function createRequestQueue(limits: QueueLimits = LIMITS, pace?: Pace): RequestQueue {
  const queues: Record<Rank, Waiting[]> = { orders: [], pages: [], pictures: [] }
  let running = 0
  let waiting = 0
  let cameSinceEmpty = 0

  function mostRunning(rank: Rank): number {
    const most = limits.running[rank]
    if (rank === 'orders' || !pace) return most
    return Math.ceil(most * Math.min(1, pace.most() / limits.running.pages))
  }

  function dismiss(rank: Rank, one: Waiting): void {
    const place = queues[rank].indexOf(one)
    if (place < 0) return
    queues[rank].splice(place, 1)
    settle(one, false)
  }

  /** Makes room for a request of this rank by refusing one of a lower; false where there is none. */
  function makeRoom(rank: Rank): boolean {
    const lower = RANKS.slice(RANKS.indexOf(rank) + 1).toReversed()
    const full = lower.find((name) => queues[name].length > 0)
    const last = full && queues[full].at(-1)
    if (!last) return false
    dismiss(full, last)
    return true
  }

  function wait(rank: Rank): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => dismiss(rank, one), PATIENCE_MS.burst)
      const one: Waiting = {
        since: performance.now(),
        settle(isAdmitted) {
          clearTimeout(timer)
          resolve(isAdmitted)
        },
      }
      queues[rank].push(one)
      waiting += 1
    })
  }

  function nextOf(rank: Rank): Waiting | undefined {
    const queue = queues[rank]
    if (cameSinceEmpty <= limits.waiting) return queue.shift()
    const oldest = performance.now() - PATIENCE_MS.standing
    const fresh = queue.findIndex(({ since }) => since >= oldest)
    // When nobody came a moment ago it was a burst: the server has the time for all of them.
    if (fresh < 0) return queue.pop()
    for (const late of queue.splice(0, fresh)) settle(late, false)
    return queue.shift()
  }

  function settle(one: Waiting, isAdmitted: boolean): void {
    waiting -= 1
    one.settle(isAdmitted)
  }

  /** Lets in whoever is next; false where nobody may be. */
  function admitNext(): boolean {
    for (const rank of RANKS.filter((name) => running < mostRunning(name))) {
      const next = nextOf(rank)
      if (!next) continue
      running += 1
      settle(next, true)
      return true
    }
    return false
  }

  return {
    async enter(rank) {
      if (waiting === 0) cameSinceEmpty = 0
      if (running < mostRunning(rank)) {
        running += 1
        return true
      }
      cameSinceEmpty += 1
      if (waiting >= limits.waiting && !makeRoom(rank)) return false
      return wait(rank)
    },
    leave() {
      running -= 1
      pace?.done()
      while (waiting > 0 && admitNext());
    },
    get running() {
      return running
    },
    get waiting() {
      return waiting
    },
  }
}
