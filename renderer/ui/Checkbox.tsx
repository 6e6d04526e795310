import { type ComponentProps, type ReactNode, useId } from 'react'
import css from './Checkbox.module.css'
import { classes } from './classes.ts'
import fieldCss from './Field.module.css'
import { Icon } from './Icon.tsx'
import { CircleAlert } from './icons.ts'

/** A box with its words; the whole row is pressed. Takes every prop of `<input>`. */
export function Checkbox({ label, count, error, className, ...input }: CheckboxProps) {
  const noteId = useId()
  return (
    <div className={className}>
      <label className={classes(css.row, error && css.bad)}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <span>{label}</span>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </label>
      {error && (
        <p id={noteId} className={fieldCss.error}>
          <Icon of={CircleAlert} size={17} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** A number at the right end of the row: how many products match. */
  count?: number | undefined
  /** The error and how to mend it. */
  error?: string | null | undefined
}
