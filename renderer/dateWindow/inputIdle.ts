/**
 * Watches presses and keys from now until `signal`; the returned function waits for a moment in which nothing is
 * pressed, and nothing was for a while. It resolves at once for a visitor who has done nothing.
 */
export function watchInput(signal: AbortSignal, isBusyNow: boolean): () => Promise<void> {
  let isDown = false
  let lastUse = isBusyNow ? performance.now() : Number.NEGATIVE_INFINITY

  on(['pointerdown', 'touchstart'], true)
  on(['pointerup', 'pointercancel', 'touchend', 'touchcancel'], false)
  on(['keydown', 'wheel', 'touchmove'])

  return () =>
    new Promise((resolve) => {
      function look() {
        if (signal.aborted) return
        const left = lastUse + CALM_MS - performance.now()
        if (isDown || left > 0) window.setTimeout(look, Math.max(left, LOOK_AGAIN_MS))
        else resolve()
      }
      look()
    })

  function on(events: readonly string[], down?: boolean) {
    const listener = () => {
      if (down !== undefined) isDown = down
      lastUse = performance.now()
    }
    for (const event of events) window.addEventListener(event, listener, { signal, passive: true })
  }
}

const CALM_MS = 1000
const LOOK_AGAIN_MS = 100
