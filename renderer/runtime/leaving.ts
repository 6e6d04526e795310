/** Notes when the visitor begins to leave for another document. Has to be called once, before anything fails. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
}

/**
 * True if the page is being left: what it was still fetching is dropped by the browser (Firefox does so at once), and that is
 * no failure to answer. False again after a while, for a visitor who stays, as after a download.
 */
export function isLeaving(): boolean {
  return performance.now() - leftAt < LEAVING_MS
}

const LEAVING_MS = 10_000

let leftAt = Number.NEGATIVE_INFINITY
