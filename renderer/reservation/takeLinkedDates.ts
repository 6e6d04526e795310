import type { Rental } from '../pageContext.ts'
import { datesFromLink, rememberDates, rentDatesCookie } from './rentDates.ts'

/**
 * Makes the dates of a link (`?from=&to=`) the visitor's own: for this page, and in the cookie. Going back to such an address
 * takes nothing: the visitor may have chosen others since.
 */
export function takeLinkedDates({
  rental,
  urlParsed,
  headersResponse,
  isHistoryNavigation,
}: PageParts): void {
  const linked = isHistoryNavigation ? null : datesFromLink(urlParsed.search, rental)
  if (!linked) return
  rental.dates = linked
  if (headersResponse) headersResponse.set('set-cookie', rentDatesCookie(linked))
  else rememberDates(linked)
}

type PageParts = {
  rental: Rental
  urlParsed: { search: Readonly<Record<string, string>> }
  /** The headers of the answer; on the server alone. */
  headersResponse?: Headers | undefined
  isHistoryNavigation?: boolean | null | undefined
}
