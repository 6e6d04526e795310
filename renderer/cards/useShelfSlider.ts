import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { canLoop, createTurns, slideStep, type Turns, whenAtRest } from './shelfRow.ts'
import type { createSlider, Slider } from './shelfSlider.ts'
import { watchRest } from './watchRest.ts'

/**
 * Moves a shelf by itself, round and round, and makes a slider of it when a pointer or the focus comes into its `section`: until then it is
 * a row that scrolls. `row` holds the slides. `move` goes one slide on (1) or back (-1), slider or not.
 */
export function useShelfSlider(
  section: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
): ShelfSlider {
  const slider = useRef<Slider>(null)
  const turns = useRef<Turns>(null)
  const [ready, setReady] = useState<{ createSlider: typeof createSlider; start: number } | null>(null)

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
      const { createSlider } = await import('./shelfSlider.ts')
      const start = await whenAtRest(slides, () => isTouched, signal)
      if (!signal.aborted) setReady({ createSlider, start })
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
    const made = ready.createSlider(row.current, section.current, ready.start + (turns.current?.undo() ?? 0))
    slider.current = made
    return () => {
      slider.current = null
      made.destroy()
    }
  }, [ready, row, section])

  function move(direction: 1 | -1) {
    if (slider.current) return slider.current.move(direction)
    if (turns.current) return turns.current.turn(direction)
    row.current?.scrollBy({ left: direction * slideStep(row.current) })
  }

  return { isSlider: ready !== null, move }
}

type ShelfSlider = { isSlider: boolean; move: (direction: 1 | -1) => void }

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
