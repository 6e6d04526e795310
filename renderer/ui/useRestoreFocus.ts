import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './lostFocus.ts'

/**
 * Keeps the keyboard in place when the focused control disappears with `change`: a removed chip, the last «Показать ещё», a
 * folded line. The focus goes to the first descendant that matches `selector`, without one to the element itself, which then
 * needs `tabIndex={-1}`.
 */
export function useRestoreFocus<E extends HTMLElement>(
  change: string | number,
  selector?: string,
): RefObject<E | null> {
  const container = useRef<E>(null)
  const before = useRef(change)
  useEffect(() => {
    if (before.current === change) return
    before.current = change
    if (!isFocusLost()) return
    if (selector) container.current?.querySelector<HTMLElement>(selector)?.focus()
    else container.current?.focus({ preventScroll: true })
  }, [change, selector])
  return container
}
