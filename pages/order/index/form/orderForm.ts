import { EXTRA_FIELDS, HAS_DELIVERY, HAS_EXTRA_FIELDS, HAS_PICKUP } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { CONSENT_PROBLEM, MAX_LENGTHS, TERMS_PROBLEM } from '#gateway/rental/customer.ts'
import { EXTRA_LENGTHS, extraProblems, orderProblems } from '#gateway/rental/orderFields.ts'
import type { TimeSlot } from '#renderer/settings/timeSlots.ts'

/** What the visitor fills in. */
export type OrderForm = {
  name: string
  phone: string
  email: string
  company: string
  method: 'DELIVERY' | 'PICKUP'
  address: string
  deliverySlot: TimeSlot | null
  returnSlot: TimeSlot | null
  comment: string
  /** The terms of rent and the public offer. */
  termsAccepted: boolean
  /** The use of personal data. */
  consent: boolean
} & ExtraValues

/** The company's own fields of the form. */
export type ExtraValues = Partial<Record<ExtraName, string>>

/** The company's own field of this name, in the form. */
type ExtraName = `extra.${string}`

/** The company's own fields with their names in the form. */
export const EXTRAS = EXTRA_FIELDS.map((field) => ({ ...field, field: extraName(field.name) }))

/** Something of each of the company's own fields, by its name in the form. */
export function ofExtras<Value>(value: (extra: (typeof EXTRAS)[number]) => Value): Record<ExtraName, Value> {
  return Object.fromEntries(EXTRAS.map((extra) => [extra.field, value(extra)]))
}

/** The fields that can be wrong, in the order of the page. */
export const FIELDS = [
  'name',
  'phone',
  'email',
  'company',
  'address',
  'deliverySlot',
  'returnSlot',
  ...(HAS_EXTRA_FIELDS ? EXTRAS.map(({ field }) => field) : []),
  'comment',
  'termsAccepted',
  'consent',
] as const

/** A field that can be wrong. */
export type FieldName = (typeof FIELDS)[number]

/** The longest texts, in characters. */
export const TEXT_LENGTHS: Readonly<Record<keyof typeof MAX_LENGTHS | ExtraName, number>> = HAS_EXTRA_FIELDS
  ? { ...MAX_LENGTHS, ...ofExtras(({ kind }) => EXTRA_LENGTHS[kind]) }
  : MAX_LENGTHS

/** What is wrong, in words that say how to mend it. */
export type FieldProblems = Partial<Record<FieldName, string>>

/** The form at first. */
export const EMPTY_FORM: OrderForm = {
  name: '',
  phone: '',
  email: '',
  company: '',
  method: toMethod(null),
  address: '',
  deliverySlot: null,
  returnSlot: null,
  comment: '',
  termsAccepted: false,
  consent: false,
  ...(HAS_EXTRA_FIELDS && ofExtras(() => '')),
}

/** A way that the company offers: the stored one where it does. */
export function toMethod(stored: unknown): OrderForm['method'] {
  return HAS_PICKUP && (stored === 'PICKUP' || !HAS_DELIVERY) ? 'PICKUP' : 'DELIVERY'
}

/** All problems of a form, by the rules that the gateway checks as well; the gateway decides. */
export function formProblems(form: OrderForm): FieldProblems {
  const found = {
    ...orderProblems(form, form.method === 'DELIVERY'),
    ...(HAS_EXTRA_FIELDS &&
      Object.fromEntries(
        extraProblems((name) => form[extraName(name)]?.trim() ?? '').map(([name, problem]) => [
          extraName(name),
          problem,
        ]),
      )),
    termsAccepted: form.termsAccepted ? null : TERMS_PROBLEM,
    consent: form.consent ? null : CONSENT_PROBLEM,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, problem]) => (problem ? [[name, problem.message]] : [])),
  )
}

/** What a field is called within a sentence. */
export function fieldTitle(name: FieldName): string {
  const extra = HAS_EXTRA_FIELDS && EXTRAS.find(({ field }) => field === name)
  return extra ? extra.label : texts.orderSending.fields[name as Exclude<FieldName, ExtraName>]
}

/** What is filled in of the company's own fields; `text` is the value for people. */
export function extraValues(
  form: ExtraValues,
): { name: string; label: string; value: string; text: string }[] {
  return EXTRAS.flatMap(({ name, field, label, kind }) => {
    const value = form[field]?.trim()
    return value ? { name, label, value, text: kind === 'checkbox' ? texts.orderForm.yes : value } : []
  })
}

/** The name of the company's own field in the form. */
export function extraName(name: string): ExtraName {
  return `extra.${name}`
}
