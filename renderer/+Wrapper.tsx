import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { navigate } from 'vike/client/router'
import { usePageContext } from 'vike-react/usePageContext'
import { forgetAnswers } from './graphql/browserClient.ts'
import './pageContext.ts'
import { ReservationProvider } from './reservation/ReservationProvider.tsx'
import { withoutDates } from './reservation/rentDates.ts'

/** What every page stands in: its GraphQL client and the visitor's dates. */
export default function Wrapper({ children }: { children: ReactNode }) {
  const { graphql, rental } = usePageContext()
  return (
    <Provider value={graphql}>
      <ReservationProvider initial={rental} onDatesChange={showPageForNewDates}>
        {children}
      </ReservationProvider>
    </Provider>
  )
}

// Stock and sums of the old dates are worth nothing: the page asks again with the new ones, where the visitor stands. Dates
// that its address carries are replaced, too.
function showPageForNewDates(): void {
  forgetAnswers()
  const address = withoutDates(window.location.href)
  void navigate(address, { keepScrollPosition: true, overwriteLastHistoryEntry: true })
}
