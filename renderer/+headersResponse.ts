import type { PageContextServer } from 'vike/types'
import { forgottenDatesCookie, isCookieBroken } from './dates/rentDates.ts'

/** Clears a dates cookie that cannot be read. Vike runs this before it creates the page context. */
export default function headersResponse({ headers }: PageContextServer): Record<string, string> {
  return isCookieBroken(headers?.cookie) ? { 'set-cookie': forgottenDatesCookie } : {}
}
