import { isSamePeriod, periodRules } from '#gateway/rental/period.ts'
import type { Rental } from '#renderer/page/pageContext.ts'
import { datesFromLink, rentDatesCookie } from './rentDates.ts'
import { rememberDates } from './storedDates.ts'

/**
 * Applies the dates of a link (`?from=&to=`): to this page, and to the cookie. Going back to such a URL
 * changes nothing: the visitor may have chosen others since. The dates that were replaced are stored beside them, for a visitor
 * with things in the cart.
 */
export function applyDatesFromUrl({
  rental,
  urlParsed,
  headersResponse,
  isHistoryNavigation,
}: PageParts): void {
  const linked = isHistoryNavigation ? null : datesFromLink(urlParsed.search, periodRules(rental))
  if (!linked) return
  if (rental.dates && !isSamePeriod(rental.dates, linked)) rental.datesBefore = rental.dates
  rental.dates = linked
  if (headersResponse) headersResponse.set('set-cookie', rentDatesCookie(linked))
  else rememberDates(linked)
}

type PageParts = {
  rental: Rental
  urlParsed: { search: Readonly<Record<string, string>> }
  /** The response headers; on the server only. */
  headersResponse?: Headers | undefined
  isHistoryNavigation?: boolean | null | undefined
}
