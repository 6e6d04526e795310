const TRIES = 20
const PAUSE_MS = 50

/**
 * Scrolls to the element that the URL names after `#`. It may appear later than the page: 20 attempts, every
 * 50 ms; if it never appears, the page stays at its top. Stops as soon as the URL changes.
 */
export function scrollToAnchor(tries = TRIES): void {
  const { hash, pathname } = window.location
  if (hash.length < 2) return
  const anchor = elementOf(hash)
  if (anchor) anchor.scrollIntoView()
  else if (tries <= 1) window.scrollTo(0, 0)
  else window.setTimeout(lookAgain, PAUSE_MS)

  function lookAgain() {
    if (window.location.hash === hash && window.location.pathname === pathname) scrollToAnchor(tries - 1)
  }
}

/** On the first load: the browser itself scrolls to what is there already, what comes later is waited for. */
export function awaitAnchor(): void {
  const { hash } = window.location
  if (hash.length > 1 && !elementOf(hash)) scrollToAnchor()
}

function elementOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    // A hash may be broken percent-encoding.
    return document.getElementById(name)
  }
}
