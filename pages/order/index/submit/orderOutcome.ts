import { HAS_OWN_CONSENTS } from '#company/consents.ts'
import { HAS_EXTRA_FIELDS } from '#company/order.ts'
import type { FailedOrder } from '../../failedOrder.ts'
import { extraName, type FieldName, type FieldProblems } from '../form/orderForm.ts'
import type { CreateOrderAnswer } from './documents.ts'

/** The outcome of a submission, as the form acts on it. */
export type OrderOutcome =
  | { kind: 'created'; number: string; total: number | null }
  | ({ kind: 'input' } & Corrections)
  | ({ kind: 'price' } & Omit<Extract<CreateOrderAnswer, { __typename: 'OrderPriceProblem' }>, '__typename'>)
  | { kind: 'limit'; message: string }
  | { kind: 'conflict'; message: string }
  | { kind: 'failed'; failure: FailedOrder }

/** What is to be corrected; `period`: what is wrong with the dates, null when nothing is. */
export type Corrections = {
  message: string
  fields: FieldProblems
  period: string | null
  lines: OrderLineProblem[]
}

/** Why a line cannot be ordered; `parentId` is null for a product's own line. */
export type OrderLineProblem = InputProblem['lines'][number]

/** The answer of the gateway in the form's words. */
export function orderOutcome(answer: CreateOrderAnswer): OrderOutcome {
  switch (answer.__typename) {
    case 'OrderCreated':
      return { kind: 'created', number: answer.order.number, total: answer.order.total }
    case 'OrderInputProblem':
      return { kind: 'input', ...corrections(answer) }
    case 'OrderPriceProblem': {
      const { __typename: _, ...problem } = answer
      return { kind: 'price', ...problem }
    }
    case 'OrderLimitProblem':
      return { kind: 'limit', message: answer.message }
    case 'OrderKeyConflict':
      return { kind: 'conflict', message: answer.message }
    case 'OrderServiceProblem': {
      const { message, detail, retryable } = answer
      return { kind: 'failed', failure: { message, detail: detail ?? '', retryable } }
    }
  }
}

// What has no field on the page (the key, the list of lines) is said above the button.
function corrections({ message, fields, period, lines }: InputProblem): Corrections {
  const shown = fields.map(
    ({ field, name, message }) => [nameOf(field, name) ?? FIELD_NAMES[field], message] as const,
  )
  return {
    message: shown.find(([name]) => name === undefined)?.[1] ?? message,
    fields: Object.fromEntries(shown.filter(([name]) => name !== undefined)),
    period: period?.message ?? null,
    lines,
  }
}

// The company's own fields and consents.
function nameOf(field: InputProblem['fields'][number]['field'], name: string | null): FieldName | undefined {
  if (HAS_EXTRA_FIELDS && field === 'EXTRA_FIELDS' && name !== null) return extraName(name)
  if (HAS_OWN_CONSENTS && field === 'CONSENTS' && name !== null) return extraName(`consent.${name}`)
  return undefined
}

type InputProblem = Extract<CreateOrderAnswer, { __typename: 'OrderInputProblem' }>

const FIELD_NAMES: Record<InputProblem['fields'][number]['field'], FieldName | undefined> = {
  IDEMPOTENCY_KEY: undefined,
  LINES: undefined,
  RELATED_LINES: undefined,
  CUSTOMER_NAME: 'name',
  CUSTOMER_PHONE: 'phone',
  CUSTOMER_EMAIL: 'email',
  CUSTOMER_COMPANY: 'company',
  DELIVERY_METHOD: undefined,
  DELIVERY_ADDRESS: 'address',
  DELIVERY_SLOT: 'deliverySlot',
  RETURN_SLOT: 'returnSlot',
  COMMENT: 'comment',
  EXTRA_FIELDS: undefined,
  TERMS_ACCEPTED: 'termsAccepted',
  CONSENT: 'consent',
  CONSENTS: undefined,
  EXPECTED_TOTAL: undefined,
}
