import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './TextLink.module.css'

/** A link inside text; without `href` it is a button that looks the same. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  if (rest.href !== undefined) return <a {...rest} className={classes(css.link, className)} />
  return <button type="button" {...rest} className={classes(css.link, className)} />
}

export type TextLinkProps =
  | ({ href: string } & Omit<ComponentProps<'a'>, 'href'>)
  | ({ href?: undefined } & ComponentProps<'button'>)
