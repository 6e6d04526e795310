import { LRUCache } from 'lru-cache'
import type { PageAddress, PagePart } from './address.ts'
import type { ReadyPage } from './readyPage.ts'

/** A page as the process keeps it; times on the clock of `performance.now()`. */
export type KeptPage = {
  page: ReadyPage
  /** The day that it was rendered on, in the company's zone. */
  day: string
  /** When it was rendered. */
  at: number
  /** When it, or the last one before it, was rendered while all of its services answered. */
  healthyAt: number
  /** When the last attempt to render it anew failed. */
  failedAt?: number
}

const MIB = 1024 * 1024
/** Compressed bytes of the pages that each part keeps. */
const PART_BYTES = { shop: 16 * MIB, visitors: 8 * MIB } as const
/** One page may not push out most of the others. */
const MAX_PAGE_BYTES = MIB / 2
/** What an entry takes besides its page and its key. */
const ENTRY_BYTES = 2000

/** The pages in this process, bounded in bytes: what visitors make up cannot push out what all see. */
export function createPageStore(partBytes: Record<PagePart, number> = PART_BYTES) {
  const part = (maxSize: number) =>
    new LRUCache<string, KeptPage>({
      maxSize,
      maxEntrySize: MAX_PAGE_BYTES,
      sizeCalculation: ({ page }, key) => page.packed.bytes.length + 2 * key.length + ENTRY_BYTES,
    })
  const parts = { shop: part(partBytes.shop), visitors: part(partBytes.visitors) }

  return {
    get: ({ part, key }: PageAddress): KeptPage | undefined => parts[part].get(key),
    set({ part, key }: PageAddress, kept: KeptPage): void {
      parts[part].set(key, kept)
    },
    delete({ part, key }: PageAddress): void {
      parts[part].delete(key)
    },
    bytes: (part: PagePart): number => parts[part].calculatedSize,
  }
}
