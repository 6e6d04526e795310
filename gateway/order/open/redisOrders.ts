import { connectRedis, ORDER_COMMAND_MS, type SharedRedis } from '../../rest/cache/redis.ts'
import type { OpenStore } from './openStore.ts'

/** Longer than from today to the end of any rental. */
const RETENTION_MS = 600 * 24 * 60 * 60 * 1000

/** Counts open orders in a Redis that several servers share. */
export async function openRedisOrders({ url, prefix }: SharedRedis, maxRecords: number): Promise<OpenStore> {
  const redis = await connectRedis(url, ORDER_COMMAND_MS)
  // One slot of a cluster, for a script touches all orderers of an order.
  const own = `{${prefix}:orders}:open:`
  const secretKey = `${own}secret`
  // The orderers by the last day of what they have open.
  const ends = `${own}ends`
  return {
    async secret(fresh) {
      const [, [, secret] = []] = (await redis.multi().setnx(secretKey, fresh).get(secretKey).exec()) ?? []
      if (typeof secret !== 'string') throw new Error('no secret in Redis')
      return secret
    },
    async take({ id, orderers, start, end, stocks }, bounds, today) {
      const keys = [ends, ...orderers.map((orderer) => own + orderer)]
      const values = [
        id,
        start,
        end,
        stocks,
        today,
        bounds.openOrders,
        bounds.stocks,
        maxRecords,
        RETENTION_MS,
      ]
      return (await redis.eval(TAKE, keys.length, ...keys, ...values)) === 1
    },
    async drop(id, orderers) {
      for (const orderer of orderers) await redis.hdel(own + orderer, id)
    },
    async close() {
      redis.disconnect()
    },
  }
}

// An orderer is a hash of order to first day, last day and stocks. Orderers are swept a hundred at a time: a script holds up everybody.
const TAKE = `
local id, start, last, stocks, today = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), ARGV[5]
for i = 2, #KEYS do
  local orders, taken = 1, stocks
  local existing = redis.call('HGETALL', KEYS[i])
  for j = 1, #existing, 2 do
    local first, until_, share = string.match(existing[j + 1], '^(%S+) (%S+) (%S+)$')
    if until_ < today then
      redis.call('HDEL', KEYS[i], existing[j])
    elseif existing[j] ~= id then
      orders = orders + 1
      if first <= last and until_ >= start then taken = taken + tonumber(share) end
    end
  end
  if orders > tonumber(ARGV[6]) or taken > tonumber(ARGV[7]) then return 0 end
end
local day = tonumber((string.gsub(last, '-', '')))
for i = 2, #KEYS do
  redis.call('HSET', KEYS[i], id, start .. ' ' .. last .. ' ' .. ARGV[4])
  redis.call('PEXPIRE', KEYS[i], ARGV[9])
  redis.call('ZADD', KEYS[1], 'GT', day, KEYS[i])
end
redis.call('PEXPIRE', KEYS[1], ARGV[9])
local ended = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', '(' .. string.gsub(today, '-', ''), 'LIMIT', 0, 100)
local extra = math.min(redis.call('ZCARD', KEYS[1]) - tonumber(ARGV[8]), 100)
if extra > #ended then ended = redis.call('ZRANGE', KEYS[1], 0, extra - 1) end
for _, key in ipairs(ended) do
  redis.call('DEL', key)
  redis.call('ZREM', KEYS[1], key)
end
return 1`
