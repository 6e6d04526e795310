import type { ComponentProps } from 'react'
import css from './Chip.module.css'
import { classes } from './classes.ts'

/** A capsule that is pressed in or not. */
export function ChipToggle({ pressed, compact, ...rest }: ChipToggleProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={classes(css.chip, pressed && css.on, compact && css.compact)}
    />
  )
}

export type ChipToggleProps = ComponentProps<'button'> & {
  pressed: boolean
  /** Narrower, for filters. */
  compact?: boolean | undefined
}
