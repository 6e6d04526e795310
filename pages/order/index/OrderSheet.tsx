import { type FormEvent, useEffect, useRef } from 'react'
import { CURRENCY } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { paymentOf } from '#gateway/rental/payment.ts'
import type { Period } from '#gateway/rental/period.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { loadOrderAlternatives } from '#renderer/alternatives/loadAlternatives.ts'
import { useShopEvent } from '#renderer/analytics/useShopEvent.ts'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import type { FreshPrices } from '#renderer/cart/repriced.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { cartPlan } from '#renderer/plan/cartPlan.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { useFields } from '#renderer/runtime/useFields.ts'
import { PrintContacts } from '#renderer/settings/PrintContacts.tsx'
import { usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import { useShopHour } from '#renderer/settings/useShopHour.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { useOrderTerms } from '../orderTerms.ts'
import { hasPaymentTerms } from '../paySteps.ts'
import { ConsentFields } from './form/ConsentFields.tsx'
import { ContactFields } from './form/ContactFields.tsx'
import { DeliveryFields } from './form/DeliveryFields.tsx'
import css from './form/OrderSheet.module.css'
import { orderRules } from './form/orderDraft.ts'
import { formProblems, type OrderForm } from './form/orderForm.ts'
import { ListSent } from './messages/LimitMessage.tsx'
import { cartList } from './messages/listMessage.ts'
import { OrderMessage } from './messages/OrderMessage.tsx'
import { SendList } from './messages/SendList.tsx'
import { refusedItems } from './submit/refusedItems.ts'
import { useSendOrder } from './submit/useSendOrder.ts'
import { checkoutItems } from './summary/checkoutItems.ts'
import { OrderPayment } from './summary/OrderPayment.tsx'
import { OrderPayBar, OrderSubmit } from './summary/OrderSubmit.tsx'
import { OrderSummary } from './summary/OrderSummary.tsx'

/** The form and the card with what is ordered; the button in the card sends the form. */
export function OrderSheet({ summary, length, isDated, reprice, period, onSent }: OrderSheetProps) {
  const { today } = useDates()
  const moment = { today, hour: useShopHour() }
  const problemsOf = (form: OrderForm) => formProblems(form, { period, ...moment })
  const fields = useFields({ ...orderRules, problemsOf })
  const sending = useSendOrder({ period, onSent, onRefused: fields.refuse, onRepriced: reprice })
  const element = useRef<HTMLFormElement>(null)
  const { failedChecks } = fields
  const settings = useSiteSettings()
  useShopEvent('begin_checkout', 'order', {
    currency: CURRENCY,
    value: summary.total,
    items: checkoutItems(summary),
  })
  const terms = usePaymentTerms()
  const said = useOrderTerms()

  // After a failed check the focus goes to the first invalid field.
  useEffect(() => {
    if (failedChecks > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedChecks])

  function send(event: FormEvent) {
    event.preventDefault()
    // Nothing is ordered at a sum that was not seen.
    if (isDated) return
    if (!fields.check()) return sending.forget()
    void sending.send(fields.form, summary)
  }

  const { form } = fields
  const choice = { isDelivered: form.method === 'DELIVERY', isOrganization: form.company.trim() !== '' }
  const payment = paymentOf({ rent: summary.total, ...choice }, terms)
  const pickUp = choice.isDelivered ? null : { address: settings?.footer.address ?? '' }
  const submit = {
    form: FORM_ID,
    wait: sending.isBusy ? ('order' as const) : isDated ? ('prices' as const) : null,
    isRepeated: sending.outcome?.kind === 'noResponse',
    isRepriced: sending.outcome?.kind === 'price',
  }
  const refusal = sending.outcome?.kind === 'input' ? sending.outcome : null
  const limit = sending.outcome?.kind === 'limit' ? sending.outcome : null
  const lineProblems = refusal?.lines ?? []
  // The lines say nothing about dates that cannot be ordered.
  const refused = refusal?.period === null && !isDated ? refusedItems(summary, lineProblems) : []
  return (
    <CartLayout
      card={
        <>
          <OrderSummary {...{ summary, length, period, payment, terms, pickUp }} problems={lineProblems} />
          {hasPaymentTerms(payment) && <OrderPayment {...{ payment, terms, said }} />}
          {sending.isListSent ? (
            <ListSent planHref={planUrl(cartPlan(summary, period, today))} />
          ) : (
            limit && (
              <SendList
                message={limit.message}
                list={cartList(summary, period, today)}
                form={form}
                onSent={sending.rememberList}
              />
            )
          )}
          <OrderMessage
            outcome={sending.outcome}
            changes={sending.changes}
            problems={fields.problems}
            failedChecks={failedChecks}
          />
          {refused.length > 0 && (
            <div className="screen-only">
              <LateBlock
                name="order-alternatives"
                load={loadOrderAlternatives}
                title={texts.words.freeDatesFailed}
                props={{ short: refused, period }}
              >
                <Skeleton height={160} />
              </LateBlock>
            </div>
          )}
          {!sending.isListSent && !limit && (
            <>
              <OrderSubmit {...submit} said={said} />
              <OrderPayBar {...submit} payment={payment} />
            </>
          )}
          <PrintContacts />
        </>
      }
    >
      <form id={FORM_ID} ref={element} className={`screen-only ${css.form}`} noValidate onSubmit={send}>
        <ContactFields fields={fields} emailNote={said.emailNote} />
        <DeliveryFields {...{ fields, period, moment }} />
        <ConsentFields fields={fields} />
      </form>
    </CartLayout>
  )
}

export type OrderSheetProps = {
  summary: CartSummary<CartProduct>
  length: RentalLength
  /** Sums and stock are those of the previous dates, `length` is theirs; the new ones are on their way. */
  isDated: boolean
  reprice: (prices: FreshPrices) => void
  period: Period
  /** The order was created, and the next page is loading. */
  onSent: () => void
}

const FORM_ID = 'order-form'
