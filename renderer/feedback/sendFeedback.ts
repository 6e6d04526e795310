import type { UseMutationExecute } from 'urql'
import { texts } from '#company/texts/index.ts'
import type { ResultOf, VariablesOf } from '#renderer/graphql/graphql.ts'
import type { Problems } from '#renderer/runtime/useFields.ts'
import type { SendFeedbackAnswer, sendFeedbackMutation } from './documents.ts'
import type { FeedbackFields, FieldName } from './feedbackForm.ts'

/** What a message came to. `failed`: it seems not to have arrived; what was written may be sent again. */
export type FeedbackOutcome =
  | { kind: 'sent' }
  | { kind: 'fields'; message: string; fields: Problems<FieldName> }
  | { kind: 'failed'; message: string }

type Mutation = typeof sendFeedbackMutation
type Mutate = UseMutationExecute<ResultOf<Mutation>, VariablesOf<Mutation>>

/** Sends a message to the company. Never throws. */
export async function sendFeedback(mutate: Mutate, form: FeedbackFields): Promise<FeedbackOutcome> {
  const { name, phone, email, message, callSlot, consent } = form
  // The form's trap: what a program that copies this request fills in.
  const input = { name, phone, email, message, callSlot, consent, extraNote: '' }
  const { data, error } = await mutate({ input })
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
      const fields = answer.fields.map(({ field, message }) => [FIELD_NAMES[field], message] as const)
      return { kind: 'fields', message: answer.message, fields: Object.fromEntries(fields) }
    }
  }
}

type InputField = Extract<
  SendFeedbackAnswer,
  { __typename: 'FeedbackInputProblem' }
>['fields'][number]['field']

const FIELD_NAMES: Record<InputField, FieldName> = {
  NAME: 'name',
  PHONE: 'phone',
  EMAIL: 'email',
  MESSAGE: 'message',
  CONSENT: 'consent',
}
