/** How long one move takes, and how long a row rests before the next, in milliseconds. */
export const MOVE_MS = 1000
export const REST_MS = 5000

/** Moves a row that is no slider by one slide, on (1) or back (-1), and round: the slide that leaves at one end comes in at the other. */
export function createTurns(row: HTMLElement): (direction: 1 | -1) => void {
  const track = row.firstElementChild as HTMLElement
  let end = () => {}
  return (direction) => {
    end()
    const [first, last] = [track.firstElementChild, track.lastElementChild]
    const ways = ['0', `-${slideStep(row)}px`]
    if (direction < 0 && last) track.prepend(last)
    const move = track.animate(
      { translate: direction > 0 ? ways : ways.reverse() },
      { duration: MOVE_MS, easing: 'ease' },
    )
    end = () => {
      end = () => {}
      move.cancel()
      if (direction > 0 && first) track.append(first)
    }
    move.onfinish = () => end()
  }
}

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
