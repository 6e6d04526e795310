import { useState } from 'react'
import { useFurtherAnswers } from '#renderer/page/usePageQuery.ts'
import { openPage } from '#renderer/runtime/openPage.ts'
import type { Listing, listingQueries } from './listing.ts'
import { MAX_PAGES } from './pageRange.ts'
import type { CatalogControls } from './useCatalogState.ts'

/** The products of a page and those that were added below them with «Показать ещё». */
export type MoreProducts = {
  items: Listing['items']
  /** Adds the next page; absent where nothing follows, or as much is shown as may be. */
  showMore: (() => void) | null
  /** Where the rest begins, when no more pages may be added to these. */
  restHref: string | null
  isLoading: boolean
  /** The last try brought no answer. */
  hasFailed: boolean
}

/** Adds the pages that follow to `first`, one at a time. The URL counts them: Back, reload and a copied link show the same. */
export function useMoreProducts(
  query: ReturnType<typeof listingQueries>['products'],
  first: Listing,
  { state, hrefFor }: CatalogControls,
): MoreProducts {
  const added = useFurtherAnswers(query).map(({ products }) => products)
  const [isLoading, setLoading] = useState(false)
  const listings = [first, ...added]
  const { hasNextPage } = listings.at(-1) ?? first
  const { page } = first
  const pages = listings.length

  async function showMore() {
    setLoading(true)
    await openPage(hrefFor({ page, pages: pages + 1 }), {
      keepScrollPosition: true,
      overwriteLastHistoryEntry: true,
    })
    setLoading(false)
  }

  return {
    items: withoutRepetitions(listings.flatMap(({ items }) => items)),
    showMore: hasNextPage && pages < MAX_PAGES ? () => void showMore() : null,
    restHref: hasNextPage && pages >= MAX_PAGES ? hrefFor({ page: page + pages }) : null,
    isLoading,
    hasFailed: hasNextPage && pages < state.pages,
  }
}

// Between two answers the order may change, and a product may come twice.
function withoutRepetitions(items: Listing['items']): Listing['items'] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
