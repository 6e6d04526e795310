import { Swiper } from 'swiper'
import { MOVE_MS } from './shelfRow.ts'

/** A shelf as a slider: one slide on (1) or back (-1), until it is a row again. */
export type Slider = { move: (direction: 1 | -1) => void; destroy: () => void }

/** Makes a slider of a row of slides; what gets the focus in its section comes into sight. Its code comes when a shelf is touched. */
export function createSlider(row: HTMLElement, section: HTMLElement, start: number): Slider {
  row.scrollLeft = 0
  const count = row.querySelectorAll('.swiper-slide').length
  const slider = new Swiper(row, {
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
  const stopped = followFocus(slider, section)
  return {
    move: (direction) => (direction > 0 ? slider.slideNext() : slider.slidePrev()),
    destroy() {
      stopped.abort()
      slider.destroy()
    },
  }
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
