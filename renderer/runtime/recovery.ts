import { isLeaving } from './leaving.ts'

/** The shortest time between two reloads, milliseconds: what fails twice fails for good. */
const RELOAD_GUARD_MS = 10_000
const MARKER = 'reloadedAt'

/**
 * Reloads the page, unless that was tried a moment ago; false where it was. Without session storage there is no marker, so
 * nothing is reloaded. A page that is being left is not reloaded either: the visitor would be held on it.
 */
export function reloadOnce(reload = () => location.reload()): boolean {
  if (isLeaving()) return true
  try {
    const age = Date.now() - Number(sessionStorage.getItem(MARKER))
    if (age >= 0 && age < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(MARKER, String(Date.now()))
  } catch {
    return false
  }
  reload()
  return true
}

const PROBE_MS = 5000

/** True if the shop's server answers this browser now. */
export async function isShopReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(PROBE_MS)
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}
