import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'

/**
 * Turns a scrolling row into a looping slider once it comes near the screen. `section` is what the pointer or the focus must
 * leave for it to move by itself; `row` holds the slides. `move` goes one slide on (1) or back (-1), slider or not.
 */
export function useShelfSlider(
  section: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
): ShelfSlider {
  const swiper = useRef<Swiper>(null)
  const [modules, setModules] = useState<SwiperModules | null>(null)

  useEffect(() => {
    const element = row.current
    if (!element || prefersStillness() || !canLoop(element)) return
    let wanted = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without the slider the row still scrolls.
        loadSwiper().then((loaded) => wanted && setModules(loaded), ignore)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      wanted = false
      observer.disconnect()
    }
  }, [row])

  // Before the next frame: the row must not be seen without its spaces.
  useLayoutEffect(() => {
    if (!modules || !row.current || !section.current) return
    const slider = createSlider(modules, row.current)
    const release = restWhileInUse(slider, section.current)
    swiper.current = slider
    return () => {
      release()
      swiper.current = null
      slider.destroy()
    }
  }, [modules, row, section])

  function move(direction: 1 | -1) {
    if (swiper.current) return direction > 0 ? swiper.current.slideNext() : swiper.current.slidePrev()
    row.current?.scrollBy({ left: direction * slideStep(row.current) })
  }

  return { isSlider: modules !== null, move }
}

type ShelfSlider = { isSlider: boolean; move: (direction: 1 | -1) => void }

type SwiperModules = Awaited<ReturnType<typeof loadSwiper>>

async function loadSwiper() {
  const [{ Swiper }, { Autoplay }] = await Promise.all([import('swiper'), import('swiper/modules')])
  return { Swiper, Autoplay }
}

function createSlider({ Swiper, Autoplay }: SwiperModules, row: HTMLElement): Swiper {
  row.scrollLeft = 0
  return new Swiper(row, {
    modules: [Autoplay],
    loop: true,
    slidesPerView: 'auto',
    speed: 1000,
    autoplay: { delay: 5000 },
    breakpoints: {
      320: { spaceBetween: 16 },
      468: { spaceBetween: 16 },
      744: { spaceBetween: 32 },
      996: { spaceBetween: 48 },
      1440: { spaceBetween: 64 },
    },
  })
}

/** Stops the slider while the pointer is over the section or the focus inside it, and brings a focused slide into sight. */
function restWhileInUse(slider: Swiper, section: HTMLElement): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const uses = new Set<'pointer' | 'focus'>()
  const begin = (use: 'pointer' | 'focus') => {
    uses.add(use)
    slider.autoplay.stop()
  }
  const end = (use: 'pointer' | 'focus') => {
    uses.delete(use)
    if (uses.size === 0) slider.autoplay.start()
  }
  if (section.matches(':hover')) begin('pointer')
  if (section.contains(document.activeElement)) begin('focus')
  section.addEventListener('pointerenter', () => begin('pointer'), { signal })
  section.addEventListener('pointerleave', () => end('pointer'), { signal })
  section.addEventListener('focusout', () => end('focus'), { signal })
  section.addEventListener(
    'focusin',
    ({ target }) => {
      begin('focus')
      const index = slider.slides.findIndex((slide) => target instanceof Node && slide.contains(target))
      if (index < 0 || !(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      // The browser scrolls to what it focuses; the slider has its own way to move.
      slider.el.scrollLeft = 0
      slider.slideTo(index)
    },
    { signal },
  )
  return () => listeners.abort()
}

/** Swiper loops only when there is a slide more than fits. */
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

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function ignore(): void {}
