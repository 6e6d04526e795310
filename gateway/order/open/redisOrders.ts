import { connectRedis, ORDER_COMMAND_MS, type SharedRedis } from '../../rest/cache/redis.ts'
import { MAX_ORDERS, OPEN_MS, type OpenStore } from './openStore.ts'

/** Counts orders in a Redis that several servers share. */
export async function openRedisOrders({ url, prefix }: SharedRedis): Promise<OpenStore> {
  const redis = await connectRedis(url, ORDER_COMMAND_MS)
  const own = `{${prefix}:orders}:open:`
  const secretKey = `${own}secret`
  return {
    async secret(fresh) {
      const [, [, secret] = []] = (await redis.multi().setnx(secretKey, fresh).get(secretKey).exec()) ?? []
      if (typeof secret !== 'string') throw new Error('no secret in Redis')
      return secret
    },
    async take({ id, network, start, end, stocks, at }, maxStocks) {
      const values = [id, start, end, stocks, at, OPEN_MS, MAX_ORDERS, maxStocks]
      return (await redis.eval(TAKE, 1, own + network, ...values)) === 1
    },
    async drop({ id, network }) {
      await redis.hdel(own + network, id)
    },
    async forget() {
      await redis.del(secretKey)
    },
    async close() {
      redis.disconnect()
    },
  }
}

// A network is a hash of order to first day, last day, stocks and time.
const TAKE = `
local id, start, last = ARGV[1], ARGV[2], ARGV[3]
local orders, taken = 0, tonumber(ARGV[4])
local since = tonumber(ARGV[5]) - tonumber(ARGV[6])
local existing = redis.call('HGETALL', KEYS[1])
for i = 1, #existing, 2 do
  local first, until_, stocks, at = string.match(existing[i + 1], '^(%S+) (%S+) (%S+) (%S+)$')
  if tonumber(at) <= since then
    redis.call('HDEL', KEYS[1], existing[i])
  elseif existing[i] ~= id then
    orders = orders + 1
    if first <= last and until_ >= start then taken = taken + tonumber(stocks) end
  end
end
if orders >= tonumber(ARGV[7]) or taken > tonumber(ARGV[8]) then return 0 end
redis.call('HSET', KEYS[1], id, table.concat({ start, last, ARGV[4], ARGV[5] }, ' '))
redis.call('PEXPIRE', KEYS[1], ARGV[6])
return 1`
