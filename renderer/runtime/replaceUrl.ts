/** Milliseconds between two changes: browsers refuse more than a hundred within 30 seconds, which a slider makes, and Safari throws. */
const PAUSE_MS = 400
let nextAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows another URL of the same page in the address bar: at once, or after a pause the last one given meanwhile. */
export function replaceUrl(url: string | URL): void {
  const { href, pathname } = new URL(url, location.href)
  clearTimeout(timer)
  const wait = nextAt - performance.now()
  if (wait <= 0) show()
  else timer = setTimeout(show, wait)

  function show(): void {
    nextAt = performance.now() + PAUSE_MS
    // The visitor may have left the page meanwhile.
    if (pathname === location.pathname) history.replaceState(history.state, '', href)
  }
}

/** The same for one parameter of the URL; null removes it. */
export function replaceParam(name: string, value: string | null): void {
  const url = new URL(location.href)
  if (value === null) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  replaceUrl(url)
}
