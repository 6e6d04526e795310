import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard in place where a button that adds and a stepper take turns, which the pressed one gives way to. The focus goes
 * to the stepper's plus, or back to the button; `keepFocus()` belongs into the press.
 */
export function useExchangedFocus(isCounted: boolean): {
  place: RefObject<HTMLDivElement | null>
  keepFocus: () => void
} {
  const place = useRef<HTMLDivElement>(null)
  const isPending = useRef(false)

  useEffect(() => {
    if (!isPending.current) return
    isPending.current = false
    const buttons = place.current?.querySelectorAll('button')
    buttons?.[isCounted ? buttons.length - 1 : 0]?.focus()
  }, [isCounted])

  return {
    place,
    keepFocus() {
      isPending.current = true
    },
  }
}
