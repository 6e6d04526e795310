import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { connectRedis } from '#gateway/rest/rest.ts'
import { WRITES, type Write } from '#gateway/yoga.server.ts'
import { clientOf } from '../base/clientAddress.ts'
import type { Env } from '../base/env.server.ts'
import { perMinuteOfEach } from '../base/log.ts'
import { sharedRedisOf } from '../base/sharedRedis.ts'

/** Counts a write of the client, in headers too: the seconds until it may send the next of its kind; 0: now. */
export type CountMutation = (request: FastifyRequest, reply: FastifyReply, write: Write) => Promise<number>

/** IP addresses with a counter at once, for each kind; the one that was longest silent is dropped for the next. */
const MAX_ADDRESSES = 20_000
const WINDOW_SECONDS = 60

type MutationLimitOptions = {
  env: Env
  log: Pick<Logger, 'error' | 'warn'>
}

/** Bounds each kind of write a minute by IP address, shared through Redis. One that fails limits nobody, and is logged. */
export async function createMutationLimit(
  app: FastifyInstance,
  { env, log }: MutationLimitOptions,
): Promise<CountMutation> {
  const max = env.MUTATIONS_PER_MINUTE
  if (max === 0) return async () => 0
  const shared = sharedRedisOf(env)
  const redis = shared ? await connectRedis(shared.url) : null
  app.addHook('onClose', async () => redis?.disconnect())
  const counters = new Map<Write, ReturnType<FastifyInstance['createRateLimit']>>()
  for (const write of WRITES)
    await app.register(async (scope) => {
      await scope.register(rateLimit, {
        global: false,
        max,
        timeWindow: WINDOW_SECONDS * 1000,
        cache: MAX_ADDRESSES,
        keyGenerator: clientOf,
        ...(shared && redis && { redis, nameSpace: `${shared.prefix}:mutations:${write}:` }),
      })
      counters.set(write, scope.createRateLimit())
    })

  const mayTell = perMinuteOfEach(1)
  return async (request, reply, write) => {
    const isProxied = env.TRUST_PROXY.length === 0 && request.headers['x-forwarded-for'] !== undefined
    if (isProxied && mayTell('proxy'))
      log.warn('a write came through a proxy that TRUST_PROXY does not name: all visitors count as one')
    const counted = await counters
      .get(write)?.(request)
      .catch((error) => {
        const reason = error instanceof Error ? error.message : 'unknown'
        if (mayTell('open')) log.error({ reason }, 'writes are not limited')
      })
    if (!counted || counted.isAllowed) return 0
    const { remaining, isExceeded } = counted
    const seconds = Math.max(1, counted.ttlInSeconds)
    add(reply, 'ratelimit-policy', `"${write}";q=${max};w=${WINDOW_SECONDS}`)
    add(reply, 'ratelimit', `"${write}";r=${remaining};t=${seconds}`)
    return isExceeded ? seconds : 0
  }
}

// One document may name several writes: their allowances are a list.
function add(reply: FastifyReply, name: string, item: string): void {
  const before = reply.getHeader(name)
  reply.header(name, before === undefined ? item : `${before}, ${item}`)
}
