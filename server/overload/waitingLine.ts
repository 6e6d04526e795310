/** The client that a slot is acquired for. */
export type Client = {
  address: string
  /** It does not wait any more. */
  isGone(): boolean
}

type Waiting = Client & { since: number; turn: number; settle(isAdmitted: boolean): void }

/** How long a request waits, milliseconds: in a burst as long as proxies do; in an overload, while others come. */
export type Patience = { burst: number; overload: number }
const PATIENCE_MS: Patience = { burst: 55_000, overload: 2000 }
/** How often those are looked for who wait no longer, milliseconds: nobody may be done in the meantime. */
const SWEEP_MS = 500

/**
 * Requests of one rank that wait. Clients take turns by what they have waiting and in work. When the oldest has waited for two
 * seconds, the newest come first, and who is late is refused as soon as somebody came since, until nobody waits.
 */
export function createWaitingLine(patience: Patience = PATIENCE_MS) {
  /** The oldest first. */
  let waiting: Waiting[] = []
  /** How many each IP address has waiting and in work. */
  const open = new Map<string, number>()
  let currentTurn = 0
  let isOverloaded = false
  let isSweeping = false

  function count(address: string, change: 1 | -1): void {
    const now = (open.get(address) ?? 0) + change
    if (now > 0) open.set(address, now)
    else open.delete(address)
  }

  function turnOf({ address }: Client): number {
    return currentTurn + (open.get(address) ?? 0)
  }

  function refuse(isRefused: (one: Waiting) => boolean): void {
    const refused = waiting.filter(isRefused)
    if (refused.length === 0) return
    waiting = waiting.filter((one) => !refused.includes(one))
    for (const one of refused) {
      count(one.address, -1)
      one.settle(false)
    }
  }

  /** Refuses those whom nothing needs to be done for any more. */
  function sweep(): void {
    refuse(({ isGone }) => isGone())
    const lateFrom = performance.now() - patience.overload
    const isLate = ({ since }: Waiting) => since <= lateFrom
    isOverloaded ||= waiting.slice(0, 1).some(isLate)
    // When nobody came since it was a burst: there is time for all of them.
    if (isOverloaded && !waiting.slice(-1).every(isLate)) refuse(isLate)
  }

  function sweepOften(): void {
    if (isSweeping) return
    isSweeping = true
    setTimeout(() => {
      isSweeping = false
      sweep()
      if (waiting.length > 0) sweepOften()
    }, SWEEP_MS).unref()
  }

  return {
    get size() {
      return waiting.length
    },
    sweep,
    /** A request that need not wait is in work. */
    begun({ address }: Client): void {
      count(address, 1)
    },
    /** A request that was in work is done. */
    done({ address }: Client): void {
      count(address, -1)
    },
    /** True if the request is let in, some time. */
    wait(client: Client): Promise<boolean> {
      if (waiting.length === 0) isOverloaded = false
      return new Promise((resolve) => {
        const timer = setTimeout(() => refuse((each) => each === one), patience.burst)
        const one: Waiting = {
          ...client,
          since: performance.now(),
          turn: turnOf(client),
          settle(isAdmitted) {
            clearTimeout(timer)
            resolve(isAdmitted)
          },
        }
        waiting.push(one)
        count(client.address, 1)
        sweepOften()
      })
    },
    /** Lets in whose turn it is; false where nobody waits. */
    admit(): boolean {
      sweep()
      const first = (isOverloaded ? waiting.toReversed() : waiting).toSorted((a, b) => a.turn - b.turn)[0]
      if (!first) return false
      currentTurn = Math.max(currentTurn, first.turn)
      const newest = isOverloaded && waiting.findLast(({ address }) => address === first.address)
      const next = newest || first
      first.turn = next.turn
      waiting = waiting.filter((each) => each !== next)
      next.settle(true)
      return true
    },
    /** Refuses whose turn is last: for `instead`, who must have an earlier one, or for anybody. */
    refuseLast(instead?: Client): boolean {
      const last = waiting.toReversed().toSorted((a, b) => b.turn - a.turn)[0]
      if (!last || (instead && turnOf(instead) >= last.turn)) return false
      refuse((each) => each === last)
      return true
    },
  }
}
