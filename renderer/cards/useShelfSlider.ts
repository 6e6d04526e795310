import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNearView } from '#renderer/ui/useNearView.ts'
import type { createSlider } from './shelfSlider.ts'

/**
 * Makes a slider of a row that scrolls when its `section` comes near the screen, unless all slides fit or the visitor prefers less motion.
 * `row` holds the slides. `move` goes one slide on (1) or back (-1), slider or not.
 */
export function useShelfSlider(
  section: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
): ShelfSlider {
  const slider = useRef<ReturnType<typeof createSlider>>(null)
  const isNear = useNearView(section, '50%')
  const [ready, setReady] = useState<{ createSlider: typeof createSlider; start: number } | null>(null)

  useEffect(() => {
    const slides = row.current
    if (!isNear || !slides || matchMedia('(prefers-reduced-motion: reduce)').matches || !canLoop(slides))
      return
    let isGone = false
    const load = async () => {
      const { createSlider } = await import('./shelfSlider.ts')
      if (!isGone) setReady({ createSlider, start: Math.round(slides.scrollLeft / slideStep(slides)) })
    }
    // Without the slider the row still scrolls.
    load().catch(() => {})
    return () => {
      isGone = true
    }
  }, [isNear, row])

  // Before the next frame: the row must not be seen without its spaces.
  useLayoutEffect(() => {
    if (!ready || !row.current || !section.current) return
    const made = ready.createSlider(row.current, section.current, ready.start)
    slider.current = made
    return () => {
      slider.current = null
      made.destroy()
    }
  }, [ready, row, section])

  function move(direction: 1 | -1) {
    if (slider.current) direction > 0 ? slider.current.slideNext() : slider.current.slidePrev()
    else row.current?.scrollBy({ left: direction * slideStep(row.current) })
  }

  return { isSlider: ready !== null, move }
}

type ShelfSlider = { isSlider: boolean; move: (direction: 1 | -1) => void }

/** A row loops only when there is a slide more than fits. */
function canLoop(row: HTMLElement): boolean {
  const count = row.querySelectorAll('.swiper-slide').length
  const { paddingLeft, paddingRight } = getComputedStyle(row)
  const width = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return count > Math.ceil(width / slideStep(row))
}

/** From the start of one slide to the start of the next, in pixels. */
function slideStep(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll<HTMLElement>('.swiper-slide')
  return first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth
}
