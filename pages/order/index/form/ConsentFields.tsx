import { TICKED } from '#gateway/rental/orderFields.ts'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { DocumentText } from '#renderer/ui/DocumentText.tsx'
import css from './ConsentFields.module.css'
import { BOXES, ticked } from './orderForm.ts'
import type { OrderFields } from './useOrderForm.ts'

/** What the customer has to agree to, each by itself: by law the consent to the use of personal data is separate. */
export function ConsentFields({ fields: { form, problems, change } }: { fields: OrderFields }) {
  return (
    <div className={css.consents}>
      {BOXES.map(({ field, text, pages }) => (
        <Checkbox
          key={field}
          name={field}
          value={TICKED}
          required
          checked={Boolean(form[field])}
          onChange={({ target }) => change(ticked(field, target.checked))}
          error={problems[field]}
          label={<DocumentText text={text} pages={pages} />}
        />
      ))}
    </div>
  )
}
