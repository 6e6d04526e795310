import type { PageContextServer } from 'vike/types'
import './pageContext.ts'
import { rentDatesCookie } from './reservation/rentDates.ts'

/** Remembers the dates of a link (`?from=&to=`) in the visitor's cookie. */
export default function headersResponse({ rental }: PageContextServer): Record<string, string> {
  return rental.fromLink && rental.dates ? { 'set-cookie': rentDatesCookie(rental.dates) } : {}
}
