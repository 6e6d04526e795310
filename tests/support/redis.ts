import { onTestFinished } from 'vitest'
import { type RedisServer, spawnRedis } from './redisServer.ts'

/** A redis-server for one test, on a free port or on `port`. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const redis = await spawnRedis(port)
  onTestFinished(redis.kill)
  return redis
}
