import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './IconButton.module.css'

/** A round button of 44 px that shows only an icon; with `href` it is a link. */
export function IconButton({ label, variant = 'line', className, children, ...rest }: IconButtonProps) {
  const look = classes(css.button, css[variant], className)
  if (rest.href !== undefined) {
    return (
      <a {...rest} href={rest.href} className={look} aria-label={label}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" {...rest} className={look} aria-label={label}>
      {children}
    </button>
  )
}

export type IconButtonProps = {
  /** The accessible name: what happens on a press. */
  label: string
  /** `line` outlined; `plain` bare; `add` outlined in ink, lime under the pointer; `tile` for standing on sand. */
  variant?: 'line' | 'plain' | 'add' | 'tile'
  /** An `<Icon>`. */
  children: ReactNode
} & (
  | ({ href: string } & Omit<ComponentProps<'a'>, 'href'>)
  | ({ href?: undefined } & ComponentProps<'button'>)
)
