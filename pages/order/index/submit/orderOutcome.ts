import { HAS_OWN_CONSENTS, HAS_PERSONAL_DATA, HAS_TERMS, OWN_CONSENTS } from '#company/consents.ts'
import { FORM_FIELDS, HAS_EXTRA_FIELDS } from '#company/order.ts'
import type { Period } from '#gateway/rental/period.ts'
import { type Refusal, refusalOf } from '#renderer/runtime/refusal.ts'
import type { FailedOrder } from '../../failedOrder.ts'
import { EXTRAS, extraName, type FieldName } from '../form/orderForm.ts'
import type { CreateOrderAnswer } from './documents.ts'

/** The outcome of a submission, as the form acts on it. */
export type OrderOutcome =
  | ({ kind: 'created' } & MadeOrder)
  | ({ kind: 'input' } & Corrections)
  | ({ kind: 'price' } & Omit<Extract<CreateOrderAnswer, { __typename: 'OrderPriceProblem' }>, '__typename'>)
  | Limit
  | { kind: 'conflict'; message: string }
  | { kind: 'failed'; failure: FailedOrder }

/** As its page shows it. `noResponse`: nothing is known of it, and it may be sent again; `listSent`: the company has its list, and a person makes it. */
export type ShownOutcome = OrderOutcome | { kind: 'noResponse' | 'listSent' } | null

/** A person has to take it; `listFailure`: why its list has not arrived. */
export type Limit = {
  kind: 'limit'
  message: string
  listFailure?: { message: string; isOutdated: boolean }
}

/** The order as the service has it; what it does not say is null. */
export type MadeOrder = {
  number: string
  total: number | null
  period: Period | null
  /** Of its page; null where there is none. */
  secret: string | null
  /** Null where the service does not say. */
  state: OrderState | null
  validUntil: string | null
}

type OrderState = NonNullable<Extract<CreateOrderAnswer, { __typename: 'OrderCreated' }>['order']['state']>

/** The corrections that an order needs; `period`: the problem with the dates, null when there is none. */
export type Corrections = Refusal<FieldName> & { period: string | null; lines: OrderLineProblem[] }

/** Why a line cannot be ordered; `parentId` is null for a product's own line. */
export type OrderLineProblem = InputProblem['lines'][number]

/** The answer of the gateway in the form's words. */
export function orderOutcome(answer: CreateOrderAnswer): OrderOutcome {
  switch (answer.__typename) {
    case 'OrderCreated':
      return { kind: 'created', ...answer.order }
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
      const { message, detail, retryable, mayExist, existingOrder } = answer
      // Its answer was not as agreed, but the customer has his order.
      if (existingOrder) return { kind: 'created', ...existingOrder }
      return { kind: 'failed', failure: { message, detail: detail ?? '', retryable, mayExist } }
    }
  }
}

function corrections({ message, fields, period, lines }: InputProblem): Corrections {
  return {
    ...refusalOf(
      message,
      fields.map((problem) => [nameOf(problem), problem.message]),
    ),
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

const FIELD_NAMES: Partial<Record<FieldProblem['field'], FieldName>> = {
  ...Object.fromEntries(FORM_FIELDS.map(({ code, name }) => [code, name])),
  ...(HAS_TERMS && { TERMS_ACCEPTED: 'termsAccepted' }),
  ...(HAS_PERSONAL_DATA && { CONSENT: 'consent' }),
}
