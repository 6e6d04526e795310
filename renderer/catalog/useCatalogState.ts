import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { openPage } from '#renderer/runtime/openPage.ts'
import { type CatalogScope, type CatalogState, catalogSearch, readCatalogUrl } from './catalogUrl.ts'

/** The visitor's choice in the listing of a page, and the functions that change it. */
export type CatalogControls = {
  /** The choice: the one in the URL or, until that is loaded, the one just made. */
  state: CatalogState
  /** A choice was made and its products are on their way. */
  isPending: boolean
  /** Makes a choice: the URL changes, the page starts from its first products. */
  update: (change: Partial<CatalogState>) => void
  /** The URL of a choice. */
  hrefFor: (change: Partial<CatalogState>) => string
}

/** The choice in the URL of the page at `path`; what the page itself fixes is not the visitor's choice. */
export function useCatalogState(path: string, scope: CatalogScope): CatalogControls {
  const read = readCatalogUrl(usePageContext().urlParsed.searchAll)
  const chosen = scope.category === undefined ? read : { ...read, category: null }
  const search = catalogSearch(chosen)
  // Controls answer at once, and a second choice adds to the first, before the products of either are here.
  const [wish, setWish] = useState<CatalogState | null>(null)
  const state = wish ?? chosen
  const hrefFor = (change: Partial<CatalogState>) =>
    path + catalogSearch({ ...state, page: 1, pages: 1, ...change })

  function update(change: Partial<CatalogState>) {
    const href = hrefFor(change)
    // While another choice is on its way, one that leads back to the URL has to take its place.
    const isShown = href === path + search
    if (isShown && wish === null) return
    const made = { ...state, page: 1, pages: 1, ...change }
    setWish(made)
    void openPage(href, { keepScrollPosition: true, overwriteLastHistoryEntry: isShown }).then(() =>
      setWish((latest) => (latest === made ? null : latest)),
    )
  }

  return { state, isPending: wish !== null, update, hrefFor }
}
