import { FORM_FIELDS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import css from './OrderSheet.module.css'
import { OrderText } from './OrderText.tsx'
import type { OrderFields } from './orderDraft.ts'

/** The fields for the customer's name, contacts and company. */
export function ContactFields({ fields, emailNote }: ContactFieldsProps) {
  return (
    <section className={css.block} aria-labelledby="order-contacts">
      <h2 id="order-contacts" className="h3">
        {texts.orderForm.contacts}
      </h2>
      <div className={css.pair}>
        {FORM_FIELDS.map(
          (field) =>
            field.part === 'customer' && (
              <OrderText
                key={field.name}
                {...{ field, fields }}
                hint={field.kind === 'EMAIL' ? emailNote : undefined}
              />
            ),
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
