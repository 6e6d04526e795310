import type { Logger } from 'pino'
import {
  type OpenOrders,
  type OrderBounds,
  type OrderKeys,
  openOpenOrders,
  openOrderKeys,
  UNBOUNDED,
} from '#gateway/yoga.server.ts'
import { BadEnvironmentError, type Env } from '../base/env.server.ts'
import { sharedRedisOf } from '../base/sharedRedis.ts'

/** The keys of sent orders: in Redis where there is one, else in `DATA_DIR`; throws when that cannot be used. */
export async function orderKeysOf(env: Env, log: Logger): Promise<OrderKeys> {
  return openOrderKeys(placeOf(env, log, 'order keys cannot be stored')).catch(refuse(env))
}

/** The orders of each network, beside the keys; undefined: there may be any number. Throws when `DATA_DIR` cannot be used. */
export async function openOrdersOf(env: Env, log: Logger): Promise<OpenOrders | undefined> {
  if (env.ORDER_MAX_STOCKS === 0) return undefined
  const place = placeOf(env, log, 'open orders cannot be counted')
  return openOpenOrders(place, env.ORDER_MAX_STOCKS).catch(refuse(env))
}

/** The bounds of one order; 0 in the environment means none. */
export function boundsOf({ ORDER_MAX_STOCKS, ORDER_MAX_SUM }: Env): OrderBounds {
  const { stocks, sum } = UNBOUNDED
  return { stocks: ORDER_MAX_STOCKS || stocks, sum: ORDER_MAX_SUM || sum }
}

function placeOf(env: Env, log: Logger, failure: string) {
  // The message alone: the error of a Redis command carries what was to be written.
  const onFailure = (error: unknown) =>
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, failure)
  return { redis: sharedRedisOf(env), dataDir: env.DATA_DIR, onFailure }
}

function refuse({ DATA_DIR }: Env) {
  return (error: Error): never => {
    throw new BadEnvironmentError(`DATA_DIR: ${DATA_DIR} cannot be used: ${error.message}`)
  }
}
