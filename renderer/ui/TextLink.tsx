import { classes } from './classes.ts'
import { Pressable, type PressableProps } from './Pressable.tsx'
import css from './TextLink.module.css'

/** A link inside text; without `href` it is a button that looks the same. */
export function TextLink(props: PressableProps) {
  return <Pressable {...props} className={classes(css.link, props.className)} />
}
