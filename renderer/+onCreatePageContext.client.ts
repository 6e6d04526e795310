import type { PageContextClient } from 'vike/types'
import { servedAnswers } from './document/servedAnswers.ts'
import { forgetAnswers, tabClient } from './graphql/tabClient.ts'
import { forgetPayloads } from './page/payload.ts'
import { navigationWithCode } from './runtime/navigation.ts'
import './page/pageContext.ts'
import { dayNow } from '#gateway/rental/today.ts'
import { storedDates } from './dates/storedDates.ts'
import { shopNow } from './runtime/shopClock.ts'

let lastRental: Vike.PageContext['rental'] | undefined
let site: Vike.PageContext['site'] | undefined

/** Gives a page in the browser the tab's GraphQL client; on a navigation, also the day and the dates as they are by now. */
export default function onCreatePageContext(pageContext: PageContextClient): void {
  if (pageContext.isHydration || !lastRental || !site) {
    pageContext.graphql = tabClient(pageContext.isHydration ? servedAnswers() : {})
    lastRental = pageContext.rental
    site = pageContext.site
    return
  }
  if (!pageContext.isDropped) pageContext.navigationId = navigationWithCode()
  pageContext.site = site
  const { datesBefore: _, ...known } = lastRental
  const { today, dayEndsAt } = dayNow(site.timeZone, shopNow(), lastRental)
  // Answers of yesterday say what was free then.
  if (today !== lastRental.today) {
    forgetAnswers()
    forgetPayloads()
  }
  pageContext.graphql = tabClient()
  pageContext.rental = { ...known, today, dayEndsAt, dates: storedDates() }
  lastRental = pageContext.rental
}
