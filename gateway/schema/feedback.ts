import { CONSENT_TEXTS } from '#company/consents.ts'
import { texts } from '#company/texts/index.ts'
import type { TextProblem } from '#gateway/rental/customer.ts'
import { feedbackProblems } from '#gateway/rental/feedback.ts'
import { formatPhone } from '#gateway/rental/phone.ts'
import { visible } from '#gateway/rental/text.ts'
import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { keyProblem } from '../order/checkForm.ts'
import { givenConsents, wordsProblem } from '../order/consents.ts'
import { type ServiceProblem, serviceProblem } from '../order/serviceProblem.ts'
import type { FeedbackBody } from '../rest/calls/orders.ts'
import { TimeSlot } from './orderInputs.ts'
import { fieldEnum } from './orderProblemCodes.ts'
import { FieldProblemCode, ProblemRef } from './problems.ts'
import { ServiceProblemRef } from './serviceProblem.ts'

const SendFeedbackInput = builder.inputType('SendFeedbackInput', {
  description: 'A visitor’s message. Personal data: the gateway sends it to the notifications service only.',
  fields: (t) => ({
    idempotencyKey: t.id({
      description:
        'A key that the client makes once for this message, as for an order: with the same key a repeat is the same message. Passed on as `Idempotency-Key`. Without it, a repeat may be a second message.',
    }),
    name: t.string({ required: true, description: 'How to address the visitor, 1 to 100 characters.' }),
    phone: t.string({
      description: 'Phone number in any usual form, as in an order; required without an e-mail address.',
    }),
    email: t.string({ description: 'E-mail address; required without a phone number.' }),
    message: t.string({
      description: 'Text of the message, at most 2000 characters; line breaks are preserved.',
    }),
    callSlot: t.field({
      type: TimeSlot,
      description:
        'When to call the visitor; omitted: any time. The service gets it as the last line of the message, in words.',
    }),
    consent: t.boolean({
      required: true,
      description:
        'Consent to the use of personal data; must be true, unless the company asks for none, as in an order.',
    }),
    consentsVersion: t.string({
      description:
        'The version of the words that the visitor read, as in an order. If the words are others now, the message is not sent, and the field `CONSENTS_VERSION` has a problem: show them again. Absent: not checked.',
    }),
    extraNote: t.string({
      description:
        'Leave it empty. A form hides this field from people; if a program fills it in, the answer looks as if the message had been sent.',
    }),
  }),
})

const FIELDS = {
  IDEMPOTENCY_KEY: 'idempotencyKey',
  NAME: 'name',
  PHONE: 'phone',
  EMAIL: 'email',
  MESSAGE: 'message',
  CONSENT: 'consent',
  CONSENTS_VERSION: 'consentsVersion',
} as const

const FeedbackField = fieldEnum('FeedbackField', 'SendFeedbackInput', FIELDS)

type FieldProblem = TextProblem & { field: keyof typeof FIELDS }

type Result =
  | { kind: 'sent'; id: string | null }
  | { kind: 'input'; message: string; fields: FieldProblem[] }
  | ({ kind: 'service' } & ServiceProblem)

const FieldProblemRef = builder.objectRef<FieldProblem>('FeedbackFieldProblem').implement({
  description: 'A problem with one field of the message.',
  fields: (t) => ({
    field: t.expose('field', { type: FeedbackField, description: 'Which field.' }),
    code: t.expose('code', { type: FieldProblemCode, description: 'What is wrong, for the program.' }),
    message: t.exposeString('message', {
      description: 'What is wrong and what to do, in the shop’s language: show it beside the field.',
    }),
  }),
})

const SentRef = builder.objectRef<Extract<Result, { kind: 'sent' }>>('FeedbackSent').implement({
  description: 'The message was sent to the company.',
  fields: (t) => ({
    messageId: t.exposeID('id', {
      nullable: true,
      description: 'Identifier of the message at the notifications service; null when it gives none.',
    }),
  }),
})

const FeedbackProblemCode = builder.enumType('FeedbackProblemCode', {
  description: 'Why a message was not sent, for the program.',
  values: {
    INPUT_INVALID: { description: '`FeedbackInputProblem`: texts or choices must be corrected.' },
    SERVICE_REFUSED: {
      description: '`FeedbackServiceProblem`: the notifications service answered and refused.',
    },
    SERVICE_UNAVAILABLE: {
      description:
        '`FeedbackServiceProblem`: the notifications service failed or did not answer. It may have stored the message.',
    },
  } as const,
})

