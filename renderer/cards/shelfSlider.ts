import { Swiper } from 'swiper'
import { Autoplay } from 'swiper/modules'

/** Makes a slider of a row of slides, from the slide `start` on. It moves by itself while its section is seen and left alone. */
export function createSlider(row: HTMLElement, section: HTMLElement, start: number): Swiper {
  row.scrollLeft = 0
  const slider = new Swiper(row, {
    modules: [Autoplay],
    initialSlide: start,
    loop: true,
    autoplay: { delay: 5000 },
    slidesPerView: 'auto',
    speed: 1000,
    breakpoints: {
      320: { spaceBetween: 16 },
      468: { spaceBetween: 16 },
      744: { spaceBetween: 32 },
      996: { spaceBetween: 48 },
      1440: { spaceBetween: 64 },
    },
  })
  const stopped = new AbortController()
  let isSeen = false
  const startOrStop = () => {
    if (isSeen && !section.matches(':hover, :focus-within')) slider.autoplay.start()
    else slider.autoplay.stop()
  }
  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    section.addEventListener(event, startOrStop, { signal: stopped.signal })
  row.addEventListener('focusin', (event) => showFocused(slider, event), { signal: stopped.signal })
  const sight = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting === true
    startOrStop()
  })
  sight.observe(section)
  slider.on('destroy', () => {
    stopped.abort()
    sight.disconnect()
  })
  return slider
}

/** Brings a slide that gets the focus of a keyboard into sight. */
function showFocused(slider: Swiper, { target }: FocusEvent): void {
  const index = slider.slides.findIndex((slide) => target instanceof Node && slide.contains(target))
  if (index < 0 || !(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  // The browser scrolls to what it focuses; the slider has its own way to move.
  slider.el.scrollLeft = 0
  slider.slideTo(index)
}
