import { MONEY_MINOR } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import {
  addressProblem,
  CONSENT_PROBLEM,
  commentProblem,
  companyProblem,
  emailProblem,
  nameProblem,
  PHONE_REQUIRED,
  phoneProblem,
  TERMS_PROBLEM,
  type TextProblem,
} from '#gateway/rental/customer.ts'
import { formatPhone } from '#gateway/rental/phone.ts'
import { MAX_LINES } from '#gateway/rental/quantity.ts'
import { type FieldProblem, isOrderKey, type OrderForm, type OrderInput } from './orderRequest.ts'

/** Checks everything in an order that needs no service: the form as it will be sent, or what is wrong with it. */
export function checkForm(
  input: OrderInput,
): { form: OrderForm; fields: null } | { form: null; fields: FieldProblem[] } {
  const { customer, delivery } = input
  const name = customer.name.trim()
  const phone = customer.phone.trim()
  const email = customer.email?.trim() ?? ''
  const company = customer.company?.trim() ?? ''
  const delivered = delivery.method === 'delivery'
  const address = delivered ? (delivery.address?.trim() ?? '') : ''
  const comment = input.comment?.trim() ?? ''

  const fields = [
    problem('IDEMPOTENCY_KEY', keyProblem(input.idempotencyKey)),
    problem('LINES', linesProblem(input.lines.length)),
    problem('RELATED_LINES', extrasProblem(input.lines.length, input.relatedLines?.length ?? 0)),
    problem('CUSTOMER_NAME', nameProblem(name)),
    problem('CUSTOMER_PHONE', phoneProblem(phone, PHONE_REQUIRED)),
    problem('CUSTOMER_EMAIL', emailProblem(email)),
    problem('CUSTOMER_COMPANY', companyProblem(company)),
    problem('DELIVERY_ADDRESS', delivered ? addressProblem(address) : null),
    problem('COMMENT', commentProblem(comment)),
    problem('TERMS_ACCEPTED', input.termsAccepted ? null : TERMS_PROBLEM),
    problem('CONSENT', input.consent ? null : CONSENT_PROBLEM),
    problem('EXPECTED_TOTAL', expectedTotalProblem(input.expectedTotal ?? null)),
  ].flat()
  if (fields.length > 0) return { form: null, fields }

  return {
    fields: null,
    form: {
      customer: { name, phone: formatPhone(phone), ...(email && { email }), ...(company && { company }) },
      delivery: {
        method: delivery.method,
        ...(address && { address }),
        ...(delivery.deliverySlot && { deliverySlot: delivery.deliverySlot }),
        ...(delivery.returnSlot && { returnSlot: delivery.returnSlot }),
      },
      ...(comment && { comment }),
    },
  }
}

function problem(field: FieldProblem['field'], found: TextProblem | null): FieldProblem[] {
  return found ? [{ field, ...found }] : []
}

function keyProblem(key: string): TextProblem | null {
  if (isOrderKey(key)) return null
  return {
    code: 'INVALID_FORMAT',
    message: texts.order.keyInvalid,
  }
}

function expectedTotalProblem(total: number | null): TextProblem | null {
  if (total === null || (total >= 0 && isWhole(total * MONEY_MINOR))) return null
  return {
    code: 'INVALID_FORMAT',
    message: texts.order.totalInvalid,
  }
}

// Sums that were added up as floating-point numbers are a little off.
function isWhole(minor: number): boolean {
  return Number.isSafeInteger(Math.round(minor)) && Math.abs(minor - Math.round(minor)) < 0.001
}

function linesProblem(count: number): TextProblem | null {
  if (count === 0) return { code: 'REQUIRED', message: texts.order.empty }
  return tooMany(count)
}

// Said once: where the products alone are too many, the extras are not what is wrong.
function extrasProblem(lines: number, extras: number): TextProblem | null {
  return lines > MAX_LINES ? null : tooMany(lines + extras)
}

function tooMany(count: number): TextProblem | null {
  if (count <= MAX_LINES) return null
  return {
    code: 'TOO_MANY',
    message: texts.order.tooManyLines(count, MAX_LINES),
  }
}
