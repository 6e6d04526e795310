import type { PageContextClient } from 'vike/types'
import { takeEarlyPresses } from './runtime/earlyPress.ts'
import { watchPresses } from './runtime/pressedLink.ts'
import { awaitAnchor } from './runtime/scrollToAnchor.ts'
import { watchBuilds } from './shell/newBuild.ts'
import { watchLinks } from './shell/prefetchLinks.ts'
import './page/pageContext.ts'
import { whenIdle } from './runtime/scheduling.ts'
import { leaveClosedWindow } from './ui/windowHistory.ts'

/**
 * From here on the page watches presses; one that was reloaded on a window's history entry goes back to
 * its own. Marks the page as answering presses: for monitors and
 * end-to-end tests, which are faster than scripts arrive.
 */
export default function onHydrationEnd({ site, pageId }: PageContextClient): void {
  leaveClosedWindow()
  watchPresses()
  watchBuilds(site.buildId)
  watchLinks(site.buildId)
  awaitAnchor()
  setTimeout(() => whenIdle(() => startRest(site.hasWorker, pageId)), REST_MS)
  document.documentElement.dataset.hydrated = ''
  for (const button of takeEarlyPresses()) button.click()
}

/** The first press, and pictures that are seen, have the line to themselves for so long. */
const REST_MS = 1000

function startRest(hasWorker: boolean, pageId: PageContextClient['pageId']): void {
  if (hasWorker) import('./shell/startOffline.ts').then((offline) => offline.startOffline()).catch(() => {})
  if (Math.random() < MEASURED_SHARE)
    import('./analytics/webVitals.ts').then(({ measureVitals }) => measureVitals(pageId)).catch(() => {})
}

/** The share of loaded pages whose speed is measured: the others load no code for it. */
const MEASURED_SHARE = 0.1
