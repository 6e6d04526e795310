import { type FormEvent, useEffect, useRef } from 'react'
import type { Period } from '#gateway/rental/period.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { countedOrder } from '#renderer/cart/cartOrder.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import { ConsentFields } from './ConsentFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import { OrderMessage } from './OrderMessage.tsx'
import css from './OrderSheet.module.css'
import { OrderSubmit } from './OrderSubmit.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { useOrderForm } from './useOrderForm.ts'
import { useSendOrder } from './useSendOrder.ts'

/** The form and the card with what is ordered; the button in the card sends the form. */
export function OrderSheet({ summary, length, period, onSent }: OrderSheetProps) {
  const fields = useOrderForm()
  const sending = useSendOrder({ onSent, onRefused: fields.refuse })
  const element = useRef<HTMLFormElement>(null)
  const { complaints } = fields

  // After a complaint about fields the keyboard goes to the first of them.
  useEffect(() => {
    if (complaints > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [complaints])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!fields.check()) return sending.forget()
    void sending.send(fields.form, countedOrder(summary), period, summary.total)
  }

  const lineProblems = sending.outcome?.kind === 'lines' ? sending.outcome.lines : []
  return (
    <CartLayout
      card={
        <>
          <OrderSummary summary={summary} length={length} period={period} problems={lineProblems} />
          <OrderMessage outcome={sending.outcome} problems={fields.problems} complaints={complaints} />
          <OrderSubmit
            form={FORM_ID}
            busy={sending.isBusy}
            isRepeated={sending.outcome?.kind === 'unanswered'}
          />
        </>
      }
    >
      <form id={FORM_ID} ref={element} className={css.form} noValidate onSubmit={submit}>
        <ContactFields fields={fields} />
        <DeliveryFields fields={fields} period={period} />
        <ConsentFields fields={fields} />
      </form>
    </CartLayout>
  )
}

export type OrderSheetProps = {
  summary: CartSummary<CartProduct>
  length: RentalLength
  period: Period
  /** The order was made, and the next page is on its way. */
  onSent: () => void
}

const FORM_ID = 'order-form'
