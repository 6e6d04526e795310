import { HAS_OWN_CONSENTS, OWN_CONSENTS } from '#company/consents.ts'
import { HAS_EXTRA_FIELDS } from '#company/order.ts'
import { filledIn } from '#gateway/rental/orderFields.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { CartOrder } from '#renderer/cart/cartOrder.ts'
import type { VariablesOf } from '#renderer/graphql/graphql.ts'
import { extraName, extraValues, type OrderForm } from '../form/orderForm.ts'
import type { createOrderMutation } from './documents.ts'

/** An order as it is sent, without its key: what makes two orders the same. */
export type OrderContent = Omit<
  VariablesOf<typeof createOrderMutation>['input'],
  'idempotencyKey' | 'relatedLines' | 'expectedTotal' | 'quotedDelivery' | 'consentsVersion'
> & { relatedLines: CartOrder['relatedLines'] }

/** The order of a form and a cart: texts trimmed, what is empty left out. */
export function orderContent(form: OrderForm, order: CartOrder, period: Period): OrderContent {
  const { method, consent, termsAccepted } = form
  const delivery = filledIn('delivery', { ...form, [method === 'PICKUP' ? 'address' : 'pickupPlace']: '' })
  return {
    period: { start: period.start, end: period.end },
    ...order,
    customer: { name: '', phone: '', ...filledIn('customer', form) },
    delivery: { method, ...delivery },
    ...filledIn(null, form),
    ...(HAS_EXTRA_FIELDS && { extraFields: extraValues(form).map(({ name, value }) => ({ name, value })) }),
    consent,
    termsAccepted,
    ...(HAS_OWN_CONSENTS && {
      consents: OWN_CONSENTS.flatMap(({ name }) => (form[extraName(`consent.${name}`)] ? [name] : [])),
    }),
  }
}
