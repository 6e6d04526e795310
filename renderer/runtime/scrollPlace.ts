/**
 * Notes where the page is scrolled to in its history entry, before another page is opened. The router does so too, but up to
 * 300 ms late: a link that is pressed right after scrolling would lose the place.
 */
export function saveScroll(): void {
  const { state } = history
  if (typeof state?.vike !== 'object' || state.vike === null) return
  const { scrollX: x, scrollY: y } = window
  const { scrollPosition: noted } = state.vike
  if (noted?.x === x && noted?.y === y) return
  history.replaceState({ ...state, vike: { ...state.vike, scrollPosition: { x, y } } }, '')
}

/** Where the page of the present history entry was scrolled to; null where nobody noted it. */
export function savedScroll(): number | null {
  const y: unknown = history.state?.vike?.scrollPosition?.y
  return typeof y === 'number' ? y : null
}

/**
 * Scrolls back to a place that may not be there yet: content that comes later makes the page tall enough. Ends with the place
 * reached, with the visitor's own scrolling or pressing, or after a few seconds.
 */
export function returnToScroll(y: number): void {
  if (canReach(y)) return void requestAnimationFrame(() => window.scrollTo(0, y))
  const stop = new AbortController()
  const observer = new ResizeObserver(() => {
    if (!canReach(y)) return
    window.scrollTo(0, y)
    stop.abort()
  })
  observer.observe(document.body)
  stop.signal.addEventListener('abort', () => observer.disconnect())
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true })
  }
  window.setTimeout(() => stop.abort(), PATIENCE_MS)
}

/** While something stands in for a page, the router must not note its scrolling as that of the page that is left. */
export function ignoreScroll(): () => void {
  const stop = new AbortController()
  window.addEventListener('scroll', (event) => event.stopPropagation(), {
    capture: true,
    signal: stop.signal,
  })
  return () => stop.abort()
}

const PATIENCE_MS = 5000

function canReach(y: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= y
}
