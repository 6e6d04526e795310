import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when what had it is gone after `change`: a chip that was taken away, the last «Показать ещё». Without
 * it the keyboard would start again at the top of the page. Give the place `tabIndex={-1}`.
 */
export function useKeptFocus<Place extends HTMLElement>(change: string | number): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const before = useRef(change)
  useEffect(() => {
    if (before.current === change) return
    before.current = change
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [change])
  return place
}
