import { texts } from '#company/texts/index.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './TrapField.module.css'

/**
 * A field that people do not see and programs fill in: a message with it is not sent. Where a browser filled it in for a
 * person, it is shown with what to do.
 */
export function TrapField({ value, isSprung, onChange }: TrapFieldProps) {
  return (
    <div className={isSprung ? undefined : css.hidden} aria-hidden={isSprung ? undefined : true}>
      <TextField
        label={texts.feedback.trap}
        name="extra-note"
        autoComplete="off"
        tabIndex={isSprung ? undefined : -1}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={isSprung ? texts.feedback.trapSprung : null}
      />
    </div>
  )
}

type TrapFieldProps = { value: string; isSprung: boolean; onChange: (value: string) => void }
