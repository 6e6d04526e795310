import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { builder } from '../context/builder.ts'
import { exposed } from '../context/exposed.ts'
import type { LineProblem, LineProblemCode } from '../order/lineProblem.ts'

const LineProblemCodeEnum = builder.enumType('LineProblemCode', {
  description: 'Why a line of an order cannot be ordered.',
  values: {
    QUANTITY_INVALID: { description: 'The quantity is below 1. Send at least 1, or leave the line out.' },
    QUANTITY_TOO_LARGE: { description: `The quantity is above ${MAX_QUANTITY}.` },
    PRODUCT_UNKNOWN: { description: 'The catalogue does not have this product, or no longer has it.' },
    OUT_OF_STOCK: { description: 'No unit is free on all days of the period.' },
    STOCK_UNKNOWN: {
      description: 'The service did not send the number of free units.',
      deprecationReason:
        'No line has it since 1.1.0 (November 2026): products of unknown stock can be ordered, and the service decides. Removed in 2.0.0.',
    },
    NOT_ENOUGH_STOCK: { description: 'Fewer units are free than requested; `available` says how many.' },
    ORDER_TOO_LARGE: {
      description: 'With this line the order has more units × days than one order may have.',
      deprecationReason:
        'No line has it since 1.1.0 (November 2026): `OrderLimitProblem` is about the whole order. Removed in 2.0.0.',
    },
    DUPLICATE: {
      description:
        'An earlier line has the same product (and parent). Send one line with the quantities added.',
    },
    PARENT_MISSING: { description: 'The product that the extra belongs to is not a line of the order.' },
    NOT_RELATED: { description: 'The product is not among the extras (`relatedProducts`) of its parent.' },
    PRICE_UNKNOWN: { description: 'The service has no price for a rental of this length.' },
  } as const satisfies Record<LineProblemCode | 'STOCK_UNKNOWN' | 'ORDER_TOO_LARGE', object>,
})

export const LineProblemRef = builder.objectRef<LineProblem>('LineProblem').implement({
  description: 'A problem with one line of an order or a quote, for the visitor and for the program.',
  fields: (t) =>
    exposed(t, {
      productId: ['ID', 'The product of the line, as the client sent it.'],
      parentId: ['ID?', 'The parent of an extra’s line, as the client sent it; null for a product’s line.'],
      code: [LineProblemCodeEnum, 'What is wrong, for the program.'],
      message:
        'What is wrong and what to do, in the shop’s language, with the product’s name: show it beside the line.',
      requested: ['Int', 'Requested units.'],
      available: ['Int?', 'Units that are still free in the period; null when unknown.'],
    }),
})
