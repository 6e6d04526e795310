import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Switch.module.css'

/** On or off, at once: words at the left, the switch at the right. Takes every prop of `<input>`. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <label className={classes(css.row, className)}>
      {label}
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" />
    </label>
  )
}

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode }
