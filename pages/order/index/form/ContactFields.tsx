import { TextField } from '#renderer/ui/TextField.tsx'
import css from './OrderSheet.module.css'
import type { OrderFields } from './useOrderForm.ts'

/** Who orders. */
export function ContactFields({ fields: { text }, emailNote }: ContactFieldsProps) {
  return (
    <section className={css.block} aria-labelledby="order-contacts">
      <h2 id="order-contacts" className="h3">
        Контакты
      </h2>
      <div className={css.pair}>
        <TextField label="Имя" autoComplete="name" required {...text('name')} />
        <TextField
          label="Телефон"
          type="tel"
          autoComplete="tel"
          placeholder="+7 916 245-11-22"
          required
          {...text('phone')}
        />
      </div>
      <div className={css.pair}>
        <TextField
          label="Почта"
          optionalText="— необязательно"
          type="email"
          autoComplete="email"
          placeholder="marina@example.ru"
          hint={emailNote}
          {...text('email')}
        />
        <TextField
          label="Компания"
          optionalText="— если нужен договор"
          autoComplete="organization"
          placeholder="Название или ИНН"
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
