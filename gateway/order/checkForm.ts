import { HAS_PERSONAL_DATA, HAS_TERMS, OWN_CONSENTS } from '#company/consents.ts'
import { MONEY_MINOR } from '#company/constants.ts'
import { EXTRA_FIELDS, FORM_FIELDS, type FormField, HAS_DELIVERY, HAS_PICKUP } from '#company/order.ts'
import type { FieldName } from '#company/orderFields.ts'
import { texts } from '#company/texts/index.ts'
import { CONSENT_PROBLEM, TERMS_PROBLEM, type TextProblem } from '#gateway/rental/customer.ts'
import type { HandOver } from '#gateway/rental/handOver.ts'
import { extraProblems, filledIn, isAsked, orderProblems } from '#gateway/rental/orderFields.ts'
import { MAX_LINES } from '#gateway/rental/quantity.ts'
import { slotProblems } from '#gateway/rental/slots.ts'
import { wordsProblem } from './consents.ts'
import {
  type FieldProblem,
  isOrderKey,
  type OrderForm,
  type OrderInput,
  type PricingContext,
} from './orderRequest.ts'

/** Checks everything in an order that needs no service: the form as it will be sent, or what is wrong with it. */
export function checkForm(
  input: OrderInput,
): { form: OrderForm; fields: null } | { form: null; fields: FieldProblem[] } {
  const isDelivered = input.delivery.method === 'delivery'
  const values = sentValues(input, isDelivered)
  const found = orderProblems(values, isDelivered)
  const problemsIn = (part: FormField['part']) =>
    FORM_FIELDS.flatMap((field) => (field.part === part ? problem(field.code, found[field.name]) : []))
  const extras = new Map(input.extraFields?.map(({ name, value }) => [name, value.trim()]))

  const fields = [
    problem('IDEMPOTENCY_KEY', keyProblem(input.idempotencyKey)),
    problem('LINES', linesProblem(input.lines.length)),
    problem('RELATED_LINES', extrasProblem(input.lines.length, input.relatedLines?.length ?? 0)),
    problemsIn('customer'),
    problem('DELIVERY_METHOD', methodProblem(isDelivered)),
    problemsIn('delivery'),
    problemsIn(null),
    extraProblems((name) => extras.get(name) ?? '').map(([name, wrong]) => ({
      field: 'EXTRA_FIELDS' as const,
      name,
      ...wrong,
    })),
    problem('TERMS_ACCEPTED', HAS_TERMS && !input.termsAccepted ? TERMS_PROBLEM : null),
    problem('CONSENT', HAS_PERSONAL_DATA && !input.consent ? CONSENT_PROBLEM : null),
    OWN_CONSENTS.filter(({ name }) => !input.consents?.includes(name)).map(({ name }) => ({
      field: 'CONSENTS' as const,
      name,
      ...CONSENT_PROBLEM,
    })),
    problem('EXPECTED_TOTAL', expectedTotalProblem(input.expectedTotal ?? null)),
  ].flat()
  if (fields.length > 0) return { form: null, fields }

  const extraFields = EXTRA_FIELDS.flatMap(({ name }) => {
    const value = extras.get(name)
    return value ? { name, value } : []
  })
  return {
    fields: null,
    form: {
      customer: { name: values.name, ...filledIn('customer', values) },
      delivery: { method: input.delivery.method, ...filledIn('delivery', values) },
      ...filledIn(null, values),
      ...(extraFields.length > 0 && { extraFields }),
    },
  }
}

/** The problem of an order whose customer has read other words than those that it would be recorded with. */
export function consentsProblem({ consentsVersion }: OrderInput): FieldProblem[] {
  return problem('CONSENTS', wordsProblem(consentsVersion))
}

/** The problems of the times of day. They come with the moment, so an order that may have been made is not held to them. */
export function timesProblems(
  slots: OrderForm['delivery'],
  period: OrderInput['period'],
  { today, dayEndsIn }: Pick<PricingContext, 'today' | 'dayEndsIn'>,
  handOver: HandOver,
): FieldProblem[] {
  const found = slotProblems(slots, period, { today, hour: 24 - dayEndsIn() / 3600 }, handOver)
  return [...problem('DELIVERY_SLOT', found.deliverySlot), ...problem('RETURN_SLOT', found.returnSlot)]
}

/** The texts that were sent for the fields, trimmed; empty where the company does not ask for one. */
function sentValues(input: OrderInput, isDelivered: boolean): Record<FieldName, string> {
  const sent: Partial<Record<FieldName, string | null | undefined>> = {
    ...input,
    ...input.customer,
    ...input.delivery,
  }
  return Object.fromEntries(
    FORM_FIELDS.map(({ name }) => [name, isAsked(name, isDelivered) ? (sent[name]?.trim() ?? '') : '']),
  ) as Record<FieldName, string>
}

function problem(field: FieldProblem['field'], found: TextProblem | null | undefined): FieldProblem[] {
  return found ? [{ field, ...found }] : []
}

/** The problem of an idempotency key; null: it has none. */
export function keyProblem(key: string): TextProblem | null {
  if (isOrderKey(key)) return null
  return { code: 'INVALID_FORMAT', message: texts.order.keyInvalid }
}

function methodProblem(isDelivered: boolean): TextProblem | null {
  if (isDelivered ? HAS_DELIVERY : HAS_PICKUP) return null
  return { code: 'NOT_OFFERED', message: isDelivered ? texts.order.noDelivery : texts.order.noPickUp }
}

function expectedTotalProblem(total: number | null): TextProblem | null {
  if (total === null || (total >= 0 && isWhole(total * MONEY_MINOR))) return null
  return { code: 'INVALID_FORMAT', message: texts.order.totalInvalid }
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
  return { code: 'TOO_MANY', message: texts.order.tooManyLines(count, MAX_LINES) }
}
