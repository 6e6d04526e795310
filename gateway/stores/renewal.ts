import { setTimeout } from 'node:timers/promises'

/** Equal work is done once: `share` runs it unless work under the same key is still `running`. */
export function singleFlight<Outcome>() {
  const running = new Map<string, Promise<Outcome>>()
  return {
    running: running as ReadonlyMap<string, Promise<Outcome>>,
    share(key: string, work: () => Promise<Outcome>): Promise<Outcome> {
      const outcome = running.get(key) ?? work().finally(() => running.delete(key))
      running.set(key, outcome)
      return outcome
    },
  }
}

/** The result of `work`, or the old value instead: when it fails, and when it is late. */
export async function orOld<Value>(
  work: Promise<Value>,
  old: Value,
  patienceMs: number,
  onLate?: () => void,
): Promise<Value> {
  const made = work.catch(() => old)
  if (patienceMs === 0) return old
  const patience = new AbortController()
  const late = setTimeout(patienceMs, undefined, { signal: patience.signal })
  const instead = late.then(onLate, () => {}).then(() => old)
  return Promise.race([made, instead]).finally(() => patience.abort())
}

/** When a stored value came, and when the last attempt to get a newer one failed, on the clock of `performance.now()`. */
export type Dated = { at: number; failedAt?: number }

/** Milliseconds: a value is `fresh`, then it is used while a newer one is late or fails; that is tried again after `retry`. */
export type Times = { fresh: number; stale: number; retry: number }

/** True if a value is used without a newer one being loaded. Requests after a failure are no retries of it. */
export function isGood(dated: Dated, times: Times, now = performance.now()): boolean {
  return now - dated.at < times.fresh || (isPutOff(dated, times, now) && isUsable(dated, times, now))
}

/** True if a value may be used in place of a newer one. */
export function isUsable(
  { at }: Dated,
  { fresh, stale }: Omit<Times, 'retry'>,
  now = performance.now(),
): boolean {
  return now - at < fresh + stale
}

/** True if the last attempt failed just now. */
export function isPutOff(
  { failedAt }: Dated,
  { retry }: Pick<Times, 'retry'>,
  now = performance.now(),
): boolean {
  return failedAt !== undefined && now - failedAt < retry
}
