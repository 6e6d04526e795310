import type { UseMutationExecute } from 'urql'
import { texts } from '#company/texts/index.ts'
import type { ResultOf, VariablesOf } from '#renderer/graphql/graphql.ts'
import { newKey } from '#renderer/runtime/newKey.ts'
import { type Refusal, refusalOf } from '#renderer/runtime/refusal.ts'
import type { SendFeedbackAnswer, sendFeedbackMutation } from './documents.ts'
import type { FeedbackFields, FieldName } from './feedbackForm.ts'

/** The outcome of a message. `failed`: it seems not to have arrived; its text may be sent again. */
export type FeedbackOutcome =
  | { kind: 'sent' }
  | ({ kind: 'fields' } & Refusal<FieldName>)
  | { kind: 'failed'; message: string }

type Mutation = typeof sendFeedbackMutation
type Mutate = UseMutationExecute<ResultOf<Mutation>, VariablesOf<Mutation>>

/** The last message that may not have arrived: sent again unchanged it goes with the same key, and is one message. */
let last = { content: '', idempotencyKey: '' }

/** Sends a message to the company. Never throws. */
export async function sendFeedback(mutate: Mutate, form: FeedbackFields): Promise<FeedbackOutcome> {
  const content = JSON.stringify(form)
  if (content !== last.content) last = { content, idempotencyKey: newKey() }
  const { idempotencyKey } = last
  // The form's trap: what a program that copies this request fills in.
  const { data, error } = await mutate({ input: { ...form, idempotencyKey, extraNote: '' } })
  if (data?.sendFeedback.__typename === 'FeedbackSent') last.content = ''
  if (data) return feedbackOutcome(data.sendFeedback)
  return {
    kind: 'failed',
    message: error?.networkError ? texts.feedback.connectionLost : texts.feedback.notPassedOn,
  }
}

/** The answer of the gateway in the form's words. */
export function feedbackOutcome(answer: SendFeedbackAnswer): FeedbackOutcome {
  switch (answer.__typename) {
    case 'FeedbackSent':
      return { kind: 'sent' }
    case 'FeedbackServiceProblem':
      return { kind: 'failed', message: answer.message }
    case 'FeedbackInputProblem': {
      const problems = answer.fields.map(({ field, message }) => [FIELD_NAMES[field], message] as const)
      return { kind: 'fields', ...refusalOf(answer.message, problems) }
    }
  }
}

type InputField = Extract<
  SendFeedbackAnswer,
  { __typename: 'FeedbackInputProblem' }
>['fields'][number]['field']

const FIELD_NAMES: Record<InputField, FieldName | undefined> = {
  NAME: 'name',
  PHONE: 'phone',
  EMAIL: 'email',
  MESSAGE: 'message',
  CONSENT: 'consent',
  CONSENTS_VERSION: undefined,
  IDEMPOTENCY_KEY: undefined,
}
