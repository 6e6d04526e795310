import { LRUCache } from 'lru-cache'
import type { KeyLimits, KeyRecord, KeyStore } from './keys.ts'

/** Stores keys in this process: for tests, and while the store that outlives it fails. */
export function createMemoryKeys({ records, ageMs }: KeyLimits): KeyStore {
  const stored = new LRUCache<string, KeyRecord>({ max: records })

  function find(id: string): KeyRecord | null {
    const record = stored.peek(id)
    return record && record.sentAt > Date.now() - ageMs ? record : null
  }

  return {
    find: async (id) => find(id),
    async claim(id, record) {
      const existing = find(id)
      if (!existing) stored.set(id, record)
      return existing
    },
    async replace(id, record) {
      if (find(id)?.state !== 'created') stored.set(id, record)
    },
    async forget(id) {
      if (find(id)?.state !== 'created') stored.delete(id)
    },
    close: async () => {},
  }
}
