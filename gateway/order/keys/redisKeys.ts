import { connectRedis } from '../../rest/redis.ts'
import { readRecord } from './keyRecord.ts'
import type { KeyLimits, KeyStore } from './keys.ts'

/** One slot of a cluster, for a script touches a record and the list of all ages. */
const PREFIX = '{sutki:orders}:'
const AGES = `${PREFIX}ages`

/** Keeps keys in a Redis that several servers share. */
export async function openRedisKeys(url: string, { records, ageMs }: KeyLimits): Promise<KeyStore> {
  const redis = await connectRedis(url)
  return {
    find: async (id) => readRecord(await redis.get(PREFIX + id)),
    async claim(id, record) {
      const value = JSON.stringify(record)
      return readRecord(await redis.eval(CLAIM, 2, PREFIX + id, AGES, value, ageMs, record.sentAt, records))
    },
    async replace(id, record) {
      await redis.eval(REPLACE, 1, PREFIX + id, JSON.stringify(record), ageMs)
    },
    async forget(id) {
      await redis.eval(REPLACE, 1, PREFIX + id, '')
    },
    async close() {
      redis.disconnect()
    },
  }
}

// The ages are swept a hundred at a time: a script holds up everybody.
const CLAIM = `
local known = redis.call('GET', KEYS[1])
if known then return known end
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
local known = redis.call('GET', KEYS[1])
if known and cjson.decode(known).state == 'created' then return end
if ARGV[1] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end`
