import type { PageContextServer } from 'vike/types'
import './pageContext.ts'
import { forgottenDatesCookie, isCookieBroken, rentDatesCookie } from './reservation/rentDates.ts'

/** Remembers the dates of a link (`?from=&to=`) in the visitor's cookie, and clears a cookie that cannot be read. */
export default function headersResponse({ rental, headers }: PageContextServer): Record<string, string> {
  if (rental.fromLink && rental.dates) return { 'set-cookie': rentDatesCookie(rental.dates) }
  if (isCookieBroken(headers?.cookie)) return { 'set-cookie': forgottenDatesCookie }
  return {}
}
