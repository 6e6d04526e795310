import { CONSENT_TEXTS, CONSENTS, CONSENTS_VERSION } from '#company/consents.ts'
import {
  ASKED,
  EXTRA_FIELDS,
  FORM_FIELDS,
  HAS_DELIVERY,
  HAS_PICKUP,
  HORIZON_MONTHS,
  MAX_LENGTHS,
  MAX_RENTAL_DAYS,
  PROMISES,
  SLOT_TIMES,
} from '#company/order.ts'
import { PHONE_EXAMPLE, PHONE_RULE } from '#company/phone.ts'
import { EXTRA_LENGTHS, fieldLabel } from '#gateway/rental/orderFields.ts'
import { builder } from '../context/builder.ts'
import { described, exposed } from '../context/exposed.ts'
import { ORDER_FIELDS } from '../order/orderRequest.ts'
import { DeliveryMethod, TimeSlot } from './orderInputs.ts'
import { OrderFieldEnum } from './orderProblemCodes.ts'
import { SettingsRef } from './settings.ts'

const Kind = builder.enumType('OrderFormFieldKind', {
  description: 'How a field is filled in.',
  values: described({
    TEXT: 'One line.',
    MULTILINE: 'A longer text; line breaks are preserved.',
    NUMBER: 'A whole number from 0, as text.',
    CHECKBOX: 'A box: `true` if it is ticked, otherwise leave the field out.',
    PHONE: 'A phone number: `OrderForm.phoneRule`.',
    EMAIL: 'An e-mail address.',
    PLACE: 'The `id` of one of `Contacts.offices` whose `type` is `pickup`, where there are several.',
    SLOT: 'One of `OrderForm.slots`.',
  }),
})

type Field = {
  name: string
  field: keyof typeof ORDER_FIELDS
  kind: typeof Kind.$inferType
  required: boolean
  label: string
  maxLength: number | null
}

const ORDER_FORM = {
  methods: [...(HAS_DELIVERY ? ['delivery' as const] : []), ...(HAS_PICKUP ? ['pickup' as const] : [])],
  slots: SLOT_TIMES.map((slot) => ({ slot, from: slot.slice(0, 5), to: slot.slice(6) })),
  fields: FORM_FIELDS.filter(({ name }) => ASKED[name] !== 'absent').map((formField): Field => {
    const { name, code: field, kind } = formField
    const maxLength = formField.kind === 'SLOT' ? null : MAX_LENGTHS[formField.name]
    const required = ASKED[name] === 'required'
    return { name: ORDER_FIELDS[field], field, kind, required, label: fieldLabel(name), maxLength }
  }),
  extraFields: EXTRA_FIELDS.map(({ name, label, kind, required }): Field => {
    const maxLength = kind === 'checkbox' ? null : EXTRA_LENGTHS[kind]
    const upper = kind.toUpperCase() as Uppercase<typeof kind>
    return { name, field: 'EXTRA_FIELDS', kind: upper, required, label, maxLength }
  }),
  consents: CONSENT_TEXTS.map((consent, index) => ({
    ...consent,
    pages: CONSENTS[index]?.parts.flatMap((part) => (typeof part === 'string' ? [] : [part[1]])) ?? [],
  })),
  ...{ consentsVersion: CONSENTS_VERSION, longestDays: MAX_RENTAL_DAYS, horizonMonths: HORIZON_MONTHS },
  ...{ phoneRule: PHONE_RULE, phoneExample: PHONE_EXAMPLE, promises: [...PROMISES] },
}

const OrderFormField = builder.objectRef<Field>('OrderFormField').implement({
  description: 'A field of the order form.',
  fields: (t) =>
    exposed(t, {
      name: 'Its place in `CreateOrderInput`, such as `customer.phone`; of `extraFields`, the name in `ExtraFieldInput`.',
      field: [OrderFieldEnum, 'Its name in problems; all of `extraFields` share `EXTRA_FIELDS`.'],
      kind: [Kind, 'How it is filled in.'],
      required: [
        'Boolean',
        'Whether there is no order without it; an address is needed for `DELIVERY` only.',
      ],
      label: 'Its name for people, in the shop’s language.',
      maxLength: ['Int?', 'At most this many characters; null: it is ticked or chosen.'],
    }),
})

const OrderSlot = builder.objectRef<(typeof ORDER_FORM.slots)[number]>('OrderSlot').implement({
  description: 'A time of day that a customer may choose.',
  fields: (t) =>
    exposed(t, {
      slot: [TimeSlot, 'Its name in `DeliveryInput`.'],
      from: 'Its beginning, `HH:MM` of the company’s time zone.',
      to: 'Its end, `HH:MM`; `24:00` is midnight.',
    }),
})

const OrderConsent = builder.objectRef<(typeof ORDER_FORM.consents)[number]>('OrderConsent').implement({
  description: 'A consent that every order needs: a box of its own, not ticked beforehand.',
  fields: (t) =>
    exposed(t, {
      name: '`terms` is `CreateOrderInput.termsAccepted`, `personalData` is `consent`, any other goes into `consents`.',
      text: 'What the customer agrees to, in the shop’s language.',
      version: 'Changes with the text and its pages.',
      pages: [['String'], 'The slugs of the documents that the text names, for `page`.'],
    }),
})

const OrderFormRef = builder.objectRef<typeof ORDER_FORM>('OrderForm').implement({
  description:
    'The order form of the company: build the form of an app from it. Source: the shop’s configuration.',
  fields: (t) =>
    exposed(t, {
      fields: [[OrderFormField], 'The fields that the company asks for, in their order.'],
      extraFields: [[OrderFormField], 'The company’s own fields, after the slots.'],
      consents: [[OrderConsent], 'The consents, in their order.'],
      consentsVersion: 'The version of all of them together, for `CreateOrderInput.consentsVersion`.',
      methods: [[DeliveryMethod], 'The methods that it offers.'],
      slots: [[OrderSlot], 'The times of day, where a field asks for one.'],
      longestDays: ['Int', 'The longest rental, in days.'],
      horizonMonths: ['Int', 'How many months ahead of today the last day of a rental may be.'],
      phoneRule:
        'How phone numbers of the country are written, such as `+7 (8) ### ###-##-##`: the code of the country, in brackets what is dialled instead of it, a # for each digit. Without #: numbers differ in length.',
      phoneExample: 'A phone number as an example.',
      promises: [
        ['String'],
        'What the company promises, in the shop’s language, for a place beside the button.',
      ],
    }),
})

builder.objectField(SettingsRef, 'orderForm', (t) =>
  t.field({
    type: OrderFormRef,
    description: 'What an order needs. Source: the shop’s configuration, not a service.',
    resolve: () => ORDER_FORM,
  }),
)
