import type { Payment } from '#gateway/rental/payment.ts'
import { builder } from '../context/builder.ts'

const unknown = 'null where the settings do not say'

/** What is paid for an order. */
export const PaymentRef = builder.objectRef<Payment>('Payment').implement({
  description:
    'What is paid for a rental and when, by `delivery`, `prepayment` and `deposit` of the settings: amounts of `Settings.currency`, computed in hundredths. The order service prices the rent alone; these sums are for people.',
  fields: (t) => ({
    delivery: t.exposeFloat('delivery', {
      nullable: true,
      description: `Delivery there and back within the zone; 0 when it is free or the customer picks the products up; ${unknown}.`,
    }),
    missingToFreeDelivery: t.exposeFloat('missingToFreeDelivery', {
      nullable: true,
      description: 'How much more rent makes delivery free; null when it is free, or never gets free.',
    }),
    payable: t.exposeFloat('payable', {
      description: '`RentQuote.total` and delivery, where its price is known; without the deposit.',
    }),
    prepayment: t.exposeFloat('prepayment', {
      nullable: true,
      description: `What of \`payable\` is paid beforehand, all of it for a small order; ${unknown}.`,
    }),
    rest: t.exposeFloat('rest', {
      nullable: true,
      description: `What of \`payable\` is left for the handing over; ${unknown}.`,
    }),
    deposit: t.exposeFloat('deposit', {
      nullable: true,
      description: `What is left as a deposit and given back; 0 when none is needed; ${unknown}.`,
    }),
  }),
})
