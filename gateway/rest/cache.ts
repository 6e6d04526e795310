import { BentoCache, bentostore, errors } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import { type CacheTimes, NOT_FOUND_SECONDS } from './cachePolicy.ts'

/** Remembers answers. Errors are never kept; while the service fails, the last good answer stands in for `stale` seconds. */
export type AnswerCache = {
  /** The remembered value, or what `load` brings. A null (the service has none) is kept for a short time only. */
  getOrSet(key: string, times: CacheTimes, load: () => Promise<unknown>): Promise<unknown>
  close(): Promise<void>
}

/** Answers kept in this process. Each is at most what one answer may be, most are a few kilobytes. */
const MOST_ENTRIES = 1000
/** Milliseconds after which a stale answer is preferred to waiting. The service's answer is kept when it comes. */
const PATIENCE = 200
/** Milliseconds that one command to Redis may take; after a failure it is left alone for the pause. */
const REDIS_PATIENCE = 100
const REDIS_PAUSE = 5000

/** A cache in the process, and behind it, when `redisUrl` is given, one that several servers share. */
export async function createAnswerCache(redisUrl?: string): Promise<AnswerCache> {
  const memory = bentostore().useL1Layer(memoryDriver({ maxItems: MOST_ENTRIES, serialize: false }))
  // biome-ignore lint/correctness/useHookAtTopLevel: the name begins with `use`, but this is no React hook.
  const store = redisUrl ? memory.useL2Layer(await redisLayer(redisUrl)) : memory
  const bento = new BentoCache({
    default: 'answers',
    stores: { answers: store },
    timeout: PATIENCE,
    l2CircuitBreakerDuration: REDIS_PAUSE,
  })

  return {
    async getOrSet(key, { fresh, stale }, load) {
      if (await bento.has({ key: `none:${key}` })) return null
      let none = false
      try {
        const value = await bento.getOrSet<unknown>({
          key,
          ttl: fresh * 1000,
          grace: (fresh + stale) * 1000,
          factory: async ({ skip }) => {
            const loaded = await load()
            if (loaded !== null) return loaded
            none = true
            await bento.set({ key: `none:${key}`, value: true, ttl: NOT_FOUND_SECONDS * 1000, grace: false })
            return skip()
          },
        })
        if (none) await bento.delete({ key })
        return value ?? null
      } catch (error) {
        // The cache wraps what the load threw: callers know the cause, not the wrapper.
        throw error instanceof errors.E_FACTORY_ERROR && error.cause ? error.cause : error
      }
    },
    close: () => bento.disconnectAll(),
  }
}

// Loaded only where a shared cache is configured.
async function redisLayer(url: string) {
  const [{ redisDriver }, { Redis }] = await Promise.all([
    import('bentocache/drivers/redis'),
    import('ioredis'),
  ])
  const connection = new Redis(url, {
    commandTimeout: REDIS_PATIENCE,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
  })
  // Without a listener an unreachable Redis would end the process; its absence only costs shared answers.
  connection.on('error', () => {})
  return redisDriver({ connection, prefix: 'sutki' })
}
