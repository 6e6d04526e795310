/** Resolves when the screen shows what the page is by now; in a tab that is not drawn, after a moment. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, HIDDEN_MS)
  })
}

const HIDDEN_MS = 100
