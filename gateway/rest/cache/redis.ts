import { setTimeout } from 'node:timers/promises'
import type { Redis } from 'ioredis'

/** Milliseconds that one command may take. */
const COMMAND_MS = 100
/** Milliseconds that connecting may take. It happens while the server starts, before there are visitors who could wait. */
const CONNECT_MS = 1000

/** A Redis that several servers share, and what all of their keys in it begin with. */
export type SharedRedis = { url: string; prefix: string }

/**
 * Connects to a Redis that the shop can do without: while it is away every command fails at once, and when it hangs within
 * 100 ms. Waits a moment for the connection, so that the first visitors after a start find what other servers know.
 */
export async function connectRedis(url: string): Promise<Redis> {
  // Loaded only where one is configured.
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    commandTimeout: COMMAND_MS,
    connectTimeout: CONNECT_MS,
    enableOfflineQueue: false,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
  })
  // Without a listener an unreachable Redis would end the process.
  redis.on('error', () => {})
  const settled = new Promise<void>((resolve) => {
    redis.once('ready', () => resolve()).once('close', () => resolve())
  })
  await Promise.race([settled, setTimeout(CONNECT_MS, undefined, { ref: false })])
  return redis
}
