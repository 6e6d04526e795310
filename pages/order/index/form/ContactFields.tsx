import { texts } from '#company/texts/index.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './OrderSheet.module.css'
import type { OrderFields } from './useOrderForm.ts'

/** Who orders. */
export function ContactFields({ fields: { text }, emailNote }: ContactFieldsProps) {
  return (
    <section className={css.block} aria-labelledby="order-contacts">
      <h2 id="order-contacts" className="h3">
        {texts.orderForm.contacts}
      </h2>
      <div className={css.pair}>
        <TextField label={texts.orderForm.name} autoComplete="name" required {...text('name')} />
        <TextField
          label={texts.orderForm.phone}
          type="tel"
          autoComplete="tel"
          placeholder={texts.orderForm.phoneExample}
          required
          {...text('phone')}
        />
      </div>
      <div className={css.pair}>
        <TextField
          label={texts.orderForm.email}
          optionalText={texts.orderForm.emailOptional}
          type="email"
          autoComplete="email"
          placeholder={texts.orderForm.emailExample}
          hint={emailNote}
          {...text('email')}
        />
        <TextField
          label={texts.orderForm.company}
          optionalText={texts.orderForm.companyOptional}
          autoComplete="organization"
          placeholder={texts.orderForm.companyExample}
          {...text('company')}
        />
      </div>
    </section>
  )
}

type ContactFieldsProps = {
  fields: OrderFields
  /** What the company sends there; null: it says nothing. */
  emailNote: string | null
}
