import { company } from './company.ts'

// How the shop takes orders. Each by itself, so that builds have nothing of what the company leaves out.

const { delivery, pickup, fields, extraFields } = company.order

/** Whether the company brings what is rented, and whether customers may collect it: at least one of them. */
export const HAS_DELIVERY = delivery
export const HAS_PICKUP = pickup

/** Whether the order form asks for each of its fields. */
export const PHONE = fields.phone
export const EMAIL = fields.email
export const COMPANY = fields.company
export const ADDRESS = fields.address
export const DELIVERY_SLOT = fields.deliverySlot
export const RETURN_SLOT = fields.returnSlot
export const COMMENT = fields.comment
/** The company's own fields of the order form. */
export const EXTRA_FIELDS: readonly ExtraField[] = extraFields
export const HAS_EXTRA_FIELDS = extraFields.length > 0

/** A field that the company has added. */
export type ExtraField = (typeof extraFields)[number]
