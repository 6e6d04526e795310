import { LRUCache } from 'lru-cache'
import { type CachePlan, NOT_FOUND_SECONDS } from '../calls/cacheTimes.ts'

/** A checked answer as the process keeps it. */
export type Kept = {
  value: unknown
  /** The decoded size of the answer that it came in. */
  bytes: number
  /** When it came, on the clock of `performance.now()`. */
  at: number
  /** When the service last failed to bring a newer one, on the same clock. */
  failedAt?: number
}

const MIB = 1024 * 1024
/** Decoded bytes of the answers that each store keeps. As values they take about three times as much. */
export const MEMORY_BYTES = { shop: 16 * MIB, visitors: 6 * MIB } as const
/** One answer of visitors may not push out most of the others. */
const MAX_VISITORS_ENTRY = MIB
/** What an entry takes besides its answer and its key. */
const ENTRY_BYTES = 500
const MAX_UNKNOWN = 5000

/** The answers in this process, bounded in bytes: what visitors make up cannot push out what the pages stand on. */
export function createMemory() {
  const store = (maxSize: number, maxEntrySize: number) =>
    new LRUCache<string, Kept>({
      maxSize,
      maxEntrySize,
      sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length + ENTRY_BYTES,
    })
  const stores = {
    shop: store(MEMORY_BYTES.shop, MEMORY_BYTES.shop),
    visitors: store(MEMORY_BYTES.visitors, MAX_VISITORS_ENTRY),
  }
  const unknown = new LRUCache<string, number>({ max: MAX_UNKNOWN })

  return {
    /** The answer, however old. What `visitors` keeps moves to `shop` once a page stands on it. */
    get(key: string, wanted: CachePlan['store']): Kept | null {
      const kept = stores.shop.get(key) ?? stores.visitors.get(key)
      if (kept && wanted === 'shop' && !stores.shop.has(key)) this.set(key, wanted, kept)
      return kept ?? null
    },
    set(key: string, wanted: CachePlan['store'], kept: Kept): void {
      unknown.delete(key)
      stores[wanted].set(key, kept)
      if (wanted === 'shop') stores.visitors.delete(key)
      else if (stores.shop.has(key)) stores.shop.set(key, kept)
    },
    /** For how many seconds it still stands that the service said there is none; 0: it has not. */
    unknownFor(key: string): number {
      const at = unknown.get(key)
      return at === undefined ? 0 : Math.max(0, NOT_FOUND_SECONDS - (performance.now() - at) / 1000)
    },
    setUnknown(key: string): void {
      for (const each of Object.values(stores)) each.delete(key)
      unknown.set(key, performance.now())
    },
  }
}
