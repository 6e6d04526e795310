import type { ComponentProps } from 'react'
import css from './Chip.module.css'
import { classes } from './classes.ts'

/** A short link as a capsule: «тепловая пушка». `current` marks the page that is open. */
export function Chip({ current, ...rest }: ChipProps) {
  return (
    <a
      {...rest}
      aria-current={current ? 'page' : undefined}
      className={classes(css.chip, current && css.on)}
    />
  )
}

export type ChipProps = ComponentProps<'a'> & {
  /** This chip leads to the page that is open. */
  current?: boolean | undefined
}

/** Chips in a row that wraps. */
export function ChipRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.row, className)} />
}
