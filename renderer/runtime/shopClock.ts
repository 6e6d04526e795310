/** How far the clock of this device is ahead of the server's, in milliseconds. */
let lead = 0

/** Now, for whatever asks what day it is for the shop: a clock that is known to be ahead is not believed. */
export function shopNow(): Date {
  return new Date(Date.now() - lead)
}

/** Compares the clock with the server's; without an answer it is believed. */
export async function askShopClock(): Promise<void> {
  const response = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  const ahead = Date.now() - Date.parse(response?.headers.get('date') ?? '')
  if (!Number.isNaN(ahead)) lead = ahead > TOLERANCE_MS ? ahead : 0
}

/** Seconds and minutes are no matter: a page is made again until its day is the shop's. */
const TOLERANCE_MS = 60_000
