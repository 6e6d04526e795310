import type { ComponentProps, ReactNode } from 'react'
import css from './Switch.module.css'

/** On or off, at once: words at the left, the switch at the right. Takes every prop of `<input>`. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className={css.row}>
      <span>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" />
    </label>
  )
}

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode }
