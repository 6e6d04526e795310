const PROBE_MS = 5000

/** Whether the shop's server answers this browser now. */
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
