import { useState } from 'react'
import { useClient } from 'urql'
import { usePageContext } from 'vike-react/usePageContext'
import { pageInput } from '#renderer/graphql/pageInput.ts'
import type { CatalogScope } from './catalogAddress.ts'
import { askListingPage, type Listing, listingVariables } from './listing.ts'

/** The products of a page and those that were added below them with «Показать ещё». */
export type MoreProducts = {
  items: Listing['items']
  hasMore: boolean
  isLoading: boolean
  /** The last try brought no answer. */
  hasFailed: boolean
  showMore: () => void
}

/** Adds the pages that follow to `first`, one at a time; the address stays. Another listing starts afresh. */
export function useMoreProducts(first: Listing, scope: CatalogScope): MoreProducts {
  const client = useClient()
  const input = pageInput(usePageContext())
  const key = JSON.stringify(listingVariables(input, scope))
  const [stored, setStored] = useState<Added>({ key, pages: [], status: 'idle' })
  const added = stored.key === key ? stored : { key, pages: [], status: 'idle' as const }
  const last = added.pages.at(-1) ?? first

  async function showMore() {
    setStored({ ...added, status: 'loading' })
    const next = await askListingPage(client, input, scope, last.page + 1)
    setStored((now) => {
      if (now.key !== key) return now
      return next ? { key, pages: [...now.pages, next], status: 'idle' } : { ...now, status: 'failed' }
    })
  }

  return {
    items: withoutRepetitions([first, ...added.pages].flatMap((page) => page.items)),
    hasMore: last.hasNextPage,
    isLoading: added.status === 'loading',
    hasFailed: added.status === 'failed',
    showMore: () => void showMore(),
  }
}

type Added = { key: string; pages: readonly Listing[]; status: 'idle' | 'loading' | 'failed' }

// Between two answers the order may change, and a product may come twice.
function withoutRepetitions(items: Listing['items']): Listing['items'] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
