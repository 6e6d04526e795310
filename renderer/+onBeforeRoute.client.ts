import type { PageContextClient } from 'vike/types'
import { takesNewBuild } from './builds/newBuild.ts'
import { keepServedPage } from './failures/crawlerPage.ts'
import { watchErrors } from './failures/watchErrors.ts'
import { watchFailedCode } from './navigation/failedCode.ts'
import { abandonForReload, startNavigation } from './navigation/navigation.ts'
import './pageContext.ts'
import { watchWindowHistory } from './ui/windowHistory.ts'

// This module is loaded before the router starts: its listeners have to stand before the router's, and before anything fails.
watchWindowHistory()
keepServedPage()
watchFailedCode()
watchErrors()

/** The first that is known of a navigation in the browser; the router also comes by when it only prefetches a link. */
export default function onBeforeRoute(pageContext: PageContextClient): void {
  const { isHydration, isHistoryNavigation, isDropped, urlOriginal, opening } = pageContext
  if (isHydration !== false || isDropped) return
  const from = location.pathname
  startNavigation({ urlOriginal, isHistoryNavigation: isHistoryNavigation === true, opening })
  // Once the router has heard of this navigation, the page is loaded as a document instead.
  if (!isHistoryNavigation && takesNewBuild(from, new URL(urlOriginal, location.href).pathname))
    queueMicrotask(() => abandonForReload().reload())
}
