import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './SumList.module.css'

/** Sums under each other: a `div` with name and sum for each, the total last. */
export function SumList({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={classes(css.sums, className)} />
}
