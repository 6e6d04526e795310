import { byteStore } from '../../stores/byteStore.ts'
import type { Dated } from '../../stores/renewal.ts'
import type { CachePlan } from '../calls/cacheTimes.ts'

/** A checked answer in the cache of the process; null: the service has none. */
export type CachedAnswer = Dated & {
  value: unknown
  /** The decoded size of the answer that it came in. */
  bytes: number
}

const MIB = 1024 * 1024
/** Decoded bytes of the answers in each store. As values they take about three times as much, and their cleaned texts once more. */
export const MEMORY_BYTES = { shop: 16 * MIB, visitors: 6 * MIB } as const
/** One answer of visitors may not push out most of the others. */
const MAX_VISITORS_ENTRY = MIB

/** The answers in this process, bounded in bytes: what visitors make up cannot push out what the pages need. */
export function createMemory() {
  const bytesOf = ({ bytes }: CachedAnswer) => bytes
  const stores = {
    shop: byteStore(MEMORY_BYTES.shop, bytesOf),
    visitors: byteStore(MEMORY_BYTES.visitors, bytesOf, { maxEntry: MAX_VISITORS_ENTRY }),
  }

  return {
    /** The answer, however old. An answer in `visitors` moves to `shop` once a page needs it. */
    get(key: string, store: CachePlan['store']): CachedAnswer | null {
      const answer = stores.shop.get(key) ?? stores.visitors.get(key)
      if (answer && answer.value !== null && store === 'shop' && !stores.shop.has(key))
        this.set(key, store, answer)
      return answer ?? null
    },
    set(key: string, store: CachePlan['store'], answer: CachedAnswer): void {
      stores[store].set(key, answer)
      if (store === 'shop') stores.visitors.delete(key)
      else if (answer.value === null) stores.shop.delete(key)
      else if (stores.shop.has(key)) stores.shop.set(key, answer)
    },
  }
}
