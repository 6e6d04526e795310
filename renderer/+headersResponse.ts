import type { PageContextServer } from 'vike/types'
import { forgottenDatesCookie, isCookieBroken } from './reservation/rentDates.ts'

/** Clears a dates cookie that cannot be read. Vike asks this before the page context is made. */
export default function headersResponse({ headers }: PageContextServer): Record<string, string> {
  return isCookieBroken(headers?.cookie) ? { 'set-cookie': forgottenDatesCookie } : {}
}
