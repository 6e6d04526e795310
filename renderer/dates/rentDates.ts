import { type Period, type PeriodRules, periodProblem, toPeriod } from '#gateway/rental/period.ts'
import { storedField } from '#renderer/runtime/browserStorage.ts'

const COOKIE_NAME = 'rentDates'
const COOKIE_ATTRIBUTES = 'Path=/; SameSite=Lax'
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60
// Two days in URL-encoded JSON are 68 characters: whatever is much longer was not written here.
const MAX_COOKIE_LENGTH = 200

/**
 * The dates of a link (`?from=2026-12-12&to=2026-12-14`, both ends inclusive) when they can be ordered today; otherwise null:
 * an old or too short link is no reason to lose the dates that the visitor has.
 */
export function datesFromLink(search: Readonly<Record<string, string>>, rules: PeriodRules): Period | null {
  const linked = toPeriod(search.from, search.to)
  return linked && !periodProblem(linked, rules) ? linked : null
}

/** A URL without its dates: for a visitor who has chosen others. */
export function withoutDates(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('from')
  url.searchParams.delete('to')
  return url.pathname + url.search + url.hash
}

/**
 * The dates of a `Cookie` header or of `document.cookie`; null where there are none that can be read. Past dates are given
 * too: they are shown as overdue.
 */
export function datesFromCookie(cookie: string | undefined): Period | null {
  const text = cookieText(cookie)
  if (!text || text.length > MAX_COOKIE_LENGTH) return null
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    return toPeriod(storedField(value, 'start'), storedField(value, 'end'))
  } catch {
    return null
  }
}

/** True if the dates cookie is invalid and must be cleared. */
export function isCookieBroken(cookie: string | undefined): boolean {
  return cookieText(cookie) !== undefined && datesFromCookie(cookie) === null
}

/** The cookie that stores the dates, for `Set-Cookie` and `document.cookie` alike. */
export function rentDatesCookie({ start, end }: Period): string {
  const value = encodeURIComponent(JSON.stringify({ start, end }))
  return `${COOKIE_NAME}=${value}; ${COOKIE_ATTRIBUTES}; Max-Age=${MAX_AGE_SECONDS}`
}

/** The cookie that clears the dates. */
export const forgottenDatesCookie = `${COOKIE_NAME}=; ${COOKIE_ATTRIBUTES}; Max-Age=0`

function cookieText(cookie: string | undefined): string | undefined {
  const prefix = `${COOKIE_NAME}=`
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length)
}
