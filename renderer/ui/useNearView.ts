import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has ever been within `margin` of the screen, as a CSS length: then what it shows is worth loading. */
export function useNearView(place: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
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
