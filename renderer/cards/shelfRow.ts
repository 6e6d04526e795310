/** How long one move takes, and how long a row rests before the next, in milliseconds. */
export const MOVE_MS = 1000
export const REST_MS = 5000

/** A row that turns without a slider. */
export interface Turns {
  /** Moves the row by one slide, on (1) or back (-1), and round: the slide that leaves at one end comes in at the other. */
  turn(direction: 1 | -1): void
  /** Draws every slide where the document has it; answers how many slides the row had turned on. */
  undo(): number
}

/** Turns a row by `translate` alone: slides that change places in the document shift the layout of the page. */
export function createTurns(row: HTMLElement): Turns {
  const track = row.firstElementChild as HTMLElement
  const slides = [...row.querySelectorAll<HTMLElement>('.swiper-slide')]
  let turned = 0
  let end = () => {}
  const lineUpFrom = (first: number) => {
    for (const [index, slide] of slides.entries())
      slide.style.translate = steps(Math.ceil((first - index) / slides.length) * slides.length)
  }
  return {
    turn(direction) {
      end()
      const before = steps(-turned)
      turned += direction
      track.style.translate = steps(-turned)
      lineUpFrom(Math.min(turned, turned - direction))
      const move = track.animate([{ translate: before, offset: 0 }], { duration: MOVE_MS, easing: 'ease' })
      end = () => {
        end = () => {}
        move.cancel()
        lineUpFrom(turned)
      }
      move.onfinish = () => end()
    },
    undo() {
      end()
      for (const each of [track, ...slides]) each.style.translate = ''
      return turned
    },
  }
}

const steps = (count: number) => `calc(${count} * (var(--slide) + var(--space)))`

/**
 * Resolves when nothing moves in a row and its first slide in sight is in place, or when `signal` says that the row is
 * gone; answers the number of that slide.
 */
export async function whenAtRest(
  row: HTMLElement,
  isTouched: () => boolean,
  signal: AbortSignal,
): Promise<number> {
  const track = row.firstElementChild as HTMLElement
  for (let before = Number.NaN; ; ) {
    const { scrollLeft } = row
    const index = Math.round(scrollLeft / slideStep(row))
    const isStill = !isTouched() && scrollLeft === before && track.getAnimations().length === 0
    const rest = Math.min(index * slideStep(row), row.scrollWidth - row.clientWidth) - scrollLeft
    if (signal.aborted || (isStill && Math.abs(rest) < 1)) return index
    if (isStill) row.scrollBy({ left: rest })
    before = scrollLeft
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

const LOOK_MS = 100

/** A row loops only when there is a slide more than fits. */
export function canLoop(row: HTMLElement): boolean {
  const count = row.querySelectorAll('.swiper-slide').length
  const { paddingLeft, paddingRight } = getComputedStyle(row)
  const width = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return count > Math.ceil(width / slideStep(row))
}

/** From the start of one slide to the start of the next, in pixels. */
export function slideStep(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll<HTMLElement>('.swiper-slide')
  return first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth
}
