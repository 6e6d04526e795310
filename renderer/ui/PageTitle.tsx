import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './PageTitle.module.css'

/** The page's h1, with a quiet note beside it: «78 предметов». */
export function PageTitle({ children, note, className }: PageTitleProps) {
  return (
    <div className={classes(css.title, className)}>
      <h1 className="h1">{children}</h1>
      {note && <p className={css.note}>{note}</p>}
    </div>
  )
}

export type PageTitleProps = { children: ReactNode; note?: ReactNode; className?: string | undefined }
