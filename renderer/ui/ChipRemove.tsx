import type { ComponentProps } from 'react'
import { texts } from '#company/texts/index.ts'
import css from './Chip.module.css'
import { Icon } from './Icon.tsx'
import { X } from './icons.ts'

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
