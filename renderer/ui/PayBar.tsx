import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './PayBar.module.css'

/** On a phone: a sum and the way on, at the bottom, in place of the bottom bar. Elsewhere it does not show. */
export function PayBar({ label, sum, note, className, children }: PayBarProps) {
  return (
    <section className={classes('screen-only', css.payBar, className)} aria-label={label}>
      <div className="dated">
        <p className="price">{sum}</p>
        <p className={css.note}>{note}</p>
      </div>
      {children}
    </section>
  )
}

export type PayBarProps = {
  /** The region's name for screen readers. */
  label: string
  sum: ReactNode
  /** The units and the time that the sum is for: «24 шт. за 3 суток». */
  note: ReactNode
  className?: string | undefined
  /** One button. */
  children: ReactNode
}
