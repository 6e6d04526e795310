import { MAX_LENGTHS } from '#gateway/rental/customer.ts'
import { MAX_LIST } from '../../badInput.ts'
import type { OrderBody } from '../../rest/params.ts'
import { CONSENT_PROBLEM, emailProblem, phoneProblem, type TextProblem, textProblem } from './fieldProblem.ts'
import type { CreateOrderInput } from './inputs.ts'
import type { FieldProblem } from './problems.ts'

/** The texts and choices of an order, trimmed. */
export type OrderForm = Pick<OrderBody, 'customer' | 'delivery' | 'comment'>

/** Checks everything in an order that needs no service: the form as it will be sent, or what is wrong with it. */
export function checkForm(
  input: typeof CreateOrderInput.$inferInput,
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
    problem(
      'CUSTOMER_NAME',
      textProblem(name, { required: 'Подскажите, как к\u00a0вам обращаться.', max: MAX_LENGTHS.name }),
    ),
    problem('CUSTOMER_PHONE', phoneProblem(phone, 'Оставьте номер телефона, чтобы мы подтвердили заказ.')),
    problem('CUSTOMER_EMAIL', emailProblem(email)),
    problem('CUSTOMER_COMPANY', textProblem(company, { max: MAX_LENGTHS.company })),
    problem(
      'DELIVERY_ADDRESS',
      textProblem(address, {
        max: MAX_LENGTHS.address,
        ...(delivered && { required: 'Напишите, куда привезти заказ.' }),
      }),
    ),
    problem('COMMENT', textProblem(comment, { max: MAX_LENGTHS.comment, multiline: true })),
    problem('CONSENT', input.consent ? null : CONSENT_PROBLEM),
  ].flat()
  if (fields.length > 0) return { form: null, fields }

  return {
    fields: null,
    form: {
      customer: { name, phone, ...(email && { email }), ...(company && { company }) },
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
  if (/^[A-Za-z0-9_-]{8,128}$/.test(key)) return null
  return {
    code: 'INVALID_FORMAT',
    message: 'Ключ заказа испорчен. Обновите страницу и\u00a0отправьте заказ ещё раз.',
  }
}

function linesProblem(count: number): TextProblem | null {
  if (count === 0)
    return { code: 'REQUIRED', message: 'В\u00a0заказе пока ничего нет. Добавьте хотя\u00a0бы один товар.' }
  return tooMany(count)
}

// Said once: where the products alone are too many, the extras are not what is wrong.
function extrasProblem(lines: number, extras: number): TextProblem | null {
  return lines > MAX_LIST ? null : tooMany(lines + extras)
}

function tooMany(count: number): TextProblem | null {
  if (count <= MAX_LIST) return null
  return {
    code: 'TOO_MANY',
    message: `В\u00a0одном заказе\u00a0— не\u00a0больше ${MAX_LIST}\u00a0строк, а\u00a0здесь ${count}. Разделите его на\u00a0несколько.`,
  }
}
