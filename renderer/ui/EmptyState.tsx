import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './EmptyState.module.css'

/** There is nothing here: says so as the page's title, why, and where to go next. */
export function EmptyState({ title, as: Heading = 'h1', text, children, className }: EmptyStateProps) {
  return (
    <div className={classes(css.empty, className)}>
      <Heading className={Heading}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </div>
  )
}

export type EmptyStateProps = {
  title: ReactNode
  /** The heading's level; `h1` when nothing else is on the page. */
  as?: 'h1' | 'h2'
  text?: ReactNode
  /** Actions, chips, a picture. */
  children?: ReactNode
  className?: string | undefined
}
