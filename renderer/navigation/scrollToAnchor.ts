const TRIES = 20
const PAUSE_MS = 50

/**
 * Scrolls to the element that the address names after `#`. It may come later than the page: it is looked for 20 times, every
 * 50 ms; where it never comes, the page stands at its top. Stops as soon as the address is another one.
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

function elementOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    // A hash may be broken percent-encoding.
    return document.getElementById(name)
  }
}
