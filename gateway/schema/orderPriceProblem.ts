import { builder } from '../context/builder.ts'
import { exposed } from '../context/exposed.ts'
import type { OrderProblem } from '../order/orderResult.ts'
import { OrderProblemRef } from './orderProblems.ts'
import { ProblemRef } from './problems.ts'
import { RentQuoteRef } from './quote.ts'

type Problem = Extract<OrderProblem, { kind: 'price' }>

const ChangedDeliveryRef = builder.objectRef<NonNullable<Problem['delivery']>>('ChangedDelivery').implement({
  description: 'A price of delivery that is not the agreed one.',
  fields: (t) =>
    exposed(t, {
      expected: ['Float', '`quotedDelivery.price` of the order.'],
      now: [
        'Float?',
        'The price now; null: nobody can say. If the customer agrees, send it as `quotedDelivery`, or none where it is null.',
      ],
    }),
})

export const OrderPriceProblemRef = builder.objectRef<Problem>('OrderPriceProblem').implement({
  description:
    'The total of the order is not the one that the customer saw. No order was made, and the key is free. Show what changed. If the customer agrees, send the same order with the same key and with `total` as its `expectedTotal`.',
  interfaces: [ProblemRef, OrderProblemRef],
  fields: (t) => ({
    ...exposed(t, {
      expected: [
        'Float',
        'The expected total: `expectedTotal` of the order, or the gateway’s own total if the service changed its prices in that moment.',
      ],
      total: [
        'Float',
        'The current total of the order, without delivery: `quote.total`, or the total that the order service names.',
      ],
      quote: [
        RentQuoteRef,
        'The current `rentQuote` of the order: compare its lines with those that the customer saw.',
      ],
    }),
    delivery: t.field({
      type: ChangedDeliveryRef,
      nullable: true,
      description: 'The price of delivery, if that is not as agreed; null if it is, or none was.',
      resolve: ({ delivery }) => delivery ?? null,
    }),
  }),
})
