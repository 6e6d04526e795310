import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { ArrowRight } from './icons.ts'
import css from './MoreLink.module.css'

/** «Посмотреть все →»: a link onward, 44 px high. */
export function MoreLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classes(css.more, className)}>
      {children}
      <Icon of={ArrowRight} />
    </a>
  )
}
