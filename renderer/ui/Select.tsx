import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import fieldCss from './Field.module.css'
import { Field, type FieldLook } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { ChevronDown } from './icons.ts'
import css from './Select.module.css'

/** The native select: `plain` is bare bold text with an arrow (sorting), `field` is for a form. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden, error, hint, optionalText, className, options, onChange, plain, ...select } =
    props
  return (
    <Field {...{ label, labelHidden, error, hint, optionalText, className }}>
      {(ties) => (
        <span className={classes(css.select, plain ? css.plain : fieldCss.input)}>
          <select
            {...select}
            {...ties}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen) onChange(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.title}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={18} className={css.arrow} />
        </span>
      )}
    </Field>
  )
}

export type SelectProps<Value extends string> = FieldLook &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'onChange' | 'value' | 'children'> & {
    options: readonly { value: Value; title: string; disabled?: boolean }[]
    value: Value
    onChange: (value: Value) => void
    /** Without a border, for toolbars. */
    plain?: boolean | undefined
  }
