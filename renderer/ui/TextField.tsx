import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Field.module.css'
import { Field, type FieldLook } from './Field.tsx'

/** One line of text, 52 px high. Takes every prop of `<input>`. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, error, hint, optionalText, className, lead, compact, ...input } = props
  return (
    <Field {...{ label, labelHidden, error, hint, optionalText, className }}>
      {(ties) => (
        <span className={classes(css.input, compact && css.compact)}>
          {lead && (
            <span className={css.lead} aria-hidden="true">
              {lead}
            </span>
          )}
          <input {...input} {...ties} />
        </span>
      )}
    </Field>
  )
}

export type TextFieldProps = FieldLook &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** Shown inside, before the text: «от». */
    lead?: ReactNode
    /** 44 px high, for filters. */
    compact?: boolean | undefined
  }
