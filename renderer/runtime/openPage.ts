import { navigate } from 'vike/client/router'
import { ownHref } from './links.ts'

/** How a navigation ended: its page is shown, another one took its place, or it could not be fetched. */
export type Outcome = 'shown' | 'superseded' | 'failed'

/** The data that travel through the router with a navigation begun by `openPage()`. */
export type Opening = {
  /** Tries the same once more. */
  retry: () => void
  settle: (outcome: Outcome) => void
  /** The caller reports a failure to the visitor. */
  reportsFailure: boolean
}

/** Opens a page of the shop in place, and says how that ended. */
export function openPage(href: string, options: OpenPageOptions = {}): Promise<Outcome> {
  const url = ownHref(href, location.origin)
  const { reportsFailure = false, ...rest } = options
  return new Promise((settle) => {
    const opening: Opening = { settle, reportsFailure, retry: () => void openPage(href, options) }
    void navigate(url, { ...rest, pageContext: { opening } })
  })
}

type OpenPageOptions = {
  /** Stay where the page is scrolled to. */
  keepScrollPosition?: boolean
  /** No history entry of its own. */
  overwriteLastHistoryEntry?: boolean
  reportsFailure?: boolean
}

/**
 * Cancels the router's navigation whose code cannot be fetched: it would reload the whole page, and offline that is the
 * browser's own error page. The navigation that takes its place never ends.
 */
export function dropNavigation(shownHref: string): void {
  void navigate(shownHref, { keepScrollPosition: true, pageContext: { isDropped: true } })
}
