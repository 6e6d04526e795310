import type { PageVariant } from './variant.ts'

/** Milliseconds for which a page is sent as it is, and for which after that it is sent while a new one is made. */
const TIMES = {
  undated: { fresh: 5000, stale: 120_000 },
  // The free units on given days change with every order.
  dated: { fresh: 2000, stale: 8000 },
  // Shared caches hold it for as long again as the services' answers are fresh.
  payload: { fresh: 5000, stale: 0 },
}

/** How long the page of a variant is sent: as it is, and after that while a new one is made. */
export function timesOf({ isPayload, cookie }: PageVariant): { fresh: number; stale: number } {
  if (isPayload) return TIMES.payload
  return cookie === undefined ? TIMES.undated : TIMES.dated
}
