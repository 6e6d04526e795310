import { startTransition } from 'react'
import type { PageContextClient } from 'vike/types'
import { pageElement } from './document/pageElement.tsx'
import { noteEarlyFields } from './runtime/earlyFields.ts'
import { showLastResort } from './runtime/lastResort.ts'
import { createRoot, hydrateRoot, type Root } from './runtime/reactDom.ts'
import { isMounted, logMountFailure, reportFailure } from './runtime/reportFailure.ts'
import './page/pageContext.ts'

let root: Root | undefined
/** Reports to the router that the page could not be rendered. */
let fail: ((error: unknown) => void) | undefined

/**
 * Shows a page, and resolves when it is rendered. The first one comes to life in slices, between which the browser scrolls and draws: a press on
 * a part that has not come to life yet is answered as before, for React brings that part to life first.
 */
export default async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  fail = reject
  const page = pageElement(pageContext, resolve)
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no root')
  let enterEarly = () => {}
  if (pageContext.isHydration && container.hasChildNodes()) {
    enterEarly = noteEarlyFields(container)
    // From here on React itself answers presses on what has not come to life yet.
    container.dataset.live = ''
    startTransition(() => {
      root = hydrateRoot(container, page, { onUncaughtError, onRecoverableError })
    })
  } else {
    root ??= createRoot(container, { onUncaughtError })
    root.render(page)
  }
  await promise
  enterEarly()
  if (pageContext.isHydration || !pageContext.head) return
  document.title = pageContext.head.title
  void import('./document/applyHead.ts').then(
    ({ applyHead }) => applyHead(pageContext),
    () => {},
  )
}

/** No boundary could answer it. */
function onUncaughtError(error: unknown): void {
  console.error(error)
  // The router logs every failure that is not marked as logged.
  if (error instanceof Error) Object.assign(error, { isAlreadyLogged: true })
  fail?.(error)
  if (isMounted()) reportFailure('render', error, 'root')
  else logMountFailure(error)
  showLastResort()
}

/** The page differs from what the server rendered. */
function onRecoverableError(error: unknown): void {
  console.error(error)
  reportFailure('hydration', error)
}
