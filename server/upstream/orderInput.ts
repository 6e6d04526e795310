import { createHash } from 'node:crypto'
import { z } from 'zod'
import { consents, day, optionalText, productId, text } from './body.ts'

/** An order as requested, valid in shape but not yet checked against the catalogue. */
export type OrderInput = z.output<typeof ORDER>

/** A product that is ordered by itself. */
export type OrderLineInput = OrderInput['lines'][number]

/** A related product that is ordered together with one of the lines, its parent. */
export type RelatedLineInput = OrderInput['relatedLines'][number]

export const MAX_LINES = 250
const MAX_EXTRA_FIELDS = 8
const MAX_QUANTITY = 100_000
const TIME_SLOT = /^\d\d:\d\d-\d\d:\d\d$/

export const quantity = z.int().min(1).max(MAX_QUANTITY)
const slot = z
  .string()
  .regex(TIME_SLOT, 'ожидается вида 09:00-12:00')
  .nullish()
  .transform((value) => value ?? null)
const email = optionalText(254).refine(
  (value) => value === null || /^\S+@\S+$/.test(value),
  'не похоже на адрес почты',
)

/** The body of `POST /v2/orders`. */
export const ORDER = z.object({
  period: z.object({ start: day, end: day }),
  lines: z.array(z.object({ productId, quantity })).min(1).max(MAX_LINES),
  relatedLines: z
    .array(z.object({ productId, parentId: productId, quantity }))
    .max(MAX_LINES)
    .nullish()
    .transform((lines) => lines ?? []),
  customer: z
    .object({
      name: text(200),
      phone: optionalText(40),
      email,
      company: optionalText(200),
    })
    .refine(({ phone, email }) => phone !== null || email !== null, {
      path: ['phone'],
      message: 'нужен телефон или адрес почты',
    }),
  delivery: z
    .object({
      method: z.enum(['delivery', 'pickup']),
      address: optionalText(500),
      pickupPlace: text(100).optional(),
      deliverySlot: slot,
      returnSlot: slot,
    })
    .refine(({ method, address }) => method === 'pickup' || address !== null, {
      path: ['address'],
      message: 'нужен для доставки',
    }),
  comment: optionalText(2000),
  extraFields: z
    .array(z.object({ name: text(40), value: text(2000) }))
    .max(MAX_EXTRA_FIELDS)
    .nullish(),
  consents,
  // Absent, it leaves the fingerprint of an order as it was.
  code: text(100).optional(),
  expectedTotal: z.number().nonnegative().nullish(),
  quotedDelivery: z
    .object({ price: z.number().nonnegative(), floor: z.int().optional(), lift: z.boolean().optional() })
    .optional(),
})

/** Equal for two requests of the same order. Prices and the words of consents may change between tries, and do not count. */
export function orderFingerprint({
  expectedTotal: _total,
  quotedDelivery: _delivery,
  consents: _consents,
  ...content
}: OrderInput): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** The fields of the form as columns of the table of orders. */
export function orderColumns({ period, customer, delivery, comment }: OrderInput) {
  return {
    startDay: period.start,
    endDay: period.end,
    customerName: customer.name,
    // The column is older than orders without a phone number.
    customerPhone: customer.phone ?? '',
    customerEmail: customer.email,
    customerCompany: customer.company,
    deliveryMethod: delivery.method,
    deliveryAddress: delivery.address,
    deliverySlot: delivery.deliverySlot,
    returnSlot: delivery.returnSlot,
    comment,
  }
}
