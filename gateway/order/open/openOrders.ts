import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Period } from '#gateway/rental/period.ts'
import { createAttempts } from '../keys/attempts.ts'
import type { OrderKeysPlace } from '../keys/orderKeys.ts'
import { MAX_OPEN_RECORDS, type OpenBounds, type OpenStore } from './openStore.ts'
import { openRedisOrders } from './redisOrders.ts'
import { openSqliteOrders } from './sqliteOrders.ts'

/** Who makes an order: the phone number, or the e-mail address of who gives none, and the IP address, of IPv6 the network; null when it is not available. */
export type Orderer = { phone: string; address: string | null }

/** What an order is counted by: of two contents under one key at most one is made, and the other must not stand for it. */
type Counted = { key: string; fingerprint: string }

/** The orders whose rental has not ended, by who made them. Never fails: what the store misses or loses this process counts. */
export type OpenOrders = {
  /** Counts a new order; false: its orderer has too many, and it must not be made. */
  take(order: Counted & { period: Period; stocks: number }, orderer: Orderer, today: string): Promise<boolean>
  /** Counts an order no longer that was not made. */
  drop(order: Counted, orderer: Orderer): Promise<void>
  close(): Promise<void>
}

/** Orders that this process counts besides, for a store that fails or was emptied. */
const MAX_OWN_RECORDS = 10_000

/** Bounds the open orders of one phone number and of one IP address. */
export function boundOpenOrders(
  lasting: OpenStore,
  bounds: OpenBounds,
  onFailure: (error: unknown) => void,
): OpenOrders {
  const attempt = createAttempts(lasting, onFailure)
  const memory = openSqliteOrders(null, MAX_OWN_RECORDS)
  const own = randomBytes(32).toString('hex')
  let shared = own

  // Read each time: a store that was emptied is given the secret again, so that all processes have one.
  async function secretOf(store: OpenStore): Promise<string> {
    shared = await store.secret(shared)
    return shared
  }

  function hashesOf({ phone, address }: Orderer, secret: string): string[] {
    // Of most mail addresses no digit would be left: all who order by mail would share one bound.
    const contact = phone.includes('@') ? phone.toLowerCase() : phone.replace(/\D/g, '')
    const texts = [`phone ${contact}`, ...(address === null ? [] : [`address ${address}`])]
    return texts.map((text) => createHmac('sha256', secret).update(text).digest('base64url'))
  }

  return {
    async take({ period, stocks, ...order }, orderer, today) {
      const record = { id: idOf(order), ...period, stocks }
      const orderers = hashesOf(orderer, own)
      if (!(await memory.take({ ...record, orderers }, bounds, today))) return false
      const isTaken = await attempt(async (store) =>
        store.take({ ...record, orderers: hashesOf(orderer, await secretOf(store)) }, bounds, today),
      )
      if (isTaken === false) await memory.drop(record.id, orderers)
      return isTaken ?? true
    },
    async drop(order, orderer) {
      const id = idOf(order)
      await memory.drop(id, hashesOf(orderer, own))
      await attempt(async (store) => store.drop(id, hashesOf(orderer, await secretOf(store))))
    },
    async close() {
      await memory.close()
      await lasting.close()
    },
  }
}

/** Counts open orders in Redis, which all servers share, or in the file of the order keys; throws when that cannot be used. */
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

function idOf({ key, fingerprint }: Counted): string {
  return createHash('sha256').update(`${fingerprint} ${key}`).digest('hex')
}
