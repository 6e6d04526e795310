import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { builder } from '../context/builder.ts'
import type { LineProblem, LineProblemCode } from '../order/lineProblem.ts'

/** Why a line cannot be ordered. */
const LineProblemCodeEnum = builder.enumType('LineProblemCode', {
  description: 'Why a line of an order cannot be ordered.',
  values: {
    QUANTITY_INVALID: { description: 'The quantity is below 1. Send at least 1, or leave the line out.' },
    QUANTITY_TOO_LARGE: { description: `The quantity is above ${MAX_QUANTITY}.` },
    PRODUCT_UNKNOWN: { description: 'The catalogue has no such product (any more).' },
    OUT_OF_STOCK: { description: 'No unit is free on all days of the period.' },
    STOCK_UNKNOWN: {
      description: 'The service did not say how many units are free.',
      deprecationReason:
        'No line has it since 1.1.0 (November 2026): a stock that nobody knows forbids nothing, the service judges the order. Goes with 2.0.0.',
    },
    NOT_ENOUGH_STOCK: { description: 'Fewer units are free than requested; `available` says how many.' },
    ORDER_TOO_LARGE: {
      description: 'With this line the order has more units × days than one order may have.',
      deprecationReason:
        'No line has it since 1.1.0 (November 2026): `OrderLimitProblem` is about the whole order. Goes with 2.0.0.',
    },
    DUPLICATE: {
      description: 'An earlier line has the same product (and parent). Send one line with the sum.',
    },
    PARENT_MISSING: { description: 'The product that the extra belongs to is not a line of the order.' },
    NOT_RELATED: { description: 'The product is not among the extras (`relatedProducts`) of its parent.' },
    PRICE_UNKNOWN: { description: 'The service gives no price that the length of the rental needs.' },
  } as const satisfies Record<LineProblemCode | 'STOCK_UNKNOWN' | 'ORDER_TOO_LARGE', object>,
})

/** A line’s problem in answers. */
export const LineProblemRef = builder.objectRef<LineProblem>('LineProblem').implement({
  description: 'What is wrong with one line of an order or a quote, for the visitor and for the program.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'The product of the line, as it was sent.' }),
    parentId: t.exposeID('parentId', {
      nullable: true,
      description: 'The parent of an extra’s line, as it was sent; null for a line of its own.',
    }),
    code: t.expose('code', { type: LineProblemCodeEnum, description: 'What is wrong, for the program.' }),
    message: t.exposeString('message', {
      description: 'What is wrong and what to do, in Russian, naming the product: show it beside the line.',
    }),
    requested: t.exposeInt('requested', { description: 'Requested units.' }),
    available: t.exposeInt('available', {
      nullable: true,
      description: 'Units that can still be had in the period; null when not known.',
    }),
  }),
})
