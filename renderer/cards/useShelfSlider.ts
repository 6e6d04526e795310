import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { canLoop, createTurns, MOVE_MS, slideStep, type Turns, whenAtRest } from './shelfRow.ts'
import { watchRest } from './watchRest.ts'

/**
 * Moves a shelf by itself, round and round, and makes a slider of it when a pointer or the focus comes into its `section`: until then it is
 * a row that scrolls. `row` holds the slides. `move` goes one slide on (1) or back (-1), slider or not.
 */
export function useShelfSlider(
  section: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
): ShelfSlider {
  const slider = useRef<Swiper>(null)
  const turns = useRef<Turns>(null)
  const [ready, setReady] = useState<{ Swiper: typeof Swiper; start: number } | null>(null)

  const moveOn = useEffectEvent(() => move(1))
  useEffect(() => {
    const [place, slides] = [section.current, row.current]
    if (!place || !slides || prefersStillness() || !canLoop(slides)) return
    turns.current = createTurns(slides)
    const stopped = new AbortController()
    const { signal } = stopped
    let isTouched = false
    on(['touchstart'], () => {
      isTouched = true
    })
    on(['touchend', 'touchcancel'], () => {
      isTouched = false
    })
    watchRest(place, () => moveOn(), signal)

    let isRequested = false
    const load = async () => {
      if (isRequested) return
      isRequested = true
      const code = await import('swiper')
      const start = await whenAtRest(slides, () => isTouched, signal)
      if (!signal.aborted) setReady({ Swiper: code.Swiper, start })
    }
    // Without the slider the row still scrolls and turns; the next touch loads it again.
    const begin = () => {
      load().catch(() => {
        isRequested = false
      })
    }
    on(['pointerenter', 'focusin'], begin)
    if (place.matches(':hover, :focus-within')) begin()
    return () => {
      stopped.abort()
      turns.current = null
    }

    function on(events: readonly string[], listener: () => void) {
      for (const event of events) place?.addEventListener(event, listener, { signal, passive: true })
    }
  }, [row, section])

  // Before the next frame: the row must not be seen without its spaces.
  useLayoutEffect(() => {
    if (!ready || !row.current || !section.current) return
    const made = createSlider(ready.Swiper, row.current, ready.start + (turns.current?.undo() ?? 0))
    const stopped = followFocus(made, section.current)
    slider.current = made
    return () => {
      stopped.abort()
      slider.current = null
      made.destroy()
    }
  }, [ready, row, section])

  function move(direction: 1 | -1) {
    if (slider.current) return direction > 0 ? slider.current.slideNext() : slider.current.slidePrev()
    if (turns.current) return turns.current.turn(direction)
    row.current?.scrollBy({ left: direction * slideStep(row.current) })
  }

  return { isSlider: ready !== null, move }
}

type ShelfSlider = { isSlider: boolean; move: (direction: 1 | -1) => void }

function createSlider(Slider: typeof Swiper, row: HTMLElement, start: number): Swiper {
  row.scrollLeft = 0
  const count = row.querySelectorAll('.swiper-slide').length
  return new Slider(row, {
    initialSlide: ((start % count) + count) % count,
    loop: true,
    slidesPerView: 'auto',
    speed: MOVE_MS,
    breakpoints: {
      320: { spaceBetween: 16 },
      468: { spaceBetween: 16 },
      744: { spaceBetween: 32 },
      996: { spaceBetween: 48 },
      1440: { spaceBetween: 64 },
    },
  })
}

/** Brings a slide that gets the focus into sight. */
function followFocus(slider: Swiper, section: HTMLElement): AbortController {
  const stopped = new AbortController()
  section.addEventListener(
    'focusin',
    ({ target }) => {
      const index = slider.slides.findIndex((slide) => target instanceof Node && slide.contains(target))
      if (index < 0 || !(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      // The browser scrolls to what it focuses; the slider has its own way to move.
      slider.el.scrollLeft = 0
      slider.slideTo(index)
    },
    { signal: stopped.signal },
  )
  return stopped
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
