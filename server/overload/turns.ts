import { setImmediate } from 'node:timers/promises'

/**
 * One after the other, a turn of the event loop each. Renderings that waited for the same answer would otherwise all run before the
 * process looks at its connections and timers again.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.then(() => setImmediate())
    return last
  }
}
