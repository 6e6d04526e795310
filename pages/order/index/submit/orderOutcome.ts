import { HAS_OWN_CONSENTS, HAS_PERSONAL_DATA, HAS_TERMS, OWN_CONSENTS } from '#company/consents.ts'
import { HAS_EXTRA_FIELDS } from '#company/order.ts'
import type { FailedOrder } from '../../failedOrder.ts'
import { EXTRAS, extraName, type FieldName, type FieldProblems } from '../form/orderForm.ts'
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

// What has no field on the page is said above the button: the key, the list of lines, what another build asks for.
function corrections({ message, fields, period, lines }: InputProblem): Corrections {
  const shown = fields.map((problem) => [nameOf(problem), problem.message] as const)
  return {
    message: shown.find(([name]) => name === undefined)?.[1] ?? message,
    fields: Object.fromEntries(shown.filter(([name]) => name !== undefined)),
    period: period?.message ?? null,
    lines,
  }
}

/** Its place on the page; none where the page does not have it. */
function nameOf({ field, name }: FieldProblem): FieldName | undefined {
  if (HAS_EXTRA_FIELDS && field === 'EXTRA_FIELDS') return EXTRAS.find((extra) => extra.name === name)?.field
  if (HAS_OWN_CONSENTS && field === 'CONSENTS' && OWN_CONSENTS.some((own) => own.name === name))
    return extraName(`consent.${name}`)
  return FIELD_NAMES[field]
}

type FieldProblem = InputProblem['fields'][number]

type InputProblem = Extract<CreateOrderAnswer, { __typename: 'OrderInputProblem' }>

const FIELD_NAMES: Record<FieldProblem['field'], FieldName | undefined> = {
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
  TERMS_ACCEPTED: HAS_TERMS ? 'termsAccepted' : undefined,
  CONSENT: HAS_PERSONAL_DATA ? 'consent' : undefined,
  CONSENTS: undefined,
  EXPECTED_TOTAL: undefined,
}
