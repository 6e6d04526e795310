import type { Rest } from '../rest/calls/index.ts'
import type { CallRecord } from '../rest/options.ts'

/** The REST calls of one operation, and its estimate. */
export type Trace = {
  calls: CallRecord[]
  /** How many products each collected call was made for. */
  batches: number[]
  /** The estimated cost, and the largest number of calls; null where nothing was estimated. */
  cost: number | null
  upstreamCalls: number | null
  /** The answer is about one client's dates or order: no cache may keep it. */
  isPrivate: boolean
  /** Seconds after which the answer is wrong whatever its calls say: it names the day. */
  validFor: number
}

/** The same services, and a promise for the moment at which none of this request's calls is in flight. */
export function trackCalls(rest: Rest): { rest: Rest; idle: () => Promise<void> } {
  let inFlight = 0
  const waiting: (() => void)[] = []

  function settle(): void {
    inFlight -= 1
    if (inFlight > 0) return
    for (const resolve of waiting.splice(0)) resolve()
  }

  const tracked = new Proxy(rest, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver)
      if (typeof call !== 'function') return call
      return (...args: unknown[]) => {
        const answer = Promise.resolve(Reflect.apply(call, target, args) as Promise<unknown>)
        inFlight += 1
        answer.then(settle, settle)
        return answer
      }
    },
  })

  // Loaders that wait at the same time go on together: none waits for the calls of another.
  let next: Promise<void> | null = null

  function idle(): Promise<void> {
    next ??= untilIdle().then(() => {
      next = null
    })
    return next
  }

  async function untilIdle(): Promise<void> {
    // Resolvers that go on with an answer may call more: look again once they have run.
    do {
      if (inFlight > 0) await new Promise<void>((resolve) => waiting.push(resolve))
      await new Promise<void>((resolve) => setImmediate(resolve))
    } while (inFlight > 0)
  }

  return { rest: tracked, idle }
}
