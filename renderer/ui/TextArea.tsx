import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './Field.module.css'
import { Field, type FieldLook } from './Field.tsx'

/** Several lines of text. Takes every prop of `<textarea>`. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, error, hint, optionalText, className, ...area } = props
  return (
    <Field {...{ label, labelHidden, error, hint, optionalText, className }}>
      {(ties) => <textarea {...area} {...ties} className={classes(css.input, css.area)} />}
    </Field>
  )
}

export type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'id' | 'className'>
