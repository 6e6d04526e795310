import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { usePageContext } from 'vike-react/usePageContext'
import { type Outcome, openPage } from './runtime/openPage.ts'
import { AppBoundary } from './shell/AppBoundary.tsx'
import './page/pageContext.ts'
import { withoutDates } from './dates/rentDates.ts'
import { DatesProvider } from './dateWindow/DatesProvider.tsx'
import { OriginContext } from './ui/Breadcrumbs.tsx'
import { windowsLeft } from './ui/windowHistory.ts'

/** Around every page: its GraphQL client, the shop's origin and the visitor's dates. */
export default function Wrapper({ children }: { children: ReactNode }) {
  const { graphql, rental, site, services } = usePageContext()
  if (services?.isDataOnly) return null
  return (
    <Provider value={graphql}>
      <AppBoundary>
        <OriginContext value={site.url}>
          <DatesProvider initial={rental} onDatesChange={showPageForNewDates}>
            {children}
          </DatesProvider>
        </OriginContext>
      </AppBoundary>
    </Provider>
  )
}

// The page is opened again for its new dates and keeps its scroll position: only what depends on dates is fetched. Dates in its URL
// are replaced, too.
async function showPageForNewDates(): Promise<Outcome> {
  // The window in which they were chosen has an entry of its own: not that one is to be overwritten.
  await windowsLeft()
  const url = withoutDates(window.location.href)
  return openPage(url, { keepScrollPosition: true, overwriteLastHistoryEntry: true, reportsFailure: true })
}
