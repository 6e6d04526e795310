import { MOVE_MS, REST_MS } from './shelfRow.ts'

/**
 * Moves a shelf whenever it has rested long enough, until `signal`. While the pointer is over its section, the focus inside it, the tab hidden or
 * the section out of sight, it rests; the count begins anew afterwards.
 */
export function watchRest(section: HTMLElement, move: () => void, signal: AbortSignal): void {
  const reasons = new Set<'pointer' | 'focus' | 'hidden' | 'away'>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const count = (ms: number) => {
    clearTimeout(timer)
    if (signal.aborted || reasons.size > 0) return
    timer = setTimeout(() => {
      move()
      count(MOVE_MS + REST_MS)
    }, ms)
  }
  const set = (reason: 'pointer' | 'focus' | 'hidden' | 'away', holds: boolean) => {
    if (holds) reasons.add(reason)
    else reasons.delete(reason)
    count(REST_MS)
  }
  const on = (event: string, reason: 'pointer' | 'focus', holds: boolean) =>
    section.addEventListener(event, () => set(reason, holds), { signal })

  on('pointerenter', 'pointer', true)
  on('pointerleave', 'pointer', false)
  on('focusin', 'focus', true)
  on('focusout', 'focus', false)
  document.addEventListener('visibilitychange', () => set('hidden', document.hidden), { signal })
  if (section.matches(':hover')) reasons.add('pointer')
  if (section.contains(document.activeElement)) reasons.add('focus')
  if (document.hidden) reasons.add('hidden')
  reasons.add('away')
  const sight = new IntersectionObserver((entries) => set('away', !entries.at(-1)?.isIntersecting))
  sight.observe(section)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    sight.disconnect()
  })
}