const FeedbackProblemRef = builder
  .interfaceRef<Exclude<Result, { kind: 'sent' }>>('FeedbackProblem')
  .implement({
    description:
      'Why a message was not sent: the fields that all these problems share. New problems may be added: select `code` and `message` of this interface.',
    interfaces: [ProblemRef],
    fields: (t) => ({
      code: t.field({
        type: FeedbackProblemCode,
        description: 'The kind of problem, for the program.',
        resolve: (problem) => {
          if (problem.kind === 'input') return 'INPUT_INVALID'
          return problem.refused ? 'SERVICE_REFUSED' : 'SERVICE_UNAVAILABLE'
        },
      }),
    }),
  })

const InputProblemRef = builder
  .objectRef<Extract<Result, { kind: 'input' }>>('FeedbackInputProblem')
  .implement({
    description: 'Fields of the message must be corrected. Nothing was sent.',
    interfaces: [ProblemRef, FeedbackProblemRef],
    fields: (t) => ({
      fields: t.expose('fields', {
        type: [FieldProblemRef],
        description: 'The fields with problems, at least one; each at most once.',
      }),
    }),
  })

const FailedRef = builder
  .objectRef<Extract<Result, { kind: 'service' }>>('FeedbackServiceProblem')
  .implement({
    description: 'The notifications service refused or failed.',
    interfaces: [ProblemRef, FeedbackProblemRef, ServiceProblemRef],
  })

const TYPES = { sent: SentRef, input: InputProblemRef, service: FailedRef } as const

const SendFeedbackResult = builder.unionType('SendFeedbackResult', {
  description:
    'The result of a message. New problems may be added: also select the interface `FeedbackProblem`.',
  types: Object.values(TYPES),
  resolveType: (result) => TYPES[result.kind],
})

builder.mutationField('sendFeedback', (t) =>
  t.field({
    type: SendFeedbackResult,
    description:
      'Sends a visitor’s message. Source: `POST /v2/feedback`. Failures are typed problems, not errors.',
    args: { input: t.arg({ type: SendFeedbackInput, required: true, description: 'The message.' }) },
    ...restCalls('sendFeedback'),
    complexity: 50,
    resolve: async (_mutation, { input }, { rest, requestId }): Promise<Result> => {
      const { body, fields } = check(input)
      if (fields.length > 0)
        return {
          kind: 'input',
          message: texts.feedback.checkFields,
          fields,
        }
      if (input.extraNote) return { kind: 'sent', id: null }
      try {
        return { kind: 'sent', ...(await rest.sendFeedback(body, input.idempotencyKey ?? undefined)) }
      } catch (error) {
        return { kind: 'service', ...serviceProblem(error, requestId) }
      }
    },
  }),
)

function check(input: typeof SendFeedbackInput.$inferInput): { body: FeedbackBody; fields: FieldProblem[] } {
  const name = input.name.trim()
  const phone = input.phone?.trim() ?? ''
  const email = input.email?.trim() ?? ''
  const message = input.message?.trim() ?? ''
  const problems = {
    ...feedbackProblems({ name, phone, email, message, consent: input.consent }),
    consentsVersion: wordsProblem(input.consentsVersion),
    idempotencyKey: input.idempotencyKey == null ? null : keyProblem(input.idempotencyKey),
  }
  return {
    body: {
      name,
      ...(phone && { phone: formatPhone(phone) }),
      ...(email && { email: visible(email) }),
      ...((message || input.callSlot) && { message: withCallTime(message, input.callSlot) }),
      ...givenConsents(new Date(), PERSONAL_DATA),
    },
    fields: Object.entries(FIELDS).flatMap(([field, name]) => {
      const problem = problems[name]
      return problem ? { field: field as FieldProblem['field'], ...problem } : []
    }),
  }
}

// A service takes texts and may know no field for it.
function withCallTime(message: string, slot: string | null | undefined): string {
  return [message, slot && texts.feedback.callTime(slot.replace('-', '–'))].filter(Boolean).join('\n')
}

/** The only consent that a message needs. */
const PERSONAL_DATA = CONSENT_TEXTS.filter(({ name }) => name === 'personalData')
