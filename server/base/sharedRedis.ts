import { createHash } from 'node:crypto'
import path from 'node:path'
import type { SharedRedis } from '#gateway/rest/rest.ts'
import { type Env, servicePathsOf } from './env.server.ts'

/** The Redis that this shop's servers share, if any. Its keys name the services, so that two shops on one Redis stay apart. */
export function sharedRedisOf(env: Env): SharedRedis | undefined {
  if (env.REDIS_URL === undefined) return undefined
  const { catalog, content, product, notifications } = servicePathsOf(env)
  const services = JSON.stringify([servicesOf(env), catalog, content, product, notifications])
  const hash = createHash('sha256').update(services).digest('hex').slice(0, 16)
  return { url: env.REDIS_URL, prefix: `${env.REDIS_PREFIX}:${hash}` }
}

/** The embedded services may have another port after each start, so their folder identifies them. */
function servicesOf({ UPSTREAM_URL, UPSTREAM_PORT, DATA_DIR }: Env): string {
  const isEmbedded = UPSTREAM_URL === undefined || UPSTREAM_URL === `http://127.0.0.1:${UPSTREAM_PORT}`
  return isEmbedded ? path.resolve(DATA_DIR) : new URL(UPSTREAM_URL).href
}
