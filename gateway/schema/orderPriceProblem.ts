import { builder } from '../context/builder.ts'
import type { OrderProblem } from '../order/orderResult.ts'
import { OrderProblemRef } from './orderProblems.ts'
import { ProblemRef } from './problems.ts'
import { RentQuoteRef } from './quote.ts'

/** Another sum than the customer saw. */
export const OrderPriceProblemRef = builder
  .objectRef<Extract<OrderProblem, { kind: 'price' }>>('OrderPriceProblem')
  .implement({
    description:
      'The order costs another sum than the customer saw. No order was made, and the key is free. Show what changed, and when the customer agrees send the same order with the same key and `total` as its `expectedTotal`.',
    interfaces: [ProblemRef, OrderProblemRef],
    fields: (t) => ({
      expected: t.exposeFloat('expected', {
        description:
          'Sum that was expected: the `expectedTotal` of the order, or what the gateway had just priced when the service changed its prices in that moment.',
      }),
      total: t.float({
        description: 'What the order costs now, without delivery: `quote.total`.',
        resolve: ({ quote }) => quote.total.total,
      }),
      quote: t.expose('quote', {
        type: RentQuoteRef,
        description:
          'What `rentQuote` answers for the order now: compare its lines with those that the customer saw.',
      }),
    }),
  })
