import { texts } from '#company/texts/index.ts'
import { feedbackProblems } from '#gateway/rental/feedback.ts'
import { formatPhone } from '#gateway/rental/phone.ts'
import { visible } from '#gateway/rental/text.ts'
import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { keyProblem } from '../order/checkForm.ts'
import { givenConsents, PERSONAL_DATA, wordsProblem } from '../order/consents.ts'
import { serviceProblem } from '../order/serviceProblem.ts'
import type { FeedbackBody } from '../rest/calls/orders.ts'
import { type FormProblem, formProblems, problemsIn } from './formProblems.ts'
import { TimeSlot } from './orderInputs.ts'

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

type Sent = { kind: 'sent'; id: string | null }
type Result = Sent | FormProblem<keyof typeof FIELDS>

const SentRef = builder.objectRef<Sent>('FeedbackSent').implement({
  description: 'The message was sent to the company.',
  fields: (t) => ({
    messageId: t.exposeID('id', {
      nullable: true,
      description: 'Identifier of the message at the notifications service; null when it gives none.',
    }),
  }),
})

const problems = formProblems({
  ...{ name: 'Feedback', input: 'SendFeedbackInput', what: 'a message', service: 'notifications' },
  fields: FIELDS,
})

const TYPES = { sent: SentRef, ...problems } as const

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
      if (fields.length > 0) return { kind: 'input', message: texts.feedback.checkFields, fields }
      if (input.extraNote) return { kind: 'sent', id: null }
      try {
        return { kind: 'sent', ...(await rest.sendFeedback(body, input.idempotencyKey ?? undefined)) }
      } catch (error) {
        return { kind: 'service', ...serviceProblem(error, requestId) }
      }
    },
  }),
)

function check(input: typeof SendFeedbackInput.$inferInput) {
  const name = input.name.trim()
  const phone = input.phone?.trim() ?? ''
  const email = input.email?.trim() ?? ''
  const message = input.message?.trim() ?? ''
  const found = {
    ...feedbackProblems({ name, phone, email, message, consent: input.consent }),
    consentsVersion: wordsProblem(input.consentsVersion),
    idempotencyKey: input.idempotencyKey == null ? null : keyProblem(input.idempotencyKey),
  }
  const body: FeedbackBody = {
    name,
    ...(phone && { phone: formatPhone(phone) }),
    ...(email && { email: visible(email) }),
    ...((message || input.callSlot) && { message: withCallTime(message, input.callSlot) }),
    ...givenConsents(new Date(), PERSONAL_DATA),
  }
  return { body, fields: problemsIn(FIELDS, found) }
}

// A service takes texts and may know no field for it.
function withCallTime(message: string, slot: string | null | undefined): string {
  return [message, slot && texts.feedback.callTime(slot.replace('-', '–'))].filter(Boolean).join('\n')
}
