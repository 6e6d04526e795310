import { texts } from '#company/texts/index.ts'
import { TICKED } from '#gateway/rental/orderFields.ts'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { EXTRAS } from './orderForm.ts'
import type { OrderFields } from './useOrderForm.ts'

/** What the company asks for besides. */
export function ExtraFields({ fields: { form, problems, change, text } }: { fields: OrderFields }) {
  return EXTRAS.map(({ field, label, kind, required }) => {
    if (kind === 'checkbox') {
      return (
        <Checkbox
          key={field}
          name={field}
          value={TICKED}
          required={required}
          checked={form[field] === TICKED}
          onChange={({ target }) => change({ [field]: target.checked ? TICKED : '' })}
          error={problems[field]}
          label={label}
        />
      )
    }
    const look = { label, required, ...(!required && { optionalText: texts.form.optional }) }
    if (kind === 'multiline') return <TextArea key={field} {...look} {...text(field)} />
    return (
      <TextField
        key={field}
        {...look}
        {...(kind === 'number' && { inputMode: 'numeric' })}
        {...text(field)}
      />
    )
  })
}
