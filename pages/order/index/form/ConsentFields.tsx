import { CONSENTS } from '#company/consents.ts'
import { TICKED } from '#gateway/rental/orderFields.ts'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { DocumentText } from '#renderer/ui/DocumentText.tsx'
import css from './ConsentFields.module.css'
import type { OrderFields } from './orderDraft.ts'
import { ticked } from './orderForm.ts'

/** The customer's consents, each by itself: by law the consent to the use of personal data is separate. */
export function ConsentFields({ fields: { form, problems, change } }: { fields: OrderFields }) {
  return (
    <div className={css.consents}>
      {CONSENTS.map(({ box, parts }) => (
        <Checkbox
          key={box}
          name={box}
          value={TICKED}
          required
          checked={Boolean(form[box])}
          onChange={({ target }) => change(ticked(box, target.checked))}
          error={problems[box]}
          label={<DocumentText parts={parts} />}
        />
      ))}
    </div>
  )
}
