import type { ComponentProps, ReactNode } from 'react'
import css from './Button.module.css'
import { classes } from './classes.ts'

/** A capsule to press: with `href` it is a link, otherwise a button (type «button» by default). */
export function Button({ variant = 'line', size = 'md', wide, className, children, ...rest }: ButtonProps) {
  const look = classes(css.button, css[variant], css[size], wide && css.wide, className)
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {children}
      </a>
    )
  }
  const { busy, disabled, onClick, type = 'button', ...button } = rest
  return (
    <button
      {...button}
      type={type}
      className={look}
      aria-busy={busy || undefined}
      aria-disabled={disabled || undefined}
      onClick={busy || disabled ? (event) => event.preventDefault() : onClick}
    >
      {busy && (
        <span className={css.waiting}>
          <Spinner />
        </span>
      )}
      <span className={classes(css.content, busy && css.hidden)}>{children}</span>
    </button>
  )
}

export type ButtonProps = ButtonLook & (AsLink | AsButton)

export type ButtonLook = {
  /** `primary` is lime, one a screen; `line` outlined; `ink` black; `soft` sand; `ghost` bare; `night` on dark. */
  variant?: 'primary' | 'line' | 'ink' | 'soft' | 'ghost' | 'night'
  /** 44, 48 or 56 px high. */
  size?: 'sm' | 'md' | 'lg'
  /** Takes the whole width of its parent. */
  wide?: boolean | undefined
  children: ReactNode
}

type AsLink = { href: string; busy?: never } & Omit<ComponentProps<'a'>, 'href'>

type AsButton = {
  href?: undefined
  /** Shows dots, keeps the width and the focus, and ignores presses. */
  busy?: boolean | undefined
  /** Ignores presses, and keeps the focus of the press that put it out of use. */
  disabled?: boolean | undefined
} & ComponentProps<'button'>

/** Three dots that say «wait»; drawn in the colour of the text around, silent to screen readers. */
export function Spinner() {
  return (
    <span className={css.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
