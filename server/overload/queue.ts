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
const PATIENCE_MS = { burst: 55_000, standing: 300 }
/** So many times the whole queue was let in and still it is not empty: the overload stands, and whoever waits would wait in vain. */
const STANDING_ROUNDS = 2

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
 * the lowest rank. Under standing overload only those are let in who came a moment ago: the others' visitors have left.
 */
export function createRequestQueue(limits: QueueLimits = LIMITS): RequestQueue {
  const queues: Record<Rank, Waiting[]> = { orders: [], pages: [], pictures: [] }
  let running = 0
  let waiting = 0
  let sinceEmpty = 0

  function dismiss(rank: Rank, one: Waiting): void {
    const place = queues[rank].indexOf(one)
    if (place < 0) return
    queues[rank].splice(place, 1)
    waiting -= 1
    one.settle(false)
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

  function admitNext(): void {
    const isStanding = sinceEmpty > STANDING_ROUNDS * limits.waiting
    const oldest = performance.now() - (isStanding ? PATIENCE_MS.standing : PATIENCE_MS.burst)
    for (const rank of RANKS.filter((name) => running < limits.running[name])) {
      for (let one = queues[rank].shift(); one; one = queues[rank].shift()) {
        waiting -= 1
        const isAdmitted = one.since >= oldest
        one.settle(isAdmitted)
        if (!isAdmitted) continue
        running += 1
        sinceEmpty += 1
        return
      }
    }
  }

  return {
    async enter(rank) {
      if (running < limits.running[rank]) {
        running += 1
        return true
      }
      if (waiting >= limits.waiting && !makeRoom(rank)) return false
      return wait(rank)
    },
    leave() {
      running -= 1
      if (waiting === 0) sinceEmpty = 0
      else admitNext()
    },
    get running() {
      return running
    },
    get waiting() {
      return waiting
    },
  }
}
