import type { ComponentProps } from 'react'
import css from './Chip.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { X } from './icons.ts'

/** A sand capsule with a cross: an active filter that a press takes away. With `href` it is a link. */
export function ChipRemove({ className, children, ...rest }: ChipRemoveProps) {
  const look = classes(css.chip, css.remove, className)
  const content = (
    <>
      <span className="visually-hidden">Убрать: </span>
      {children}
      <Icon of={X} size={16} />
    </>
  )
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...rest} className={look}>
      {content}
    </button>
  )
}

export type ChipRemoveProps =
  | ({ href: string } & Omit<ComponentProps<'a'>, 'href'>)
  | ({ href?: undefined } & ComponentProps<'button'>)
