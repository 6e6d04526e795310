import { z } from 'zod'
import { deliveryQuote as answer } from '../shapes/deliveryQuote.ts'
import { ask } from './call.ts'
import { day, text } from './inputSchema.ts'

const quoteBody = z.strictObject({
  address: text,
  period: z.strictObject({ start: day, end: day }),
  slots: z.strictObject({ delivery: text.optional(), return: text.optional() }),
  floor: z.int().optional(),
  lift: z.boolean().optional(),
  lines: z
    .array(z.strictObject({ productId: text, quantity: z.int().min(1), relatedTo: text.optional() }))
    .min(1),
})

/** Only for services that name the capability `delivery-quotes`. It changes nothing; the address is in no URL, and no answer is kept. */
export const deliveryQuote = ask({
  service: 'catalog',
  path: '/v2/delivery-quotes',
  summary: 'The price of a delivery there and back',
  body: quoteBody,
  answer,
})
