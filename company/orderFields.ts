/** A field of the order form. Form, draft, checks, the schema and the body for the service follow from it. */
type Field = {
  /** The part of an order that it stands in, for clients and services alike; null: the order itself. */
  part: 'customer' | 'delivery' | null
  /** Its name in problems: a value of the enum `OrderField`. */
  code: Uppercase<string>
  kind: 'TEXT' | 'MULTILINE' | 'PHONE' | 'EMAIL' | 'PLACE' | 'SLOT'
  /** The longest text, in characters. */
  max?: number
  /** How it is asked for where the company does not say; null: the company has no key for it. */
  asked: 'required' | 'optional' | null
  /** True if clients have to send it, empty where there is nothing. */
  isSent?: true
  /** The description of the company's key. */
  key?: string
  /** Its description in the schema. */
  description: string
}

/**
 * The fields of the order form, in their order. Each also has a name in `orderSending.fields` of the texts. `ContactFields`
 * shows those of the customer; another one of the delivery needs its place in `DeliveryFields`.
 */
export const orderFields = {
  name: {
    ...{ part: 'customer', code: 'CUSTOMER_NAME', kind: 'TEXT', max: 100, asked: null, isSent: true },
    description: 'How to address the customer, 1 to 100 characters.',
  },
  phone: {
    ...{ part: 'customer', code: 'CUSTOMER_PHONE', kind: 'PHONE', max: 40, asked: 'required', isSent: true },
    key: 'The phone number.',
    description:
      'Phone number in any usual form, at most 40 characters; empty: none, where the company does not require it. A number of the company’s country may begin with the code of the country, with + or without, with what is dialled instead of it, or with none of these; one of another country has to begin with +. Passed on in one form, such as `+7 916 245-11-22`.',
  },
  email: {
    ...{ part: 'customer', code: 'CUSTOMER_EMAIL', kind: 'EMAIL', max: 254, asked: 'optional' },
    key: 'The e-mail address.',
    description: 'E-mail address, at most 254 characters; empty: none, unless the company requires it.',
  },
  company: {
    ...{ part: 'customer', code: 'CUSTOMER_COMPANY', kind: 'TEXT', max: 200, asked: 'optional' },
    key: 'The company that the customer orders for.',
    description:
      'The customer’s company, at most 200 characters; empty: none, unless the company requires it.',
  },
  address: {
    ...{ part: 'delivery', code: 'DELIVERY_ADDRESS', kind: 'TEXT', max: 500, asked: 'required' },
    key: 'Where to deliver; nobody is asked for it at pick-up.',
    description:
      'Postal address, at most 500 characters; required for `DELIVERY`, not passed on for `PICKUP`.',
  },
  pickupPlace: {
    ...{ part: 'delivery', code: 'PICKUP_PLACE', kind: 'PLACE', max: 100, asked: null },
    description:
      'Where the customer collects the products, if there are several places: the `id` of one of `Contacts.offices` whose `type` is `pickup`. Not passed on for `DELIVERY`.',
  },
  deliverySlot: {
    ...{ part: 'delivery', code: 'DELIVERY_SLOT', kind: 'SLOT', asked: 'optional' },
    key: 'The time of day of the first day.',
    description: 'Time on the first day, not over yet; omitted: any time.',
  },
  returnSlot: {
    ...{ part: 'delivery', code: 'RETURN_SLOT', kind: 'SLOT', asked: 'optional' },
    key: 'The time of day of the last day.',
    description: 'Time on the last day, after that of the first; omitted: any time.',
  },
  comment: {
    ...{ part: null, code: 'COMMENT', kind: 'MULTILINE', max: 2000, asked: 'optional' },
    key: 'Anything else that the customer wants to say.',
    description: 'Anything else, at most 2000 characters; line breaks are preserved.',
  },
} as const satisfies Record<string, Field>

/** The name of a field of the order form. */
export type FieldName = keyof typeof orderFields

/** The fields of a part of an order. */
export type FieldAt<Part extends Field['part']> = NamesOf<{ part: Part }>

/** The fields that are texts. */
export type TextName = NamesOf<{ max: number }>

/** The fields that are times of day. */
export type SlotName = NamesOf<{ kind: 'SLOT' }>

/** The fields that clients have to send. */
export type SentName = NamesOf<{ isSent: true }>

type NamesOf<Kind> = {
  [Name in FieldName]: (typeof orderFields)[Name] extends Kind ? Name : never
}[FieldName]
