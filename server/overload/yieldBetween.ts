import { setImmediate } from 'node:timers/promises'

/**
 * Makes callers go on one after the other, each in a turn of the event loop of its own. Renderings that waited for the same answer would
 * otherwise all run before the process looks at its connections and timers again.
 */
export function createYieldBetween(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.then(() => setImmediate())
    return last
  }
}
