import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './Facts.module.css'

/** Facts under each other: a `div` with name and value for each. */
export function Facts({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={classes(css.facts, className)} />
}

/** Sums under each other: a `div` with name and sum for each, the total last. */
export function SumList({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={classes(css.sums, className)} />
}
