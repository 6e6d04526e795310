import { type RefCallback, useCallback, useRef, useState } from 'react'
import { Swiper } from 'swiper'
import { Keyboard, Zoom } from 'swiper/modules'

/** A slider with pinch zoom, which opens on slide `start`. */
export function usePhotoSlider(start: number): PhotoSlider {
  const slider = useRef<Swiper>(null)
  const [current, setCurrent] = useState(start)
  const [isZoomed, setZoomed] = useState(false)

  const root = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const swiper = new Swiper(element, {
        modules: [Keyboard, Zoom],
        initialSlide: start,
        speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
        keyboard: { enabled: true },
        zoom: { maxRatio: 3 },
        on: {
          slideChange: ({ activeIndex }) => setCurrent(activeIndex),
          zoomChange: (_, scale) => setZoomed(scale > 1),
        },
      })
      slider.current = swiper
      // Else a quick pinch is a swipe to Swiper, too.
      element.addEventListener('pointerdown', ({ isPrimary }) => {
        swiper.allowTouchMove = isPrimary
      })
      return () => {
        slider.current = null
        swiper.destroy()
      }
    },
    [start],
  )

  return {
    root,
    current,
    isZoomed,
    move: (direction) => (direction > 0 ? slider.current?.slideNext() : slider.current?.slidePrev()),
    zoom: () => (isZoomed ? slider.current?.zoom.out() : slider.current?.zoom.in()),
  }
}

type PhotoSlider = {
  /** For the element around the row of slides. */
  root: RefCallback<HTMLElement>
  /** Index of the slide that is shown. */
  current: number
  isZoomed: boolean
  /** One slide on (1) or back (-1). */
  move: (direction: 1 | -1) => void
  /** Enlarges the slide that is shown, or shows it whole again. */
  zoom: () => void
}
