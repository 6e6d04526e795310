import type { PageContextServer } from 'vike/types'
import { createServerClient } from './graphql/serverClient.ts'
import './page/pageContext.ts'
import { datesFromCookie } from './dates/rentDates.ts'

/** Gives a page request its own GraphQL client and the visitor's dates. */
export default function onCreatePageContext(pageContext: PageContextServer): void {
  const { host } = pageContext
  if (!host) throw new Error('renderPage() was called without `host`')
  const { client, takeAnswers } = createServerClient(host.execute)
  pageContext.graphql = client
  pageContext.takeAnswers = takeAnswers
  pageContext.graphqlState = {}
  const { timeZone, siteUrl, buildId, gtmId, hasMaps, hasWorker } = host
  pageContext.site = { timeZone, url: siteUrl, buildId, gtmId, hasMaps, hasWorker }
  pageContext.rental = {
    today: host.today,
    minOrderDays: null,
    dates: datesFromCookie(pageContext.headers?.cookie),
  }
}
