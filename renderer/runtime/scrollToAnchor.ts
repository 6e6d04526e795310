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
  if (hash.length > 1 && !document.getElementById(nameOf(hash))) scrollToAnchor()
}

/** The element of that id; an id of an editor's text has a prefix, of which a link from elsewhere knows nothing. */
function elementOf(hash: string): HTMLElement | null {
  const name = nameOf(hash)
  return document.getElementById(name) ?? document.getElementById(`text-${name}`)
}

function nameOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    // A hash may be broken percent-encoding.
    return hash.slice(1)
  }
}
