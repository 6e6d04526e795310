import { ASKED, EXTRA_FIELDS, type ExtraField } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import {
  commentProblem,
  emailProblem,
  MAX_LENGTHS,
  nameProblem,
  phoneProblem,
  type TextProblem,
  textProblem,
} from './customer.ts'

/** The texts and choices of an order form; empty where there is nothing. */
type OrderValues = Readonly<
  Record<'name' | 'phone' | 'email' | 'company' | 'address' | 'comment', string> &
    Record<'deliverySlot' | 'returnSlot', string | null>
>

type Check = (text: string, required: string | undefined) => TextProblem | null

/** How each field is checked, and what is said where there has to be something. */
const CHECKS: Readonly<Record<keyof OrderValues, readonly [check: Check, missing: string]>> = {
  name: [nameProblem, texts.form.nameRequired],
  phone: [phoneProblem, texts.form.phoneRequired],
  email: [emailProblem, texts.form.emailRequired],
  company: [lineOf('company'), texts.form.companyRequired],
  address: [lineOf('address'), texts.form.addressRequired],
  deliverySlot: [lineOf('name'), texts.form.slotRequired],
  returnSlot: [lineOf('name'), texts.form.slotRequired],
  comment: [commentProblem, texts.form.commentRequired],
}

const NAMES = Object.keys(CHECKS) as (keyof OrderValues)[]

/** The problems of the fields that the company asks for in an order. A field that it does not ask for has none. */
export function orderProblems(
  values: OrderValues,
  isDelivered: boolean,
): Partial<Record<keyof OrderValues, TextProblem | null>> {
  const asked = NAMES.filter((name) => ASKED[name] !== 'absent' && (isDelivered || name !== 'address'))
  return Object.fromEntries(
    asked.map((name) => {
      const [check, missing] = CHECKS[name]
      return [name, check(values[name]?.trim() ?? '', ASKED[name] === 'required' ? missing : undefined)]
    }),
  )
}

function lineOf(length: keyof typeof MAX_LENGTHS): Check {
  return (text, required) => textProblem(text, { max: MAX_LENGTHS[length], required })
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
