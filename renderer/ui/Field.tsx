import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import css from './Field.module.css'
import { Icon } from './Icon.tsx'
import { CircleAlert } from './icons.ts'

/** The frame of every field: the label above, the hint and the error below, and the ties between them. */
export function Field({ label, labelHidden, error, hint, optionalText, className, children }: FieldProps) {
  const id = useId()
  const note = error || hint
  return (
    <div className={classes(css.field, error && css.bad, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : css.label}>
        <span>{label}</span>
        {optionalText && <span className={css.optional}>{` ${optionalText}`}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={error ? css.error : css.hint}>
          {error && <Icon of={CircleAlert} size={17} />}
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}

/** The parts that a field shows around its input. */
export type FieldLook = {
  label: ReactNode
  /** The label is read aloud but not shown. */
  labelHidden?: boolean | undefined
  /** The error and how to mend it; turns the field red. */
  error?: string | null | undefined
  /** Shown while there is no error. */
  hint?: ReactNode
  /** «необязательно» after the label. */
  optionalText?: string | undefined
  className?: string | undefined
}

/** The attributes that tie an input to its label and note: spread them on the input. */
type FieldTies = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = FieldLook & { children: (ties: FieldTies) => ReactNode }
