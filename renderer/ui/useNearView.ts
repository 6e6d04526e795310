import { type RefObject, useEffect, useState } from 'react'

/** True if an element has ever been within `margin` of the screen, as a CSS length: then what it shows is worth loading. Never in a browser that cannot say so. */
export function useNearView(place: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, margin])
  return isNear
}
