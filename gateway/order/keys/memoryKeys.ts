import type { KeyLimits, KeyRecord, KeyStore } from './keys.ts'

/** Stores keys in this process: for tests, and while the store that outlives it fails. */
export function createMemoryKeys({ records, ageMs }: KeyLimits): KeyStore {
  const stored = new Map<string, KeyRecord>()

  function find(id: string): KeyRecord | null {
    const record = stored.get(id)
    return record && record.sentAt > Date.now() - ageMs ? record : null
  }

  function store(id: string, record: KeyRecord): void {
    stored.delete(id)
    stored.set(id, record)
    const [oldest] = stored.keys()
    if (stored.size > records && oldest !== undefined) stored.delete(oldest)
  }

  return {
    find: async (id) => find(id),
    async claim(id, record) {
      const existing = find(id)
      if (!existing) store(id, record)
      return existing
    },
    async replace(id, record) {
      if (find(id)?.state !== 'created') store(id, record)
    },
    async forget(id) {
      if (find(id)?.state !== 'created') stored.delete(id)
    },
    close: async () => {},
  }
}
