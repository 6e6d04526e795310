import type { ComponentProps } from 'react'

/** With `href` a link, without one a button (type «button» unless told). */
export function Pressable(props: PressableProps) {
  if (props.href !== undefined) return <a {...props} />
  return <button type="button" {...props} />
}

export type PressableProps =
  | ({ href: string } & Omit<ComponentProps<'a'>, 'href'>)
  | ({ href?: undefined } & ComponentProps<'button'>)
