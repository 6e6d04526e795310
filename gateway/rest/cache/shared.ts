import { LANGUAGE } from '#company/constants.ts'
import { createAttempts } from '../../stores/attempts.ts'
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

/** Answers that servers share through Redis, checked by each reader. Nothing here rejects: a Redis that fails has nothing. */
export async function connectSharedAnswers({ url, prefix }: SharedRedis, onError = () => {}) {
  const redis = await connectRedis(url, undefined, onError)
  const named = (key: string) => `${prefix}:answer:${LANGUAGE}:${key}`
  const attempt = createAttempts(redis, onError, PAUSE_MS)

  async function use<Result>(key: string, command: Parameters<typeof attempt<Result>>[0]) {
    return key.length > MAX_KEY_LENGTH || redis.status !== 'ready' ? undefined : attempt(command)
  }

  return {
    /** An answer as a service sent it, and its age in milliseconds. */
    async get(key: string) {
      const found = await use(key, () => redis.getBuffer(named(key)))
      if (!found || found.byteLength < STAMP_BYTES) return null
      const age = Date.now() - found.readDoubleBE()
      return age > -MAX_SKEW_MS ? { body: found.subarray(STAMP_BYTES), age: Math.max(0, age) } : null
    },
    async set(key: string, body: Uint8Array, seconds: number) {
      if (body.byteLength > MAX_BYTES) return
      const stamp = Buffer.alloc(STAMP_BYTES)
      stamp.writeDoubleBE(Date.now())
      await use(key, () => redis.set(named(key), Buffer.concat([stamp, body]), 'EX', seconds))
    },
    async delete(key: string) {
      await use(key, () => redis.del(named(key)))
    },
    close: () => redis.disconnect(),
  }
}
