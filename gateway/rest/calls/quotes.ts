import { z } from 'zod'
import * as shapes from '../shapes/quotes.ts'
import { ask } from './call.ts'
import { day, text } from './inputSchema.ts'

/** The rentals that the company's tariff is asked for; each is an order of its own. */
export type QuotesBody = z.output<typeof quotesBody>
const quotesBody = z.strictObject({
  periods: z
    .array(
      z.strictObject({
        start: day,
        end: day,
        lines: z
          .array(
            z.strictObject({
              productId: text,
              quantity: z.int().min(1),
              relatedTo: text.describe('The product of the line that an extra belongs to.').optional(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
  code: text.describe('The promo code, as the visitor wrote it.').optional(),
})

/** Only for services that name the capability `quotes`. */
export const quotes = ask({
  service: 'product',
  path: '/v2/quotes',
  summary: 'The prices of rentals by the company’s own tariff',
  body: quotesBody,
  answer: shapes.quotes,
})
