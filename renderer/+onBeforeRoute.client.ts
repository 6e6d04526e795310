import type { PageContextClient } from 'vike/types'
import { saveServedPage } from './runtime/crawler.ts'
import { abandonForReload, startNavigation } from './runtime/navigation.ts'
import { watchScrollPlace } from './runtime/scrollPlace.ts'
import { watchErrors } from './runtime/watchErrors.ts'
import { watchFailedCode } from './shell/failedCode.ts'
import { takesNewBuild } from './shell/newBuild.ts'
import './page/pageContext.ts'
import { watchWindowHistory } from './ui/windowHistory.ts'

// This module is loaded before the router starts: its listeners have to be added before the router's, and before anything fails.
watchWindowHistory()
watchScrollPlace()
saveServedPage()
watchFailedCode()
watchErrors()

/** The first sign of a navigation in the browser; the router also calls it when it only prefetches a link. */
export default function onBeforeRoute(pageContext: PageContextClient): void {
  const { isHydration, isHistoryNavigation, isDropped, urlOriginal, opening, previousPageContext } =
    pageContext
  if (isHydration !== false || isDropped) return
  startNavigation({ urlOriginal, isHistoryNavigation: isHistoryNavigation === true, opening })
  // Once the router has got this navigation, the page is loaded as a document instead.
  if (previousPageContext && takesNewBuild(previousPageContext, pageContext))
    queueMicrotask(() => abandonForReload().reload())
}
