import { periodProblem } from '#gateway/rental/period.ts'
import type { PageInput } from './pageQuery.ts'

/** What an address says after it was parsed. */
export type AddressParts = {
  search: Record<string, string>
  searchAll: Record<string, string[]>
  pathname: string
}

type PageContextParts = Pick<Vike.PageContext, 'rental'> & {
  routeParams: Record<string, string>
  urlParsed: AddressParts
}

/** The part of a page context that queries depend on; the loader and the page compute the same variables from it. */
export function pageInput({ routeParams, urlParsed, rental }: PageContextParts): PageInput {
  const { today, dates, minOrderDays } = rental
  return {
    params: routeParams,
    search: urlParsed.search,
    searchAll: urlParsed.searchAll,
    path: urlParsed.pathname,
    today,
    period: dates && !periodProblem(dates, { today, minOrderDays }) ? dates : null,
  }
}
