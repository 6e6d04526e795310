import type { Logger } from 'pino'
import { type OrderKeys, openOrderKeys } from '#gateway/yoga.server.ts'
import { BadEnvironmentError, type Env } from './env.server.ts'
import { sharedRedisOf } from './sharedRedis.ts'

/**
 * The keys of the orders that were sent: in Redis where one is configured, else in `DATA_DIR`.
 * @throws BadEnvironmentError when `DATA_DIR` cannot be used.
 */
export async function orderKeysOf(env: Env, log: Logger): Promise<OrderKeys> {
  const { DATA_DIR } = env
  // The message alone: the error of a Redis command carries what was to be written.
  const onFailure = (error: unknown) =>
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'order keys cannot be kept')
  return openOrderKeys({ redis: sharedRedisOf(env), dataDir: DATA_DIR, onFailure }).catch((error: Error) => {
    throw new BadEnvironmentError(`DATA_DIR: ${DATA_DIR} cannot be used: ${error.message}`)
  })
}
