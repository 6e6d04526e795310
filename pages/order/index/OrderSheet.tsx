import { type FormHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import { paymentOf } from '#gateway/rental/payment.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import type { ShopMoment } from '#gateway/rental/slots.ts'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { PrintContacts } from '#renderer/settings/PrintContacts.tsx'
import { usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { chosenPlace, placeText, useOrderTerms } from '../orderTerms.ts'
import { hasPaymentTerms } from '../paySteps.ts'
import { DeliveryPlace } from './delivery/DeliveryPlace.tsx'
import type { DeliveryState } from './delivery/useDeliveryQuote.ts'
import { ConsentFields } from './form/ConsentFields.tsx'
import { ContactFields } from './form/ContactFields.tsx'
import { DeliveryFields } from './form/DeliveryFields.tsx'
import css from './form/OrderSheet.module.css'
import type { OrderFields } from './form/orderDraft.ts'
import { OrderMessage, type OrderMessageProps } from './messages/OrderMessage.tsx'
import { OrderPayment } from './summary/OrderPayment.tsx'
import { OrderPayBar, OrderSubmit, type OrderSubmitProps } from './summary/OrderSubmit.tsx'
import { OrderSummary } from './summary/OrderSummary.tsx'
import type { OrderView } from './summary/orderView.ts'

/** The form and the card with what is ordered, with and without scripts; the buttons in the card send the form. */
export function OrderSheet(props: OrderSheetProps) {
  const {
    view,
    fields,
    moment,
    message,
    total,
    wait = null,
    isPlain = false,
    offers,
    delivery,
    own,
    ...form
  } = props
  const element = useRef<HTMLFormElement>(null)
  const terms = usePaymentTerms()
  const said = useOrderTerms()
  const settings = useSiteSettings()
  const { failedChecks, problems } = fields
  const { method, company } = fields.form
  const { outcome } = message

  // After a failed check the focus goes to the first invalid field.
  useEffect(() => {
    if (failedChecks > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedChecks])

  const choice = { isDelivered: method === 'DELIVERY', isOrganization: company.trim() !== '' }
  const payment =
    total === null
      ? null
      : paymentOf(
          {
            rent: total,
            deposit: view.sums?.tariff?.deposit,
            ...choice,
            quotedDelivery: delivery?.quoted?.price,
          },
          terms,
        )
  const place = placeText(chosenPlace(said, fields.form.pickupPlace))
  const pickUp = choice.isDelivered ? null : { address: place || (settings?.footer.address ?? '') }
  const submit = { form: FORM_ID, wait, outcome, isPlain }
  const orderMessage = (
    <OrderMessage
      {...{ ...message, problems, failedChecks, isPlain, form: FORM_ID, href: view.href }}
      planHref={planUrl(view.plan)}
    />
  )
  return (
    <CartLayout
      card={
        <>
          <OrderSummary
            {...{ view, payment, terms, pickUp, isPlain }}
            quotedDelivery={delivery?.note ?? null}
            problems={outcome?.kind === 'input' ? outcome.lines : []}
          />
          {payment && hasPaymentTerms(payment) && <OrderPayment {...{ payment, terms, said }} />}
          {!isPlain && orderMessage}
          {offers}
          {outcome?.kind !== 'limit' && outcome?.kind !== 'listSent' && (
            <>
              <OrderSubmit {...submit} said={said} otherDates={view.periodProblem ? view.href : null} />
              {payment && !isPlain && <OrderPayBar {...submit} payment={payment} />}
            </>
          )}
          <PrintContacts />
        </>
      }
    >
      <form
        {...form}
        id={FORM_ID}
        ref={element}
        className={`screen-only ${css.form}`}
        noValidate
        aria-label={texts.orderForm.form}
      >
        {isPlain && orderMessage}
        <ContactFields fields={fields} emailNote={said.emailNote} />
        <DeliveryFields {...{ fields, moment, isPlain, said }} period={view.plan.period}>
          {delivery && <DeliveryPlace delivery={delivery} />}
        </DeliveryFields>
        {own}
        <ConsentFields fields={fields} />
      </form>
    </CartLayout>
  )
}

export type OrderSheetProps = {
  view: OrderView
  fields: OrderFields
  moment: ShopMoment
  message: Pick<OrderMessageProps, 'outcome' | 'changes' | 'isBusy'>
  /** Roubles for rent and extras that the visitor is shown; null while nobody can count them. */
  total: number | null
  wait?: OrderSubmitProps['wait']
  isPlain?: boolean
  /** The price of delivery by the company's own tariff; not without scripts. */
  delivery?: DeliveryState
  /** Other things and dates in place of what is taken. */
  offers?: ReactNode
  /** The fields of this form alone. */
  own?: ReactNode
} & Pick<FormHTMLAttributes<HTMLFormElement>, 'method' | 'action' | 'onSubmit'>

const FORM_ID = 'order-form'
