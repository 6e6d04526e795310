import {
  ADDRESS,
  COMMENT,
  COMPANY,
  DELIVERY_SLOT,
  EMAIL,
  EXTRA_FIELDS,
  type ExtraField,
  PHONE,
  RETURN_SLOT,
} from '#company/order.ts'
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

/** What is written and chosen in an order form; empty where there is nothing. */
type OrderValues = Readonly<
  Record<'name' | 'phone' | 'email' | 'company' | 'address' | 'comment', string> &
    Record<'deliverySlot' | 'returnSlot', string | null>
>

/** What is wrong with the fields of an order, by what the company asks for. Nothing is wrong with what it does not. */
export function orderProblems(
  values: OrderValues,
  isDelivered: boolean,
): Partial<Record<keyof OrderValues, TextProblem | null>> {
  const { name, phone, email, company, address, deliverySlot, returnSlot, comment } = values
  return {
    name: nameProblem(name.trim()),
    phone:
      PHONE === 'absent'
        ? null
        : phoneProblem(phone.trim(), PHONE === 'required' ? texts.form.phoneRequired : undefined),
    email:
      EMAIL === 'absent'
        ? null
        : emailProblem(email.trim(), EMAIL === 'required' ? texts.form.emailRequired : undefined),
    company:
      COMPANY === 'absent'
        ? null
        : textProblem(company.trim(), {
            max: MAX_LENGTHS.company,
            required: COMPANY === 'required' ? texts.form.companyRequired : undefined,
          }),
    address:
      ADDRESS === 'absent' || !isDelivered
        ? null
        : textProblem(address.trim(), {
            max: MAX_LENGTHS.address,
            required: ADDRESS === 'required' ? texts.form.addressRequired : undefined,
          }),
    ...(DELIVERY_SLOT === 'required' && { deliverySlot: deliverySlot ? null : SLOT_REQUIRED }),
    ...(RETURN_SLOT === 'required' && { returnSlot: returnSlot ? null : SLOT_REQUIRED }),
    comment:
      COMMENT === 'absent'
        ? null
        : commentProblem(comment.trim(), COMMENT === 'required' ? texts.form.commentRequired : undefined),
  }
}

const SLOT_REQUIRED: TextProblem = { code: 'REQUIRED', message: texts.form.slotRequired }

/** The most characters of the company's own fields, by their kind. A ticked box is `TICKED`. */
export const EXTRA_LENGTHS: Readonly<Record<ExtraField['kind'], number>> = {
  text: 200,
  multiline: MAX_LENGTHS.comment,
  number: 9,
  checkbox: 4,
}

/** The value of a box that is ticked. */
export const TICKED = 'true'

/** What is wrong with the company's own fields, by their names; `writtenIn` answers what is written in one, trimmed. */
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
