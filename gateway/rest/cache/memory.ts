import { LRUCache } from 'lru-cache'
import { type CachePlan, NOT_FOUND_SECONDS } from '../calls/cacheTimes.ts'
import { byteStore } from '../stores/byteStore.ts'
import type { Dated } from '../stores/renewal.ts'

/** A checked answer as the process keeps it. */
export type Kept = Dated & {
  value: unknown
  /** The decoded size of the answer that it came in. */
  bytes: number
}

const MIB = 1024 * 1024
/** Decoded bytes of the answers that each store keeps. As values they take about three times as much. */
export const MEMORY_BYTES = { shop: 16 * MIB, visitors: 6 * MIB } as const
/** One answer of visitors may not push out most of the others. */
const MAX_VISITORS_ENTRY = MIB
const MAX_UNKNOWN = 5000

/** The answers in this process, bounded in bytes: what visitors make up cannot push out what the pages stand on. */
export function createMemory() {
  const bytesOf = ({ bytes }: Kept) => bytes
  const stores = {
    shop: byteStore(MEMORY_BYTES.shop, bytesOf),
    visitors: byteStore(MEMORY_BYTES.visitors, bytesOf, { maxEntry: MAX_VISITORS_ENTRY }),
  }
  const unknown = new LRUCache<string, true>({
    max: MAX_UNKNOWN,
    ttl: NOT_FOUND_SECONDS * 1000,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  })

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
      return Math.max(0, unknown.getRemainingTTL(key) / 1000)
    },
    setUnknown(key: string): void {
      for (const each of Object.values(stores)) each.delete(key)
      unknown.set(key, true)
    },
  }
}
