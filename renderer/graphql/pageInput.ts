import { periodProblem } from '#gateway/rental/period.ts'
import type { PageInput } from './pageQuery.ts'

type PageContextParts = Pick<Vike.PageContext, 'rental'> & {
  routeParams: Record<string, string>
  urlParsed: { search: Record<string, string>; pathname: string }
}

/** The part of a page context that queries depend on; the loader and the page compute the same variables from it. */
export function pageInput({ routeParams, urlParsed, rental }: PageContextParts): PageInput {
  const { today, dates, minOrderDays } = rental
  return {
    params: routeParams,
    search: urlParsed.search,
    path: urlParsed.pathname,
    today,
    period: dates && !periodProblem(dates, { today, minOrderDays }) ? dates : null,
  }
}
