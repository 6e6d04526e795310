import { company } from './company.ts'
import { type FieldName, orderFields, type TextName } from './orderFields.ts'

// How the shop takes orders. Each by itself, so that builds have nothing of what the company leaves out.

const { delivery, pickup, longestDays, horizonMonths, slots, guests, fields, extraFields } = company.order

/** True if the company brings what is rented, and whether customers may collect it: at least one of them. */
export const HAS_DELIVERY = delivery
export const HAS_PICKUP = pickup
/** The longest rental, in days. */
export const MAX_RENTAL_DAYS = longestDays
/** How far ahead a rental may reach, in months. */
export const HORIZON_MONTHS = horizonMonths
/** The times of day that a customer may choose, such as `09:00-12:00`. */
export const SLOT_TIMES: readonly string[] = slots
/** The same by their names in the schema, such as `FROM_9_TO_12`; hours as numbers. */
export const SLOTS = slots.map((times) => {
  const [from = '', to = ''] = times.split('-')
  return { times, name: `FROM_${timeName(from)}_TO_${timeName(to)}`, from: hourOf(from), to: hourOf(to) }
})
/** True if a ready-made set can be counted for another number of guests. */
export const HAS_GUESTS = guests

const names = Object.keys(orderFields) as FieldName[]

/** The fields of the order form, in their order, also those that the company does not ask for. */
export const FORM_FIELDS: readonly FormField[] = names.map((name) => {
  const { part, code, kind } = orderFields[name]
  return { name, part, code, kind } as FormField
})
/** How the order form asks for each of them. */
export const ASKED = {
  ...{ name: 'required', pickupPlace: pickup ? 'optional' : 'absent' },
  ...fields,
} as const
/** The longest texts of a form that are accepted, in characters. */
export const MAX_LENGTHS = Object.fromEntries(
  Object.entries(orderFields).flatMap(([name, field]) => ('max' in field ? [[name, field.max]] : [])),
) as Record<TextName, number>
/** The company's own fields of the order form. */
export const EXTRA_FIELDS: readonly ExtraField[] = extraFields
export const HAS_EXTRA_FIELDS = extraFields.length > 0

/** The company's promises to its customers. */
export const PROMISES: readonly string[] = company.promises
export const HAS_PROMISES = company.promises.length > 0

/** A field of the order form: its part of the order, its name in problems, and how it is filled in. */
export type FormField = {
  [Name in FieldName]: {
    name: Name
    part: (typeof orderFields)[Name]['part']
    code: (typeof orderFields)[Name]['code']
    kind: (typeof orderFields)[Name]['kind']
  }
}[FieldName]

/** A field that the company has added. */
export type ExtraField = (typeof extraFields)[number]

function timeName(time: string): string {
  return time.replace(/^0|:00$/g, '').replace(':', '_')
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
}
