import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './ConsentFields.module.css'
import type { OrderFields } from './useOrderForm.ts'

/** What the customer has to agree to, each by itself: by law the consent to the use of personal data is separate. */
export function ConsentFields({ fields: { form, problems, change } }: { fields: OrderFields }) {
  return (
    <div className={css.consents}>
      <Checkbox
        name="termsAccepted"
        required
        checked={form.termsAccepted}
        onChange={(event) => change({ termsAccepted: event.target.checked })}
        error={problems.termsAccepted}
        label={
          <>
            Принимаю <TextLink href="/rent-terms">условия аренды</TextLink> и&nbsp;
            <TextLink href="/public-offer">оферту</TextLink>
          </>
        }
      />
      <Checkbox
        name="consent"
        required
        checked={form.consent}
        onChange={(event) => change({ consent: event.target.checked })}
        error={problems.consent}
        label={
          <>
            Даю <TextLink href="/processing-policy">согласие на&nbsp;обработку персональных данных</TextLink>
          </>
        }
      />
    </div>
  )
}
