import { type ReactNode, useEffect } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { servedToCrawler } from '#renderer/runtime/crawler.ts'
import { isMounted, logMountFailure, reportFailure } from '#renderer/runtime/reportFailure.ts'
import { ErrorBoundary } from '#renderer/ui/ErrorBoundary.tsx'
import { PageFailed } from './PageFailed.tsx'
import { PlainHeader } from './PlainHeader.tsx'

/** Around everything: a failure that no smaller part contains becomes the error page. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<AppFailed />} resetKey={usePageContext()} onError={onError}>
      {children}
    </ErrorBoundary>
  )
}

function onError(error: unknown): void {
  if (isMounted()) reportFailure('render', error, 'app')
  else logMountFailure(error)
}

function AppFailed() {
  const served = servedToCrawler()
  useEffect(() => {
    // Without the app nobody else would say that the page answers presses.
    document.documentElement.dataset.hydrated = ''
  }, [])
  if (served !== null) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page as the server rendered it
    return <div dangerouslySetInnerHTML={{ __html: served }} />
  }
  return (
    <>
      <PlainHeader />
      <main id="main" tabIndex={-1}>
        <PageFailed />
      </main>
    </>
  )
}
