/** How a failure came to light; the server counts by it. */
type FailureKind = 'render' | 'mount' | 'hydration' | 'error' | 'rejection' | 'code'

/**
 * Reports a failure in the browser to the server: each one once, and a few from one page. What may be
 * personal is taken out there. Never throws.
 */
export function reportFailure(kind: FailureKind, error: unknown, area?: string): void {
  try {
    const text = JSON.stringify({ kind, area, ...described(error), path: location.pathname.slice(0, 300) })
    if (reported.size >= MAX_REPORTS || reported.has(text)) return
    reported.add(text)
    const headers = { 'content-type': 'application/json' }
    void fetch('/client-errors', { method: 'POST', headers, body: text, keepalive: true }).catch(ignore)
  } catch {
    // A failure that cannot be reported is still written in the console.
  }
}

const MAX_REPORTS = 5
const reported = new Set<string>()

function described(error: unknown) {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error).slice(0, 300), stack: '' }
  const { name, message, stack = '' } = error
  return { name: name.slice(0, 40), message: message.slice(0, 300), stack: stack.slice(0, 2000) }
}

function ignore(): void {}

/** True if the page has come to life: from then on a failure is one of the page, not of its start. */
export function isMounted(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}

/** The app could not be started on the page that the server rendered. */
export function logMountFailure(error: unknown): void {
  console.error('Error while mounting app:', error)
  reportFailure('mount', error)
}
