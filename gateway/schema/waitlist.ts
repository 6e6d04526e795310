import { HAS_PERSONAL_DATA } from '#company/consents.ts'
import { texts } from '#company/texts/index.ts'
import { emailProblem, phoneProblem, type TextProblem } from '#gateway/rental/customer.ts'
import { formatPhone } from '#gateway/rental/phone.ts'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { visible } from '#gateway/rental/text.ts'
import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { exposed } from '../context/exposed.ts'
import { keyProblem } from '../order/checkForm.ts'
import { givenConsents, PERSONAL_DATA, wordsProblem } from '../order/consents.ts'
import { serviceProblem } from '../order/serviceProblem.ts'
import { checkRange, checkText } from './arguments.ts'
import { type FormProblem, formProblems, problemsIn } from './formProblems.ts'
import { checkPeriod, PeriodInput } from './period.ts'

const JoinWaitlistInput = builder.inputType('JoinWaitlistInput', {
  description:
    'Whom to tell when so much of a product is free. Personal data: the gateway sends it to the catalogue service only.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description: 'A key that the client makes once for this wait, as for an order.',
    }),
    productId: t.id({ required: true, description: 'The product, by its `id`.' }),
    quantity: t.int({ required: true, description: `How many units, 1 to ${MAX_QUANTITY}.` }),
    period: t.field({
      type: PeriodInput,
      description: 'The days on which they have to be free; omitted: whenever the company has them.',
    }),
    contact: t.string({
      required: true,
      description: 'An e-mail address, or a phone number in any usual form, as in an order.',
    }),
    consent: t.boolean({
      required: true,
      description: 'Consent to the use of personal data, as in a message.',
    }),
    consentsVersion: t.string({
      description: 'The version of the words that the visitor read, as in an order. Absent: not checked.',
    }),
  }),
})

const FIELDS = {
  IDEMPOTENCY_KEY: 'idempotencyKey',
  PRODUCT_ID: 'productId',
  PERIOD: 'period',
  CONTACT: 'contact',
  CONSENT: 'consent',
  CONSENTS_VERSION: 'consentsVersion',
} as const

const problems = formProblems({
  ...{ name: 'Waitlist', input: 'JoinWaitlistInput', what: 'a wait', service: 'catalogue' },
  fields: FIELDS,
})

type Joined = { kind: 'joined'; secret: string }
type JoinResult = Joined | FormProblem<keyof typeof FIELDS>

const JoinedRef = builder.objectRef<Joined>('WaitlistJoined').implement({
  description: 'The company will tell, once.',
  fields: (t) =>
    exposed(t, {
      secret: [
        'ID',
        'Ends the wait (`leaveWaitlist`). Whoever has it can: show it to nobody but the visitor.',
      ],
    }),
})

const JOIN_TYPES = { joined: JoinedRef, ...problems } as const

const JoinWaitlistResult = builder.unionType('JoinWaitlistResult', {
  description:
    'The result of a wait. New problems may be added: also select the interface `WaitlistProblem`.',
  types: Object.values(JOIN_TYPES),
  resolveType: (result) => JOIN_TYPES[result.kind],
})

builder.mutationField('joinWaitlist', (t) =>
  t.field({
    type: JoinWaitlistResult,
    description:
      'Asks to be told, once, when a product is free; it reserves nothing. Source: `POST /v2/waitlist` of services that name the capability `waitlist`; others are not called, and `productId` is `NOT_OFFERED`. Failures are typed problems, not errors.',
    args: { input: t.arg({ type: JoinWaitlistInput, required: true, description: 'The wait.' }) },
    ...restCalls('settings', 'joinWaitlist'),
    complexity: 50,
    resolve: async (_mutation, { input }, { rest, requestId, today }): Promise<JoinResult> => {
      const { idempotencyKey } = input
      const productId = checkText(input.productId, 'input.productId', 200)
      const quantity = checkRange(input.quantity, 'input.quantity', 1, MAX_QUANTITY)
      const period = checkPeriod(input.period, 'input.period')
      const contact = input.contact.trim()
      try {
        const { capabilities } = await rest.settings()
        const fields = problemsIn(FIELDS, {
          idempotencyKey: keyProblem(idempotencyKey),
          productId: capabilities.includes('waitlist') ? null : NOT_OFFERED,
          period: period && period.start < today ? PAST : null,
          contact: contactProblem(contact),
          consent: HAS_PERSONAL_DATA && !input.consent ? NO_CONSENT : null,
          consentsVersion: wordsProblem(input.consentsVersion),
        })
        if (fields.length > 0) return { kind: 'input', message: texts.waitlist.checkFields, fields }
        const [consent] = givenConsents(new Date(), PERSONAL_DATA).consents ?? []
        const body = {
          ...{ productId, quantity, contact: isEmail(contact) ? visible(contact) : formatPhone(contact) },
          ...(period && { period }),
          ...(consent && { consent }),
        }
        return { kind: 'joined', ...(await rest.joinWaitlist(body, idempotencyKey)) }
      } catch (error) {
        return { kind: 'service', ...serviceProblem(error, requestId) }
      }
    },
  }),
)

const NOT_OFFERED: TextProblem = { code: 'NOT_OFFERED', message: texts.waitlist.notOffered }
const PAST: TextProblem = { code: 'NOT_OFFERED', message: texts.waitlist.past }
const NO_CONSENT: TextProblem = { code: 'NOT_ACCEPTED', message: texts.waitlist.consentRequired }

function contactProblem(contact: string): TextProblem | null {
  return isEmail(contact) ? emailProblem(contact) : phoneProblem(contact, texts.waitlist.contactRequired)
}

function isEmail(contact: string): boolean {
  return contact.includes('@')
}

type Left = { kind: 'left'; found: boolean }
type LeaveResult = Left | Extract<JoinResult, { kind: 'service' }>

const LeftRef = builder.objectRef<Left>('WaitlistLeft').implement({
  description: 'Nobody waits with this secret.',
  fields: (t) =>
    exposed(t, { found: ['Boolean', 'Whether somebody did until now; not after the company has told.'] }),
})

const LEAVE_TYPES = { left: LeftRef, service: problems.service } as const

const LeaveWaitlistResult = builder.unionType('LeaveWaitlistResult', {
  description: 'The result of ending a wait. New problems may be added.',
  types: Object.values(LEAVE_TYPES),
  resolveType: (result) => LEAVE_TYPES[result.kind],
})

builder.mutationField('leaveWaitlist', (t) =>
  t.field({
    type: LeaveWaitlistResult,
    description:
      'Ends a wait, and removes its contact. Source: `DELETE /v2/waitlist/{secret}` of services that name the capability `waitlist`. Failures are typed problems, not errors.',
    args: { secret: t.arg.id({ required: true, description: '`WaitlistJoined.secret`.' }) },
    ...restCalls('settings', 'leaveWaitlist'),
    complexity: 50,
    resolve: async (_mutation, { secret }, { rest, requestId }): Promise<LeaveResult> => {
      try {
        const { capabilities } = await rest.settings()
        return {
          kind: 'left',
          found: capabilities.includes('waitlist') && (await rest.leaveWaitlist(secret)),
        }
      } catch (error) {
        return { kind: 'service', ...serviceProblem(error, requestId) }
      }
    },
  }),
)
