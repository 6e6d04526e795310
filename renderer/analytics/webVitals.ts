import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'

/**
 * Measures how fast the page that was loaded is for its visitor, and reports it to the server once: when they leave, or look elsewhere.
 * Only numbers and the page's id are sent.
 */
export function measureVitals(page: string | null): void {
  const measured: Partial<Record<Metric['name'], number>> = {}
  const note = ({ name, value }: Metric) => {
    measured[name] = value
  }
  onLCP(note)
  onINP(note)
  onCLS(note)
  const stop = new AbortController()
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return
      stop.abort()
      const body = new Blob([JSON.stringify({ page, ...measured })], { type: 'application/json' })
      navigator.sendBeacon('/web-vitals', body)
    },
    { signal: stop.signal },
  )
}
