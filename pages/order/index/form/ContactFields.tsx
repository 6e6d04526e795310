import { COMPANY, EMAIL, PHONE } from '#company/order.ts'
import { PHONE_EXAMPLE } from '#company/phone.ts'
import { texts } from '#company/texts/index.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './OrderSheet.module.css'
import type { OrderFields } from './orderDraft.ts'

/** The fields for the customer's name, contacts and company. */
export function ContactFields({ fields: { text }, emailNote }: ContactFieldsProps) {
  return (
    <section className={css.block} aria-labelledby="order-contacts">
      <h2 id="order-contacts" className="h3">
        {texts.orderForm.contacts}
      </h2>
      <div className={css.pair}>
        <TextField label={texts.orderForm.name} autoComplete="name" required {...text('name')} />
        {PHONE !== 'absent' && (
          <TextField
            label={texts.orderForm.phone}
            type="tel"
            autoComplete="tel"
            placeholder={PHONE_EXAMPLE}
            {...(PHONE === 'required' ? { required: true } : { optionalText: texts.form.optional })}
            {...text('phone')}
          />
        )}
        {EMAIL !== 'absent' && (
          <TextField
            label={texts.orderForm.email}
            type="email"
            autoComplete="email"
            placeholder={texts.orderForm.emailExample}
            hint={emailNote}
            {...(EMAIL === 'required' ? { required: true } : { optionalText: texts.form.optional })}
            {...text('email')}
          />
        )}
        {COMPANY !== 'absent' && (
          <TextField
            label={texts.orderForm.company}
            autoComplete="organization"
            placeholder={texts.orderForm.companyExample}
            {...(COMPANY === 'required'
              ? { required: true }
              : { optionalText: texts.orderForm.companyOptional })}
            {...text('company')}
          />
        )}
      </div>
    </section>
  )
}

type ContactFieldsProps = {
  fields: OrderFields
  /** The company's words on what it sends there; null where it has none. */
  emailNote: string | null
}
