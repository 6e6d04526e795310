/** Runs something when the browser has nothing more urgent to do, within a second or so. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run, 200)
}

/** Resolves when the screen shows what the page is by now; in a tab that is not drawn, after a moment. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, HIDDEN_MS)
  })
}

const HIDDEN_MS = 100
