import { texts } from '#company/texts/index.ts'
import { showUnansweredNote } from '#renderer/runtime/lastResort.ts'
import { isLeaving, watchLeaving } from '#renderer/runtime/leaving.ts'
import { noteLostSheet } from '#renderer/runtime/lostSheets.ts'
import {
  abandonForReload,
  failNavigation,
  isWaitingForCode,
  resumeNavigation,
} from '#renderer/runtime/navigation.ts'
import { isShopReachable, reloadOnce } from '#renderer/runtime/recovery.ts'
import { isMounted, reportFailure } from '#renderer/runtime/reportFailure.ts'
import { isOfPageAhead } from './prefetchLinks.ts'

/**
 * Leaves the visitor on the page when the code of another one cannot be fetched. The router alone would reload:
 * right after a deployment, but the browser's own error page when the connection is down. When it is the code of the first page,
 * what the server rendered is shown and answers no press.
 */
export function watchFailedCode(): void {
  watchLeaving()
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload)
    noteLostSheet(payload)
    if (isLeaving()) return preventReload(payload)
    reportFailure('code', payload)
    if (!isMounted()) return void answerFirstFailure()
    const isOfPage = mayBeOfPage(payload)
    preventReload(payload)
    if (isOfPage && isWaitingForCode()) void answerFailure(payload)
  })
  // A link that was only pointed at fetches code, too: nobody waits for that.
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Error && failures.has(event.reason)) event.preventDefault()
  })
}

const failures = new WeakSet<Error>()

// The router recognizes this failure by the browser's message; with another message it does not reload. That of a DOMException cannot
// be written, and is no such failure: the code came and was refused something.
function preventReload(failure: Error): void {
  if (failure instanceof DOMException) return
  failure.message = 'The code of a page could not be fetched'
}

// Most browsers say which file it is: those of pages have a folder of their own, what is loaded later inside a page is in another.
function mayBeOfPage({ message }: Error): boolean {
  return !message.includes('/assets/') || message.includes('/assets/entries/')
}

async function answerFailure(error: Error): Promise<void> {
  // At once, or the router would answer itself.
  const abandoned = abandonForReload()
  if (await isOfPageAhead(error)) return resumeNavigation(abandoned.id)
  if (!(await isShopReachable())) failNavigation(abandoned.id)
  else if (!reloadOnce(abandoned.reload)) failNavigation(abandoned.id, texts.lost.pageNotLoaded)
}

async function answerFirstFailure(): Promise<void> {
  if (!(await isShopReachable()) || !reloadOnce()) showUnansweredNote()
}
