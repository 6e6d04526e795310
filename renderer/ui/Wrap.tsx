import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './Wrap.module.css'

/** The page's column: at most 1536 px, with the page's own margin. `section` adds the space between sections above. */
export function Wrap({ as: Tag = 'div', section, className, ...rest }: WrapProps) {
  return <Tag {...rest} className={classes(css.wrap, section && css.section, className)} />
}

export type WrapProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article'
  section?: boolean | undefined
}
