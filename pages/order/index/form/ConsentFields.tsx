import { texts } from '#company/texts/index.ts'
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
            {texts.orderForm.accept}
            <TextLink href="/rent-terms">{texts.orderForm.terms}</TextLink>
            {texts.orderForm.and}
            <TextLink href="/public-offer">{texts.orderForm.offer}</TextLink>
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
            {texts.orderForm.give}
            <TextLink href="/processing-policy">{texts.orderForm.consent}</TextLink>
          </>
        }
      />
    </div>
  )
}
