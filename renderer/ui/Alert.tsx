import type { ReactNode } from 'react'
import css from './Alert.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { CircleAlert, CircleCheck } from './icons.ts'

/** A message in the page: what happened (bold), what to do, and a way on. Red unless `tone` is `ok` or `warn`. */
export function Alert({ title, tone = 'error', icon, live = false, children, className }: AlertProps) {
  return (
    <div className={classes(css.alert, css[tone], className)} role={live ? 'alert' : undefined}>
      <Icon of={icon ?? (tone === 'ok' ? CircleCheck : CircleAlert)} className={css.icon} />
      <div>
        <b className={css.title}>{title}</b>
        {typeof children === 'string' ? <span>{children}</span> : children}
      </div>
    </div>
  )
}

export type AlertProps = {
  title: ReactNode
  tone?: 'error' | 'ok' | 'warn'
  /** Instead of the usual sign. */
  icon?: string | undefined
  /** It appears after the page did: screen readers say it at once. */
  live?: boolean
  children?: ReactNode
  className?: string | undefined
}
