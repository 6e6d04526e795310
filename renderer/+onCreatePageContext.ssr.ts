import type { PageContextServer } from 'vike/types'
import { createServerClient } from './graphql/serverClient.ts'
import './page/pageContext.ts'
import { UNKNOWN_RULES } from '#gateway/rental/period.ts'
import { dayNow } from '#gateway/rental/today.ts'
import { datesFromCookie } from './dates/rentDates.ts'

/** Gives a page request its own GraphQL client and the visitor's dates. */
export default function onCreatePageContext(pageContext: PageContextServer): void {
  const { services } = pageContext
  if (!services) throw new Error('renderPage() was called without `services`')
  const { client, takeAnswers } = createServerClient(services.execute)
  pageContext.graphql = client
  pageContext.takeAnswers = takeAnswers
  pageContext.graphqlState = {}
  const { timeZone, siteUrl, buildId, hasMaps, hasWorker } = services
  // A document that was opened by a secret has no analytics, also on the pages after it: they would read where it was.
  const gtmId = pageContext.urlPathname.startsWith('/my-order/') ? null : services.gtmId
  pageContext.site = { timeZone, url: siteUrl, buildId, gtmId, hasMaps, hasWorker }
  pageContext.rental = {
    ...dayNow(timeZone, new Date()),
    today: services.today,
    ...UNKNOWN_RULES,
    dates: datesFromCookie(pageContext.headers?.cookie),
  }
}
