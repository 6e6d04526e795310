import { z } from 'zod'
import { text } from './keyTypes.ts'
import { type FieldName, orderFields } from './orderFields.ts'

const presence = z.enum(['required', 'optional', 'absent'], 'must be "required", "optional" or "absent"')

const presences = Object.entries(orderFields).flatMap(([name, field]) =>
  field.asked === null ? [] : [[name, presence.default(field.asked).describe(field.key)]],
)

const fields = z
  .strictObject(
    Object.fromEntries(presences) as Record<
      Exclude<FieldName, 'name' | 'pickupPlace'>,
      z.ZodDefault<typeof presence>
    >,
  )
  .refine(({ phone, email }) => phone === 'required' || email === 'required', {
    path: ['phone'],
    error: 'must be "required" unless email is: nobody could be told of an order otherwise',
  })

const extraField = z.strictObject({
  name: z
    .string()
    .max(40)
    .regex(/^[a-z][A-Za-z0-9]*$/, 'must be letters and digits, such as vehiclePlate')
    .describe('The name by which the services get it.'),
  label: text(80).describe('What the customer is asked for.'),
  kind: z
    .enum(['text', 'multiline', 'number', 'checkbox'], 'must be "text", "multiline", "number" or "checkbox"')
    .default('text')
    .describe('A line, a longer text, a whole number, or a box to tick.'),
  required: z.boolean().default(false).describe('Whether there is no order without it.'),
})

const TIME = '([01]\\d|2[0-3]):[0-5]\\d|24:00'
const slot = z
  .string()
  .regex(new RegExp(`^(${TIME})-(${TIME})$`), {
    error: 'must be two times of day, such as "09:00-12:00"',
    abort: true,
  })
  .refine((text) => text.slice(0, 5) < text.slice(6), 'must end after it begins')

/** The key `order` of `company.json`: how the shop takes orders. */
export const orderKeys = z
  .strictObject({
    delivery: z.boolean().default(true).describe('Whether the company brings what is rented.'),
    pickup: z.boolean().default(true).describe('Whether customers may collect it themselves.'),
    longestDays: z.int().min(1).max(365).default(365).describe('The longest rental, in days.'),
    horizonMonths: z
      .int()
      .min(1)
      .max(24)
      .default(18)
      .describe('How many months ahead of today the last day of a rental may be.'),
    slots: z
      .array(slot)
      .min(1)
      .max(12)
      .refine((slots) => new Set(slots).size === slots.length, 'has a time twice')
      .default(['09:00-12:00', '12:00-15:00', '15:00-18:00', '18:00-21:00'])
      .describe('The times of day that a customer may choose; without a choice: absent `fields`.'),
    guests: z
      .boolean()
      .default(true)
      .describe('Whether a ready-made set can be counted for another number of guests.'),
    fields: fields
      .prefault({})
      .describe(
        'Whether each field of the order form is "required", "optional" or "absent". A name is always asked for.',
      ),
    extraFields: z
      .array(extraField)
      .max(8)
      .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'has a name twice')
      .default([])
      .describe('Further fields of the order form, at most eight: the services get what is written in them.'),
  })
  .refine(({ delivery, pickup }) => delivery || pickup, {
    path: ['pickup'],
    error: 'must be true where delivery is false: nobody could get anything otherwise',
  })
