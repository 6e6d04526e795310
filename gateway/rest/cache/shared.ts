import { LANGUAGE } from '#company/constants.ts'
import { connectRedis, type SharedRedis } from './redis.ts'

/** Milliseconds for which a Redis that failed is left alone. */
const PAUSE_MS = 5000
/** Larger answers are fetched again rather than sent around. */
const MAX_BYTES = 512 * 1024
/** Longer keys are those of visitors' long lists, which nobody else requests. */
const MAX_KEY_LENGTH = 1000
/** Each body follows the time when it came, in milliseconds of the clock; the servers' clocks may differ a little. */
const STAMP_BYTES = 8
const MAX_SKEW_MS = 5000

/** An answer as a service sent it, and its age in milliseconds. */
type SharedAnswer = { body: Uint8Array; age: number }

/** Answers that servers share through Redis, checked by each reader. Nothing here rejects: a Redis that fails has nothing. */
type SharedAnswers = {
  get(key: string): Promise<SharedAnswer | null>
  set(key: string, body: Uint8Array, seconds: number): Promise<void>
  delete(key: string): Promise<void>
  close(): void
}

export async function connectSharedAnswers(
  { url, prefix }: SharedRedis,
  onError = () => {},
): Promise<SharedAnswers> {
  const redis = await connectRedis(url, undefined, onError)
  const named = (key: string) => `${prefix}:answer:${LANGUAGE}:${key}`
  let pausedUntil = 0

  async function attempt<Result>(key: string, command: () => Promise<Result>): Promise<Result | null> {
    if (key.length > MAX_KEY_LENGTH || performance.now() < pausedUntil || redis.status !== 'ready')
      return null
    try {
      return await command()
    } catch {
      onError()
      pausedUntil = performance.now() + PAUSE_MS
      return null
    }
  }

  return {
    async get(key) {
      const found = await attempt(key, () => redis.getBuffer(named(key)))
      if (!found || found.byteLength < STAMP_BYTES) return null
      const age = Date.now() - found.readDoubleBE()
      return age > -MAX_SKEW_MS ? { body: found.subarray(STAMP_BYTES), age: Math.max(0, age) } : null
    },
    async set(key, body, seconds) {
      if (body.byteLength > MAX_BYTES) return
      const stamp = Buffer.alloc(STAMP_BYTES)
      stamp.writeDoubleBE(Date.now())
      await attempt(key, () => redis.set(named(key), Buffer.concat([stamp, body]), 'EX', seconds))
    },
    async delete(key) {
      await attempt(key, () => redis.del(named(key)))
    },
    close: () => redis.disconnect(),
  }
}
