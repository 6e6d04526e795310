import { connectRedis, ORDER_COMMAND_MS, type SharedRedis } from '../../rest/cache/redis.ts'
import { type KeyLimits, type KeyStore, readRecord } from './keys.ts'

/** Where releases before 1.2 stored the keys, of all shops together. Their keys are found here until they expire. */
const FORMER = '{sutki:orders}:'

/** Stores keys in a Redis that several servers share. */
export async function openRedisKeys(
  { url, prefix }: SharedRedis,
  { records, ageMs }: KeyLimits,
): Promise<KeyStore> {
  const redis = await connectRedis(url, ORDER_COMMAND_MS)
  // One slot of a cluster, for a script touches a record and the list of all ages.
  const own = `{${prefix}:orders}:`
  const former = async (id: string) => readRecord(await redis.get(FORMER + id))
  return {
    find: async (id) => readRecord(await redis.get(own + id)) ?? former(id),
    async claim(id, record) {
      const existing = await former(id)
      const value = JSON.stringify(existing ?? record)
      const { sentAt } = existing ?? record
      return (
        readRecord(await redis.eval(CLAIM, 2, own + id, `${own}ages`, value, ageMs, sentAt, records)) ??
        existing
      )
    },
    async replace(id, record) {
      await redis.eval(REPLACE, 1, own + id, JSON.stringify(record), ageMs)
    },
    async forget(id) {
      for (const place of [own, FORMER]) await redis.eval(REPLACE, 1, place + id, '')
    },
    async close() {
      redis.disconnect()
    },
  }
}

// The ages are swept a hundred at a time: a script holds up everybody.
const CLAIM = `
local existing = redis.call('GET', KEYS[1])
if existing then return existing end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
redis.call('ZADD', KEYS[2], ARGV[3], KEYS[1])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
local old = redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', ARGV[3] - ARGV[2], 'LIMIT', 0, 100)
local extra = math.min(redis.call('ZCARD', KEYS[2]) - ARGV[4], 100)
if extra > #old then old = redis.call('ZRANGE', KEYS[2], 0, extra - 1) end
for _, key in ipairs(old) do
  redis.call('DEL', key)
  redis.call('ZREM', KEYS[2], key)
end
return nil`

const REPLACE = `
local existing = redis.call('GET', KEYS[1])
if existing and cjson.decode(existing).state == 'created' then return end
if ARGV[1] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end`
