import { createHash } from 'node:crypto'
import path from 'node:path'
import type { SharedRedis } from '../../rest/cache/redis.ts'
import { createAttempts, PAUSE_MS } from '../../stores/attempts.ts'
import { openFileKeys } from './fileKeys.ts'
import { KEY_LIMITS, type KeyRecord, type KeyStore } from './keys.ts'
import { openRedisKeys } from './redisKeys.ts'
import { createWriteBehind } from './writeBehind.ts'

/** The orders that were sent, by their idempotency keys. Never fails: see `withMemory`. */
export type OrderKeys = KeyStore

/** Where keys are stored: in Redis, which all servers share, or in a file that outlives this process. */
export type OrderKeysPlace = {
  redis?: SharedRedis | undefined
  dataDir: string
  /** Called when the store fails: at most once a second for reads, and once for writes. */
  onFailure(error: unknown): void
}

/** @throws when the file cannot be used. A Redis that is away is no reason: it may come back. */
export async function openOrderKeys({ redis, dataDir, onFailure }: OrderKeysPlace): Promise<OrderKeys> {
  const lasting = redis === undefined ? openFileKeys(dataDir) : await openRedisKeys(redis, KEY_LIMITS)
  return withMemory(lasting, path.join(dataDir, 'owed-order-keys'), onFailure)
}

/**
 * Puts a memory in front of a store that may fail: no order is refused because its record cannot be stored. Records that the store
 * missed wait in `pendingFolder`, where the processes of this machine find them.
 */
export function withMemory(
  lasting: KeyStore,
  pendingFolder: string,
  onFailure: (error: unknown) => void,
): KeyStore {
  const memory = openFileKeys(null, { ...KEY_LIMITS, records: 10_000 })
  const pending = createWriteBehind(lasting, PAUSE_MS, pendingFolder)
  const read = createAttempts(lasting, onFailure)
  const change = createAttempts(lasting, onFailure)
  // A store that is locked for writing is still read; one that cannot be read is not written to.
  const attempt: typeof change = (work) => read(() => change(work))

  async function write(id: string, record: KeyRecord | null): Promise<void> {
    const isWritten = await attempt(async (store) => {
      await (record ? store.replace(id, record) : store.forget(id))
      return true
    })
    if (isWritten) pending.drop(id)
    else pending.add(id, record)
  }

  return {
    async find(key) {
      const id = idOf(key)
      const own = await memory.find(id)
      if (own?.state === 'created') return own
      // Looked for before the store: it goes from there when the store has it.
      const missed = pending.find(id)
      if (missed?.state === 'created') return missed
      return (await read((store) => store.find(id))) ?? missed ?? own
    },
    async claim(key, record) {
      const id = idOf(key)
      const missed = pending.find(id)
      const claimed = await attempt((store) => store.claim(id, record))
      const existing = claimed ?? missed
      const own = await memory.claim(id, existing ?? record)
      if (claimed === undefined && !existing && !own) pending.add(id, record)
      return existing ?? own
    },
    async replace(key, record) {
      const id = idOf(key)
      await memory.replace(id, record)
      await write(id, record)
    },
    async forget(key) {
      const id = idOf(key)
      await memory.forget(id)
      await write(id, null)
    },
    close() {
      pending.close()
      return lasting.close()
    },
  }
}

/** A hash, so that a reader of the store learns neither the key nor the content. */
function idOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
