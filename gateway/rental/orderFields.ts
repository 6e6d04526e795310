import {
  ASKED,
  EXTRA_FIELDS,
  type ExtraField,
  FORM_FIELDS,
  type FormField,
  MAX_LENGTHS,
} from '#company/order.ts'
import type { FieldAt, FieldName } from '#company/orderFields.ts'
import { texts } from '#company/texts/index.ts'
import { emailProblem, phoneProblem, type TextProblem, textProblem } from './customer.ts'
import { formatPhone } from './phone.ts'
import { visible } from './text.ts'

/** The texts and choices of an order form; empty where there is nothing. */
type OrderValues = Readonly<Record<FieldName, string | null>>

/** The problems of the fields that the company asks for in an order. A field that it does not ask for has none. */
export function orderProblems(
  values: Partial<OrderValues>,
  isDelivered: boolean,
): Partial<Record<FieldName, TextProblem>> {
  const asked = FORM_FIELDS.filter(({ name }) => isAsked(name, isDelivered))
  return Object.fromEntries(
    asked.flatMap((field) => {
      const problem = fieldProblem(field, values[field.name]?.trim() ?? '')
      return problem ? [[field.name, problem]] : []
    }),
  )
}

/** True if the company asks for a field: for an address where it delivers, for a place where it does not. */
export function isAsked(name: FieldName, isDelivered: boolean): boolean {
  return ASKED[name] !== 'absent' && name !== (isDelivered ? 'pickupPlace' : 'address')
}

function fieldProblem(field: FormField, value: string): TextProblem | null {
  const { name, kind } = field
  const required = ASKED[name] === 'required' ? (MISSING[name] ?? texts.form.required) : undefined
  if (kind === 'PHONE') return phoneProblem(value, required)
  if (kind === 'EMAIL') return emailProblem(value, required)
  const max = kind === 'SLOT' ? MAX_LENGTHS.name : MAX_LENGTHS[name]
  return textProblem(value, { max, required, multiline: kind === 'MULTILINE' })
}

/** The message of an empty field that is required, where it has one of its own. */
const MISSING: Readonly<Partial<Record<FieldName, string>>> = {
  name: texts.form.nameRequired,
  phone: texts.form.phoneRequired,
  email: texts.form.emailRequired,
  company: texts.form.companyRequired,
  address: texts.form.addressRequired,
  deliverySlot: texts.form.slotRequired,
  returnSlot: texts.form.slotRequired,
  comment: texts.form.commentRequired,
}

/** The values of a part of an order as they are sent: trimmed, without those that are empty. */
export function filledIn<Part extends FormField['part'], Values extends OrderValues>(
  part: Part,
  values: Values,
): { [Name in FieldAt<Part>]?: NonNullable<Values[Name]> } {
  const filled = FORM_FIELDS.flatMap((field) => {
    const value = field.part === part && values[field.name]?.trim()
    return value ? [[field.name, asSent(field, value)]] : []
  })
  return Object.fromEntries(filled)
}

function asSent({ kind }: FormField, value: string): string {
  if (kind === 'PHONE') return formatPhone(value)
  return kind === 'EMAIL' ? visible(value) : value
}

/** The name of a field by itself; within a sentence it is that of the texts. */
export function fieldLabel(name: FieldName): string {
  const title = texts.orderSending.fields[name]
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** The most characters of the company's own fields, by their kind. A ticked box is `TICKED`. */
export const EXTRA_LENGTHS: Readonly<Record<ExtraField['kind'], number>> = {
  text: 200,
  multiline: MAX_LENGTHS.comment,
  number: 9,
  checkbox: 4,
}

/** The value of a box that is ticked. */
export const TICKED = 'true'

/** The problems of the company's own fields, by their names; `writtenIn` answers the text of a field, trimmed. */
export function extraProblems(
  writtenIn: (name: string) => string,
  fields: readonly ExtraField[] = EXTRA_FIELDS,
): [name: string, problem: TextProblem][] {
  return fields.flatMap((field): [string, TextProblem][] => {
    const problem = extraProblem(field, writtenIn(field.name))
    return problem ? [[field.name, problem]] : []
  })
}

function extraProblem({ kind, required }: ExtraField, value: string): TextProblem | null {
  if (kind === 'checkbox')
    return required && value !== TICKED ? { code: 'REQUIRED', message: texts.form.tickRequired } : null
  const asText = textProblem(value, {
    max: EXTRA_LENGTHS[kind],
    multiline: kind === 'multiline',
    required: required ? texts.form.required : undefined,
  })
  if (asText || value === '' || kind !== 'number' || /^\d+$/.test(value)) return asText
  return { code: 'INVALID_FORMAT', message: texts.form.numberInvalid }
}
