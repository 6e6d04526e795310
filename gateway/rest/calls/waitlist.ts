import { z } from 'zod'
import { accepted, waiting } from '../shapes/orders.ts'
import type { ReadOf } from '../values/shape.ts'
import { isSecret } from '../values/text.ts'
import { type Fetch, post, present, SECRET } from './call.ts'
import { consent, day, text } from './inputSchema.ts'

/** The body of a wait: whom to tell, once, that so much is free. */
export type WaitBody = z.output<typeof waitBody>
const waitBody = z.strictObject({
  productId: text,
  quantity: z.int().min(1),
  period: z.strictObject({ start: day, end: day }).optional(),
  contact: text.describe('An e-mail address or a phone number.'),
  consent: consent.optional(),
})

/** Both only for services that name the capability `waitlist`. */
export const joinWaitlist = {
  ...post({
    service: 'catalog',
    path: '/v2/waitlist',
    summary: 'Stores whom to tell when a product is free',
    body: waitBody,
    answer: waiting,
  }),
  connect: (fetch: Fetch<ReadOf<typeof waiting>>) => async (body: WaitBody, idempotencyKey: string) =>
    present(await fetch({ body, idempotencyKey })),
}

export const leaveWaitlist = {
  service: 'catalog',
  method: 'DELETE',
  path: '/v2/waitlist/{secret}',
  summary: 'Ends a wait',
  segment: SECRET,
  params: {},
  answer: accepted,
  times: null,
  expects: 200,
  nullable: true,
  /** False where nobody waits with this secret, or no longer. */
  connect: (fetch: Fetch<ReadOf<typeof accepted>>) => async (secret: string) =>
    isSecret(secret) && (await fetch({ segment: secret })) !== null,
} as const
