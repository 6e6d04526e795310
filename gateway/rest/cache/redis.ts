import { setTimeout } from 'node:timers/promises'
import type { Cluster, Redis } from 'ioredis'
import { readRedisUrl } from './redisUrl.ts'

/** Milliseconds that one command may take: a service would answer as soon. */
const COMMAND_MS = 100
/**
 * Milliseconds that a command about an order may take: an order that was made would be unknown. A process that is busy itself sees late
 * what came in time.
 */
export const ORDER_COMMAND_MS = 1000
/** Milliseconds that connecting may take. It happens while the server starts, before there are visitors who could wait. */
const CONNECT_MS = 1000

/** A Redis that several servers share, and what all of their keys in it begin with. */
export type SharedRedis = { url: string; prefix: string }

/**
 * Connects to a Redis that the shop can do without: while it is away commands fail at once, and `onError` hears of every try to
 * connect. Waits a moment for the connection.
 */
export async function connectRedis(
  url: string,
  commandTimeout = COMMAND_MS,
  onError = () => {},
): Promise<Redis | Cluster> {
  const redis = await clientFor(url, commandTimeout)
  // Without a listener an unreachable Redis would end the process.
  redis.on('error', onError)
  const settled = new Promise<void>((resolve) => {
    redis.once('ready', () => resolve()).once('close', () => resolve())
  })
  await Promise.race([settled, setTimeout(CONNECT_MS, undefined, { ref: false })])
  return redis
}

async function clientFor(url: string, commandTimeout: number): Promise<Redis | Cluster> {
  const target = readRedisUrl(url)
  if (!target) throw new Error('REDIS_URL has an unknown form')
  // Loaded only where one is configured.
  const { Cluster, Redis } = await import('ioredis')
  const { kind, nodes, tls, username, password, db, primary } = target
  const options = {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: {} }),
    commandTimeout,
    connectTimeout: CONNECT_MS,
    enableOfflineQueue: false,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
  }
  if (kind === 'cluster') return new Cluster(nodes, { redisOptions: options, enableOfflineQueue: false })
  if (kind === 'sentinel' && primary !== undefined)
    return new Redis({ ...options, db, sentinels: nodes, name: primary, enableTLSForSentinelMode: tls })
  return new Redis({ ...options, db, ...nodes[0] })
}
