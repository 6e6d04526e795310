/** Runs something when the browser has nothing more urgent to do, within a second or so. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run, 200)
}
