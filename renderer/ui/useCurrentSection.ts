import { useEffect, useState } from 'react'

/** The id of the section that is being read: the last heading that went past the top of the screen. Null above the first one. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const list = ids.join(' ')

  useEffect(() => {
    const headings = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    // Everything above the line is watched: a heading enters or leaves exactly when the section changes.
    const observer = new IntersectionObserver(
      () => setCurrent(headings.findLast((heading) => isPast(heading))?.id ?? null),
      { rootMargin: `99999px 0px -${100 - LINE_PERCENT}% 0px` },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [list])

  return current
}

/** Where a section begins to be read, in percent of the screen's height. */
const LINE_PERCENT = 30

function isPast(heading: HTMLElement): boolean {
  return heading.getBoundingClientRect().top <= (window.innerHeight * LINE_PERCENT) / 100
}
