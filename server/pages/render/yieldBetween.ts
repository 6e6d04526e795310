import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** Turns of the event loop for which a rendering waits for new connections at most. */
const MOST_TURNS = 32

/**
 * Makes callers go on one after the other, each in a turn of the event loop of its own. Renderings that waited for the same answer would
 * otherwise all run before the process looks at its connections and timers again. A turn accepts one connection: as long as some are
 * waiting, the next rendering waits for them.
 */
export function createYieldBetween(server: Server): () => Promise<void> {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  const yieldOnce = async () => {
    let before: number
    let turns = 0
    do {
      before = accepted
      await setImmediate()
      turns += 1
    } while (accepted > before && turns < MOST_TURNS)
  }
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.then(yieldOnce)
    return last
  }
}
