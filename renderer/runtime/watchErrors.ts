import { texts } from '#company/texts/index.ts'
import { showToast } from '#renderer/ui/toasts.ts'
import { reportFailure } from './reportFailure.ts'

/**
 * Errors outside of rendering (a press, a timer, a promise) leave on the screen what is there: they are reported, and the visitor
 * learns that what they pressed did not work. Errors of browser extensions are not the shop's.
 */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, filename, message }) => {
    if (filename.startsWith(OWN_CODE)) notify('error', error ?? message)
  })
  window.addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    if (!defaultPrevented && reason instanceof Error && reason.stack?.includes(OWN_CODE))
      notify('rejection', reason)
  })
}

const OWN_CODE = `${globalThis.location?.origin}/`

function notify(kind: 'error' | 'rejection', error: unknown): void {
  reportFailure(kind, error)
  const action = { label: texts.words.refresh, onSelect: () => location.reload() }
  showToast({ text: texts.lost.notWorked, tone: 'error', action })
}
