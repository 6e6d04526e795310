import type { KeyLimits, KeyRecord, KeyStore } from './keys.ts'

/** Keeps keys in this process: for tests, and while the store that outlives it fails. */
export function createMemoryKeys({ records, ageMs }: KeyLimits): KeyStore {
  const kept = new Map<string, KeyRecord>()

  function find(id: string): KeyRecord | null {
    const record = kept.get(id)
    return record && record.sentAt > Date.now() - ageMs ? record : null
  }

  function keep(id: string, record: KeyRecord): void {
    kept.delete(id)
    kept.set(id, record)
    const [oldest] = kept.keys()
    if (kept.size > records && oldest !== undefined) kept.delete(oldest)
  }

  return {
    find: async (id) => find(id),
    async claim(id, record) {
      const known = find(id)
      if (!known) keep(id, record)
      return known
    },
    async replace(id, record) {
      if (find(id)?.state !== 'created') keep(id, record)
    },
    async forget(id) {
      if (find(id)?.state !== 'created') kept.delete(id)
    },
    close: async () => {},
  }
}
