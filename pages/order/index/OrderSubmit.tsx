import { hourText } from '#renderer/cart/termTexts.ts'
import { useSiteSettings } from '#renderer/site/useSiteSettings.ts'
import { Button } from '#renderer/ui/Button.tsx'
import css from './OrderSubmit.module.css'

/** The button that sends the form, and what happens then. */
export function OrderSubmit({ form, busy, isRepeated }: OrderSubmitProps) {
  const hours = useSiteSettings()?.workingHours
  const when =
    hours?.open && hours.close ? ` с\u00A0${hourText(hours.open)} до\u00A0${hourText(hours.close)}` : ''
  return (
    <>
      <Button type="submit" form={form} variant="primary" size="lg" wide busy={busy}>
        {isRepeated ? 'Отправить ещё раз' : 'Отправить заказ'}
      </Button>
      <p role="status" className="visually-hidden">
        {busy ? 'Отправляем заказ' : ''}
      </p>
      <p className={`small muted ${css.note}`}>Перезвоним{when} и&nbsp;подтвердим даты</p>
    </>
  )
}

export type OrderSubmitProps = {
  /** The id of the form. */
  form: string
  busy: boolean
  /** The same order was sent before, and no answer came. */
  isRepeated: boolean
}
