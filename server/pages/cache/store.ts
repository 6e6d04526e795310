import { byteStore } from '#gateway/rest/stores/byteStore.ts'
import type { Dated } from '#gateway/rest/stores/renewal.ts'
import type { PageAddress, PagePart } from './address.ts'
import type { ReadyPage } from './readyPage.ts'

/** A page as the process keeps it, since it was rendered. */
export type KeptPage = Dated & {
  page: ReadyPage
  /** The day that it was rendered on, in the company's zone. */
  day: string
  /** When it, or the last one before it, was rendered while all of its services answered. */
  healthyAt: number
}

const MIB = 1024 * 1024
/** Compressed bytes of the pages that each part keeps. */
const PART_BYTES = { shop: 16 * MIB, visitors: 8 * MIB } as const
/** One page may not push out most of the others. */
const MAX_PAGE_BYTES = MIB / 2
/** What a page takes besides its body. */
const HEAD_BYTES = 1500

/** The pages in this process, bounded in bytes: what visitors make up cannot push out what all see. */
export function createPageStore(partBytes: Record<PagePart, number> = PART_BYTES) {
  const part = (maxSize: number) =>
    byteStore<KeptPage>(maxSize, ({ page }) => page.packed.bytes.length + HEAD_BYTES, {
      maxEntry: MAX_PAGE_BYTES,
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
