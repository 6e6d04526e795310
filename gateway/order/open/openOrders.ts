import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Period } from '#gateway/rental/period.ts'
import { createAttempts } from '../keys/attempts.ts'
import type { OrderKeysPlace } from '../keys/orderKeys.ts'
import { MAX_OPEN_RECORDS, type OpenBounds, type OpenStore } from './openStore.ts'
import { openRedisOrders } from './redisOrders.ts'
import { openSqliteOrders } from './sqliteOrders.ts'

/** Who makes an order, as far as it is known: the phone number in its one form, and the address, of IPv6 the network. */
export type Orderer = { phone: string; address: string | null }

/** The orders whose rental has not ended, by who made them. Never fails: what the store misses this process counts. */
export type OpenOrders = {
  /** Counts a new order; false: its orderer has too many, and it must not be made. */
  take(
    order: { key: string; period: Period; stocks: number },
    orderer: Orderer,
    today: string,
  ): Promise<boolean>
  /** Counts an order no longer that the service did not make. */
  drop(key: string, orderer: Orderer): Promise<void>
  close(): Promise<void>
}

/** Orders that this process counts besides, for as long as the store fails. */
const MAX_OWN_RECORDS = 10_000

/** Bounds the open orders of one phone number and of one address. */
export function boundOpenOrders(
  lasting: OpenStore,
  bounds: OpenBounds,
  onFailure: (error: unknown) => void,
): OpenOrders {
  const attempt = createAttempts(lasting, onFailure)
  const memory = openSqliteOrders(null, MAX_OWN_RECORDS)
  const own = randomBytes(32).toString('hex')
  let shared: string | undefined

  async function hashesOf({ phone, address }: Orderer): Promise<string[]> {
    shared ??= await attempt((store) => store.secret(own))
    const secret = shared ?? own
    const known = [`phone ${phone.replace(/\D/g, '')}`, ...(address === null ? [] : [`address ${address}`])]
    return known.map((text) => createHmac('sha256', secret).update(text).digest('base64url'))
  }

  return {
    async take({ key, period, stocks }, orderer, today) {
      const orderers = await hashesOf(orderer)
      const record = { id: idOf(key), orderers, start: period.start, end: period.end, stocks }
      const isTaken = await attempt((store) => store.take(record, bounds, today))
      if (isTaken === false) return false
      const isOwnTaken = await memory.take(record, bounds, today)
      return isTaken ?? isOwnTaken
    },
    async drop(key, orderer) {
      const orderers = await hashesOf(orderer)
      await memory.drop(idOf(key), orderers)
      await attempt((store) => store.drop(idOf(key), orderers))
    },
    async close() {
      await memory.close()
      await lasting.close()
    },
  }
}

/**
 * Counts open orders beside the order keys: in Redis, which all servers share, or in their file.
 * @throws when the file cannot be used.
 */
export async function openOpenOrders(
  { redis, dataDir, onFailure }: OrderKeysPlace,
  bounds: OpenBounds,
): Promise<OpenOrders> {
  const lasting =
    redis === undefined
      ? openSqliteOrders(dataDir, MAX_OPEN_RECORDS)
      : await openRedisOrders(redis, MAX_OPEN_RECORDS)
  return boundOpenOrders(lasting, bounds, onFailure)
}

function idOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
