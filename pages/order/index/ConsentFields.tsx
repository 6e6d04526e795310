import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import type { OrderFields } from './useOrderForm.ts'

/** The consent without which no order can be taken. */
export function ConsentFields({ fields: { form, problems, change } }: { fields: OrderFields }) {
  return (
    <Checkbox
      required
      checked={form.consent}
      onChange={(event) => change({ consent: event.target.checked })}
      error={problems.consent}
      label={
        <>
          Согласен с&nbsp;<TextLink href="/rent-terms">условиями аренды</TextLink>,{' '}
          <TextLink href="/public-offer">офертой</TextLink> и&nbsp;
          <TextLink href="/processing-policy">обработкой персональных данных</TextLink>
        </>
      }
    />
  )
}
