import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { connectRedis } from '#gateway/rest/rest.ts'
import type { Env } from './env.server.ts'

/** Counts a mutation of the request's client: the seconds until it may send the next, 0: it may send this one. */
export type CountMutation = (request: FastifyRequest) => Promise<number>

/** Addresses that are remembered at once; the one that was longest silent is forgotten for the next. */
const MAX_ADDRESSES = 20_000

/**
 * Orders, feedback and traffic sources by address, at most so many a minute: shared by servers through Redis where it is set. A Redis
 * that fails limits nobody.
 */
export async function createMutationLimit(
  app: FastifyInstance,
  { MUTATIONS_PER_MINUTE, REDIS_URL }: Pick<Env, 'MUTATIONS_PER_MINUTE' | 'REDIS_URL'>,
): Promise<CountMutation> {
  if (MUTATIONS_PER_MINUTE === 0) return async () => 0
  const redis = REDIS_URL === undefined ? null : await connectRedis(REDIS_URL)
  app.addHook('onClose', async () => redis?.disconnect())
  await app.register(rateLimit, {
    global: false,
    max: MUTATIONS_PER_MINUTE,
    timeWindow: 60_000,
    cache: MAX_ADDRESSES,
    // An IPv6 client has all the addresses of such a network.
    ipv6Subnet: 64,
    skipOnError: true,
    nameSpace: 'sutki:mutations:',
    ...(redis && { redis }),
  })
  const count = app.createRateLimit()
  return async (request) => {
    const counted = await count(request).catch(() => null)
    return counted && !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : 0
  }
}
