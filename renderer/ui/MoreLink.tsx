import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { ArrowRight } from './icons.ts'
import css from './MoreLink.module.css'

/** «Посмотреть все →»: a link onward, 44 px high. */
export function MoreLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={css.more}>
      {children}
      <Icon of={ArrowRight} />
    </a>
  )
}
