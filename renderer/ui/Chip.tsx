import type { ComponentProps } from 'react'
import { texts } from '#company/texts/index.ts'
import css from './Chip.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { X } from './icons.ts'

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

/** A sand capsule with a cross: an active filter, and the link to the list without it. */
export function ChipRemove({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={`${css.chip} ${css.remove}`}>
      <span className="visually-hidden">{texts.ui.remove}</span>
      <span>{children}</span>
      <Icon of={X} size={16} />
    </a>
  )
}

/** Chips in a row that wraps. */
export function ChipRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.row, className)} />
}
