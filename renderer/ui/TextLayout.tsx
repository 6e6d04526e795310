import type { ReactNode } from 'react'
import { Contents } from './Contents.tsx'
import { classes } from './classes.ts'
import type { TextHeading } from './richText.ts'
import css from './TextLayout.module.css'

/** A long text in a column of 680 px with its contents on the left and, where given, something beside it on the right. */
export function TextLayout({ headings, aside, children }: TextLayoutProps) {
  return (
    <div className={classes(css.layout, headings.length < 2 && css.bare)}>
      <Contents headings={headings} />
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
