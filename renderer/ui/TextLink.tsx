import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './TextLink.module.css'

/** A link inside text; without `href` it is a button that looks the same. */
export function TextLink(props: PressableProps) {
  return pressable({ ...props, className: classes(css.link, props.className) })
}

/** With `href` a link, without one a button (type «button» by default). No component: there is one in each card. */
export function pressable(props: PressableProps) {
  if (props.href !== undefined) return <a {...props} />
  return <button type="button" {...props} />
}

export type PressableProps =
  | ({ href: string } & Omit<ComponentProps<'a'>, 'href'>)
  | ({ href?: undefined } & ComponentProps<'button'>)
