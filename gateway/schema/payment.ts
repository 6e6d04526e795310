import type { Payment } from '#gateway/rental/payment.ts'
import { builder } from '../context/builder.ts'
import { exposed } from '../context/exposed.ts'

const unknown = 'null if the settings do not say'

export const PaymentRef = builder.objectRef<Payment>('Payment').implement({
  description:
    'The payments for a rental, by `delivery`, `prepayment` and `deposit` of the settings: amounts of `Settings.currency`, computed in its minor units. The order service prices only the rent; these amounts are for people.',
  fields: (t) =>
    exposed(t, {
      delivery: [
        'Float?',
        `Delivery and return within the zone; 0 when delivery is free or the customer picks the products up; ${unknown}.`,
      ],
      missingToFreeDelivery: [
        'Float?',
        'The additional rent that would make delivery free; null when delivery is free already, or never is.',
      ],
      payable: ['Float', '`RentQuote.total` plus delivery if its price is known; without the deposit.'],
      prepayment: [
        'Float?',
        `The part of \`payable\` that is paid beforehand, all of it for a small order; ${unknown}.`,
      ],
      rest: ['Float?', `The rest of \`payable\`, paid when the customer gets the products; ${unknown}.`],
      deposit: ['Float?', `The deposit, which is returned; 0 when none is needed; ${unknown}.`],
    }),
})
