import { byteStore } from '#gateway/stores/byteStore.ts'
import type { Dated } from '#gateway/stores/renewal.ts'
import type { ReadyPage } from './readyPage.ts'
import type { PagePart, PageVariant } from './variant.ts'

/** A page in the cache of the process, since it was rendered. */
export type CachedPage = Dated & {
  page: ReadyPage
  /** The day that it was rendered on, in the company's zone. */
  day: string
  /** When it, or the last one before it, was rendered while all of its services answered. */
  healthyAt: number
}

const MIB = 1024 * 1024
/** Bytes of the pages in each part, as they are stored. */
const PART_BYTES = { shop: 16 * MIB, visitors: 8 * MIB } as const
/** One page may not push out most of the others. */
const MAX_PAGE_BYTES = MIB / 2
/** The bytes of a page besides its body. */
const HEAD_BYTES = 1500

/** The pages in this process, bounded in bytes: what visitors make up cannot push out what all see. */
export function createPageStore(partBytes: Record<PagePart, number> = PART_BYTES) {
  const part = (maxSize: number) =>
    byteStore<CachedPage>(maxSize, ({ page }) => page.bytes.length + HEAD_BYTES, {
      maxEntry: MAX_PAGE_BYTES,
    })
  const parts = { shop: part(partBytes.shop), visitors: part(partBytes.visitors) }

  return {
    get: ({ part, key }: PageVariant): CachedPage | undefined => parts[part].get(key),
    set({ part, key }: PageVariant, cached: CachedPage): void {
      parts[part].set(key, cached)
    },
    delete({ part, key }: PageVariant): void {
      parts[part].delete(key)
    },
    bytes: (part: PagePart): number => parts[part].calculatedSize,
  }
}
