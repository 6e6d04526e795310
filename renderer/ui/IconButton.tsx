import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './IconButton.module.css'
import { type PressableProps, pressable } from './TextLink.tsx'

/** A round button of 44 px that shows only an icon; with `href` it is a link. */
export function IconButton({ label, variant = 'line', ...rest }: IconButtonProps) {
  const className = classes(css.button, css[variant], rest.className)
  return pressable({ ...rest, className, 'aria-label': label })
}

export type IconButtonProps = {
  /** The accessible name: what happens on a press. */
  label: string
  /** `line` outlined; `plain` bare; `add` outlined in ink, lime under the pointer; `tile` for standing on sand. */
  variant?: 'line' | 'plain' | 'add' | 'tile'
  /** An `<Icon>`; nothing where the style draws it. */
  children?: ReactNode
} & PressableProps
