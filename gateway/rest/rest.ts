import { CALLS, type CallName, type Rest } from './calls/index.ts'
import { createClient } from './client.ts'
import type { RequestOptions, RestOptions } from './options.ts'

export { connectRedis } from './redis.ts'
export type { Rest }

/** Makes the services' functions for one request after another. */
export type RestFactory = {
  /** The calls of one request: they carry its id, and end for it when its signal does. */
  forRequest(request: RequestOptions): Rest
  /** Ends the connections to the services and to the cache. */
  close(): Promise<void>
}

/** The client of the company's REST services. */
export function createRest(options: RestOptions): RestFactory {
  const { fetchFor, close } = createClient(options)
  return {
    forRequest(request) {
      const functions = Object.entries(CALLS).map(([name, { connect }]) => [
        name,
        // Each answer was checked by the shape of its own call; the compiler cannot follow the loop.
        connect(fetchFor(name as CallName, request) as never, options),
      ])
      return Object.fromEntries(functions) as Rest
    },
    close,
  }
}
