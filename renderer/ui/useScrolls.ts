import { type RefObject, useEffect, useState } from 'react'

/**
 * True if an element has more in it than it shows at its width: then it needs `tabIndex={0}`, so that the keyboard can scroll it.
 * `content` changes whenever what is in it does.
 */
export function useScrolls(element: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [scrolls, setScrolls] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is measured afresh
  useEffect(() => {
    function measure() {
      const { scrollWidth = 0, clientWidth = 0 } = element.current ?? {}
      setScrolls(scrollWidth > clientWidth)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [element, content])
  return scrolls
}
