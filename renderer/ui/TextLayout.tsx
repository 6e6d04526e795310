import { type ReactNode, useEffect, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import contents from './Contents.module.css'
import { classes } from './classes.ts'
import type { TextHeading } from './richText.ts'
import css from './TextLayout.module.css'

/**
 * A long text in a column of 680 px with its contents on the left, the heading that is being read marked, and, where given, something
 * beside it on the right. On narrow screens the contents are folded; there are none for fewer than two headings.
 */
export function TextLayout({ headings, aside, children }: TextLayoutProps) {
  const current = useCurrentSection(headings.map(({ id }) => id)) ?? headings[0]?.id
  const links = (
    <ol className={contents.list}>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} data-title={title} aria-current={id === current ? 'true' : undefined}>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={classes(css.layout, headings.length < 2 && css.bare)}>
      {headings.length > 1 && (
        <nav className={`screen-only ${contents.contents}`} aria-label={texts.ui.contents}>
          <div className={contents.beside}>{links}</div>
          <details className={contents.folded}>
            <summary>{texts.ui.contents}</summary>
            {links}
          </details>
        </nav>
      )}
      <div className={css.text}>{children}</div>
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  )
}

export type TextLayoutProps = {
  headings: readonly TextHeading[]
  /** On the right of wide screens, below the text of others. */
  aside?: ReactNode
  children: ReactNode
}

/** The id of the section that is being read: the last heading that went past the top of the screen. Null above the first one. */
function useCurrentSection(ids: readonly string[]): string | null {
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
