import { periodProblem, periodRules } from '#gateway/rental/period.ts'
import type { PageInput } from './pageQuery.ts'

/** A parsed URL, as Vike gives it. */
export type UrlParts = {
  search: Record<string, string>
  searchAll: Record<string, string[]>
  pathname: string
  /** The path as it was written, percent-encoded. */
  pathnameOriginal: string
  /** The query string as it was written, with its `?`; null without one. */
  searchOriginal: string | null
}

type PageContextParts = Pick<Vike.PageContext, 'rental'> & {
  routeParams: Record<string, string>
  urlParsed: UrlParts
}

/** The part of a page context that queries depend on; the loader and the page compute the same variables from it. */
export function pageInput({ routeParams, urlParsed, rental }: PageContextParts): PageInput {
  const { today, dates } = rental
  return {
    params: routeParams,
    search: urlParsed.search,
    searchAll: urlParsed.searchAll,
    path: urlParsed.pathname,
    today,
    period: dates && !periodProblem(dates, periodRules(rental)) ? dates : null,
  }
}
