import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Period } from '#gateway/rental/period.ts'
import { createAttempts } from '../../stores/attempts.ts'
import type { OrderKeysPlace } from '../keys/orderKeys.ts'
import type { OpenStore } from './openStore.ts'
import { openRedisOrders } from './redisOrders.ts'
import { openSqliteOrders } from './sqliteOrders.ts'

/** The identity that an order is counted by: of two contents under one key at most one is made, and the other must not stand for it. */
type Counted = { key: string; fingerprint: string }

/** The orders of the last 24 hours, by the network that they came from. */
export type OpenOrders = ReturnType<typeof boundOpenOrders>

/** Bounds what the orders of one network take together of the same days, in whole stocks. Never fails: while the store does, this process counts. */
export function boundOpenOrders(lasting: OpenStore, maxStocks: number, onFailure: (error: unknown) => void) {
  const attempt = createAttempts(lasting, onFailure)
  const memory = openSqliteOrders(null)

  // Read each time: it may have been forgotten, or Redis emptied, and all processes have one.
  async function counted({ key, fingerprint }: Counted, network: string, store: OpenStore) {
    const secret = await store.secret(randomBytes(32).toString('hex'))
    return {
      id: createHash('sha256').update(`${fingerprint} ${key}`).digest('hex'),
      network: createHmac('sha256', secret).update(network).digest('base64url'),
    }
  }

  return {
    /** Counts a new order; false: its network has too many, and it must not be made. */
    async take(
      { period, stocks, at, ...order }: Counted & { period: Period; stocks: number; at: number },
      network: string,
    ): Promise<boolean> {
      const takeFrom = async (store: OpenStore) =>
        store.take({ ...(await counted(order, network, store)), ...period, stocks, at }, maxStocks)
      return (await attempt(takeFrom)) ?? takeFrom(memory)
    },
    /** Counts an order no longer that was not made. */
    async drop(order: Counted, network: string) {
      const dropFrom = async (store: OpenStore) => store.drop(await counted(order, network, store))
      await dropFrom(memory)
      await attempt(dropFrom)
    },
    /** Begins to count anew. */
    forget: () => lasting.forget(),
    async close() {
      await memory.close()
      await lasting.close()
    },
  }
}

/** Counts orders in Redis, which all servers share, or in the file of the order keys; throws when that cannot be used. */
export async function openOpenOrders(
  { redis, dataDir, onFailure }: OrderKeysPlace,
  maxStocks: number,
): Promise<OpenOrders> {
  const lasting = redis === undefined ? openSqliteOrders(dataDir) : await openRedisOrders(redis)
  return boundOpenOrders(lasting, maxStocks, onFailure)
}
