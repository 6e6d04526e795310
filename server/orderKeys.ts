import type { Logger } from 'pino'
import { type OrderKeys, openOrderKeys } from '#gateway/yoga.server.ts'
import { BadEnvironmentError, type Env } from './env.server.ts'

/**
 * The keys of the orders that were sent: in Redis where one is configured, else in `DATA_DIR`.
 * @throws BadEnvironmentError when `DATA_DIR` cannot be used.
 */
export async function orderKeysOf({ REDIS_URL, DATA_DIR }: Env, log: Logger): Promise<OrderKeys> {
  // The message alone: the error of a Redis command carries what was to be written.
  const onFailure = (error: unknown) =>
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'order keys cannot be kept')
  return openOrderKeys({ redisUrl: REDIS_URL, dataDir: DATA_DIR, onFailure }).catch((error: Error) => {
    throw new BadEnvironmentError(`DATA_DIR: ${DATA_DIR} cannot be used: ${error.message}`)
  })
}
