import type { PageContextServer } from 'vike/types'
import {
  datesFromRequest,
  forgottenDatesCookie,
  isCookieBroken,
  rentDatesCookie,
} from './reservation/rentDates.ts'

/**
 * Remembers the dates of a link (`?from=&to=`) in the visitor's cookie, and clears a cookie that cannot be read.
 * Vike asks this before the page context is made.
 */
export default function headersResponse({ headers, urlParsed }: PageContextServer): Record<string, string> {
  const cookie = headers?.cookie
  const { dates, fromLink } = datesFromRequest({ cookie, search: urlParsed.search })
  if (fromLink && dates) return { 'set-cookie': rentDatesCookie(dates) }
  if (isCookieBroken(cookie)) return { 'set-cookie': forgottenDatesCookie }
  return {}
}
