import { CALLS, type CallName, type Rest } from './calls/index.ts'
import { createClient } from './client.ts'
import type { RequestOptions, RestOptions } from './options.ts'

export { AccessFileError, type AccessFiles, readAccess, type ServiceAccess } from './access.ts'
export { connectRedis, type SharedRedis } from './cache/redis.ts'
export { readRedisUrl } from './cache/redisUrl.ts'
export { SERVICES } from './calls/call.ts'
export { readCallPaths } from './calls/callPaths.ts'
export { UpstreamError } from './errors.ts'
export type { CallRecord, RestOptions, ServerFailure } from './options.ts'
export type { Rest }

/** Makes the services' functions for one request after another. */
export type RestFactory = ReturnType<typeof createRest>

/** The client of the company's REST services. */
export function createRest(options: RestOptions) {
  const { fetchFor, close } = createClient(options)
  const calls = Object.entries(CALLS)
  return {
    /** The calls of one request: they carry its id, and end for it when its signal does. */
    forRequest: (request: RequestOptions): Rest =>
      // Each answer is checked by the shape of its own call; the compiler cannot follow the pairs.
      Object.fromEntries(
        calls.map(([name, { connect }]) => [
          name,
          connect(fetchFor(name as CallName, request) as never, options),
        ]),
      ) as unknown as Rest,
    /** Ends the connections to the services and to the cache. */
    close,
  }
}
