import type { ComponentProps } from 'react'
import css from './ChipRow.module.css'
import { classes } from './classes.ts'

/** Chips in a row that wraps. */
export function ChipRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.row, className)} />
}
