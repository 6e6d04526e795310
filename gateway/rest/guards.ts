import {
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  noop,
  wrap,
} from 'cockatiel'
import type { Method } from './calls/call.ts'
import type { Group } from './job.ts'
import { secondsToWait } from './retry.ts'
import type { Incoming } from './send.ts'

/** Failures in a row after which a service is left alone, and milliseconds until one request tries it again. */
const FAILURES = 5
const PAUSE_MS = 1000
/** Calls of one service at once, and those that may wait for them: a service that hangs must not hold what the others need. */
export const CALLS_AT_ONCE = { GET: 60, POST: 30 }
const CALLS_WAITING = 300

/**
 * Runs one call of a service, or rejects at once while the service is left alone or too much waits for it. While it asks to wait,
 * its refusal is the answer.
 */
type Guard = (
  call: { group: Group; method: Method },
  send: () => Promise<Incoming>,
  signal?: AbortSignal,
) => Promise<Incoming>

/**
 * A bulkhead for reads and one for writes of each service, and with `breaker` a circuit breaker for reads: it counts 429, 5xx and
 * missing answers. Writes do not pass it: an order is worth waiting for. The wait that a service asks for with a 429 holds for all.
 */
export function createGuards(groups: readonly Group[], { breaker }: { breaker: boolean }): Guard {
  const circuit = () =>
    breaker
      ? circuitBreaker(
          handleAll.orWhenResult((answer) => isFailure(answer as Incoming)),
          { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) },
        )
      : noop
  const guards = new Map(
    groups.map((group) => [
      group,
      {
        GET: wrap(bulkhead(CALLS_AT_ONCE.GET, CALLS_WAITING), circuit()),
        POST: bulkhead(CALLS_AT_ONCE.POST, CALLS_WAITING),
      },
    ]),
  )
  const asked = new Map<Group, { answer: Incoming; until: number }>()
  return async ({ group, method }, send, signal) => {
    const guard = guards.get(group)?.[method === 'GET' ? 'GET' : 'POST']
    if (!guard) throw new BulkheadRejectedError(0, 0)
    const { answer: before, until = 0 } = asked.get(group) ?? {}
    const left = Math.ceil((until - Date.now()) / 1000)
    if (before && left > 0) return { ...before, headers: { ...before.headers, 'retry-after': String(left) } }
    const answer = await guard.execute(() => send(), signal)
    const seconds = breaker ? secondsToWait(answer) : 0
    if (seconds > 0) asked.set(group, { answer, until: Date.now() + seconds * 1000 })
    return answer
  }
}

function isFailure({ status }: Incoming): boolean {
  return status === 429 || status >= 500
}
