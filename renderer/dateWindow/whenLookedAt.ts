/** Calls `listener` whenever the visitor comes back to the tab. Answers how to stop. */
export function whenLookedAt(listener: () => void): () => void {
  const stop = new AbortController()
  for (const event of ['focus', 'pageshow', 'visibilitychange'])
    window.addEventListener(event, () => listener(), { signal: stop.signal })
  return () => stop.abort()
}
