import { type RefObject, useEffect, useRef } from 'react'

/** When a place takes another shape and the pressed button goes with the old one, the keyboard stays there: at its first button. */
export function useFocusKept(place: RefObject<HTMLElement | null>, shape: string): void {
  const last = useRef(shape)
  useEffect(() => {
    if (last.current === shape) return
    last.current = shape
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [place, shape])
}
