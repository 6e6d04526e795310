import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './Wrap.module.css'

/**
 * The page's column: at most 1536 px, with the page's own margin. `section` adds the space between sections above, `tall`
 * keeps the footer below the screen, so that nothing jumps where the page's content comes later and may be short.
 */
export function Wrap({ as: Tag = 'div', section, tall, className, ...rest }: WrapProps) {
  return <Tag {...rest} className={classes(css.wrap, section && css.section, tall && css.tall, className)} />
}

export type WrapProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article'
  section?: boolean | undefined
  tall?: boolean | undefined
}
