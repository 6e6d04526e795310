import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './EmptyState.module.css'

/** There is nothing here: says so as the page's title, why, and where to go next. */
export function EmptyState({ title, text, children, className }: EmptyStateProps) {
  return (
    <div className={classes(css.empty, className)}>
      <h1 className="h1">{title}</h1>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </div>
  )
}

export type EmptyStateProps = {
  title: ReactNode
  text?: ReactNode
  /** Actions, chips, a picture. */
  children?: ReactNode
  className?: string | undefined
}
