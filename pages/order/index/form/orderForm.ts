import {
  CONSENTS_VERSION,
  HAS_OWN_CONSENTS,
  HAS_PERSONAL_DATA,
  HAS_TERMS,
  OWN_CONSENTS,
} from '#company/consents.ts'
import {
  EXTRA_FIELDS,
  type ExtraField,
  FORM_FIELDS,
  HAS_DELIVERY,
  HAS_EXTRA_FIELDS,
  HAS_PICKUP,
  MAX_LENGTHS,
} from '#company/order.ts'
import type { FieldName as ShopName, SlotName, TextName } from '#company/orderFields.ts'
import { texts } from '#company/texts/index.ts'
import { CONSENT_PROBLEM, TERMS_PROBLEM } from '#gateway/rental/customer.ts'
import { EXTRA_LENGTHS, extraProblems, orderProblems, TICKED } from '#gateway/rental/orderFields.ts'
import type { Period } from '#gateway/rental/period.ts'
import { type ShopMoment, slotProblems } from '#gateway/rental/slots.ts'
import type { TimeSlot } from '#renderer/settings/timeSlots.ts'

/** The content of the order form. */
export type OrderForm = ShopValues & {
  method: 'DELIVERY' | 'PICKUP'
  /** The terms of rent and the public offer. */
  termsAccepted: boolean
  /** The use of personal data. */
  consent: boolean
  /** The version of the words beside the boxes. */
  consentsVersion: string
} & ExtraValues

/** The fields of every order form. */
type ShopValues = Record<TextName, string> & Record<SlotName, TimeSlot | null>

/** The company's own fields of the form, and its own consents: these are ticked or empty. */
export type ExtraValues = Partial<Record<ExtraName, string>>

/** The company's own field or consent of this name, in the form. */
type ExtraName = `extra.${string}`

/** The company's own fields with their names in the form. */
export const EXTRAS = HAS_EXTRA_FIELDS ? EXTRA_FIELDS.map(toExtra) : []

// The company's own consents are fields as well.
const OWN_BOXES = HAS_OWN_CONSENTS
  ? OWN_CONSENTS.map((own) => toExtra({ ...own, name: `consent.${own.name}` }))
  : []
const HAS_OWN = HAS_EXTRA_FIELDS || HAS_OWN_CONSENTS
const OWN = HAS_OWN ? [...EXTRAS, ...OWN_BOXES] : []

/** A value for each of the company's own fields and consents; empty where it has none. */
export function ofOwn<Value>(value: (field: (typeof OWN)[number]) => Value): Record<ExtraName, Value> {
  return HAS_OWN ? Object.fromEntries(OWN.map((own) => [own.field, value(own)])) : {}
}

/** A value for each field of every order form. */
export function ofShop(
  text: (name: TextName) => string,
  slot: (name: SlotName) => TimeSlot | null,
): ShopValues {
  return Object.fromEntries(
    FORM_FIELDS.map((field) => [field.name, field.kind === 'SLOT' ? slot(field.name) : text(field.name)]),
  ) as ShopValues
}

const namesOf = (isLast: boolean) =>
  FORM_FIELDS.flatMap(({ part, name }) => ((part === null) === isLast ? [name] : []))

/** The fields that can be wrong, in the order of the page. */
export const FIELDS: readonly (ShopName | 'termsAccepted' | 'consent' | ExtraName)[] = [
  ...namesOf(false),
  ...(HAS_EXTRA_FIELDS ? EXTRAS.map(({ field }) => field) : []),
  ...namesOf(true),
  'termsAccepted',
  'consent',
  ...(HAS_OWN_CONSENTS ? OWN_BOXES.map(({ field }) => field) : []),
]

/** A field that can be wrong. */
export type FieldName = (typeof FIELDS)[number]

/** The longest texts, in characters. */
export const TEXT_LENGTHS: Readonly<Record<TextName | ExtraName, number>> = {
  ...MAX_LENGTHS,
  ...ofOwn(({ kind }) => EXTRA_LENGTHS[kind]),
}

/** The error of each wrong field; it says how to mend it. */
export type FieldProblems = Partial<Record<FieldName, string>>

/** The boxes of what a customer has to agree to, at first. */
export const UNTICKED = {
  ...{ termsAccepted: false, consent: false },
  ...(HAS_OWN_CONSENTS && Object.fromEntries(OWN_BOXES.map(({ field }) => [field, '']))),
}

/** The form at first. */
export const EMPTY_FORM: OrderForm = {
  ...ofShop(
    () => '',
    () => null,
  ),
  method: toMethod(null),
  ...ofOwn(() => ''),
  ...UNTICKED,
  consentsVersion: CONSENTS_VERSION,
}

/** A way that the company offers: the stored one where it does. */
export function toMethod(stored: unknown): OrderForm['method'] {
  return HAS_PICKUP && (stored === 'PICKUP' || !HAS_DELIVERY) ? 'PICKUP' : 'DELIVERY'
}

/** All problems of a form, of times of day where its rental is known, by the rules that the gateway checks as well; the gateway decides. */
export function formProblems(form: OrderForm, rental?: ShopMoment & { period: Period }): FieldProblems {
  const found = {
    ...orderProblems(form, form.method === 'DELIVERY'),
    ...(rental && slotProblems(form, rental.period, rental)),
    ...(HAS_OWN &&
      Object.fromEntries(
        extraProblems((name) => form[extraName(name)]?.trim() ?? '', OWN).map(([name, problem]) => [
          extraName(name),
          problem,
        ]),
      )),
    termsAccepted: form.termsAccepted || !HAS_TERMS ? null : TERMS_PROBLEM,
    consent: form.consent || !HAS_PERSONAL_DATA ? null : CONSENT_PROBLEM,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, problem]) => (problem ? [[name, problem.message]] : [])),
  )
}

/** The name of a field within a sentence. */
export function fieldTitle(name: FieldName): string {
  const extra = HAS_OWN && OWN.find(({ field }) => field === name)
  return extra ? extra.label : texts.orderSending.fields[name as Exclude<FieldName, ExtraName>]
}

/** The content of the company's own fields; `text` is the value for people. */
export function extraValues(
  form: ExtraValues,
): { name: string; label: string; value: string; text: string }[] {
  return EXTRAS.flatMap(({ name, field, label, kind }) => {
    const value = form[field]?.trim()
    return value ? { name, label, value, text: kind === 'checkbox' ? texts.orderForm.yes : value } : []
  })
}

/** A box of the form, ticked or not. */
export function ticked(box: 'termsAccepted' | 'consent' | ExtraName, isTicked: boolean): Partial<OrderForm> {
  if (HAS_OWN_CONSENTS && box !== 'termsAccepted' && box !== 'consent')
    return { [box]: isTicked ? TICKED : '' }
  return box === 'consent' ? { consent: isTicked } : { termsAccepted: isTicked }
}

function toExtra(field: ExtraField) {
  return { ...field, field: extraName(field.name) }
}

/** The name of the company's own field in the form. */
export function extraName(name: string): ExtraName {
  return `extra.${name}`
}
