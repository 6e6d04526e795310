import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Facts.module.css'

/** Facts under each other, a `Fact` for each. */
export function Facts({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={classes(css.facts, className)} />
}

/** Sums under each other, a `Fact` for each, the total last. */
export function SumList({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={classes(css.sums, className)} />
}

/** A name and its value in one of these lists. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
