let last: Element | null = null

if (!import.meta.env.SSR) {
  last = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null
  })
}

/** True if that which had the focus is gone or can have it no longer, and nothing else has it. A page that has just come never had one. */
export function isFocusLost(): boolean {
  if (document.activeElement !== document.body || !last) return false
  return !last.checkVisibility() || last.matches(':disabled')
}
