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

/**
 * Notes where a history entry was scrolled to at the moment in which Back or Forward comes to it: until its page is shown, the
 * router may still write there where the page before is scrolled to. Has to listen before the router does.
 */
export function watchScrollPlace(): void {
  window.addEventListener('popstate', () => {
    const y: unknown = history.state?.vike?.scrollPosition?.y
    placeOfEntry = typeof y === 'number' ? y : null
  })
}

/** The page that Back or Forward comes to has become another one: it begins at its top. */
export function forgetPlace(): void {
  placeOfEntry = 0
}

/** Where the page that Back or Forward came to was scrolled to; null where nobody noted it. */
export function savedScroll(): number | null {
  return placeOfEntry
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

/** While a skeleton replaces a page, the router must not note its scrolling as that of the page that is left. */
export function ignoreScroll(): () => void {
  const stop = new AbortController()
  window.addEventListener('scroll', (event) => event.stopPropagation(), {
    capture: true,
    signal: stop.signal,
  })
  return () => stop.abort()
}

const PATIENCE_MS = 5000
let placeOfEntry: number | null = null

function canReach(y: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= y
}
