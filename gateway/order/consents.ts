import { CONSENT_TEXTS, CONSENTS_VERSION } from '#company/consents.ts'
import { texts } from '#company/texts/index.ts'
import type { TextProblem } from '#gateway/rental/customer.ts'
import type { OrderBody } from '../rest/calls/orders.ts'

/** The problem of a sender who has read other words of consents than today's; a client that does not say is believed. */
export function wordsProblem(version: string | null | undefined): TextProblem | null {
  if ((version ?? CONSENTS_VERSION) === CONSENTS_VERSION) return null
  return { code: 'NOT_ACCEPTED', message: texts.order.consentsChanged }
}

/** The only consent that a message or a wait needs. */
export const PERSONAL_DATA = CONSENT_TEXTS.filter(({ name }) => name === 'personalData')

/** Consents with the time at which they were given, for the body of a call; nothing where the company asks for none. */
export function givenConsents(
  givenAt: Date,
  consents: readonly (typeof CONSENT_TEXTS)[number][] = CONSENT_TEXTS,
): Pick<OrderBody, 'consents'> {
  if (consents.length === 0) return {}
  return { consents: consents.map((consent) => ({ ...consent, givenAt: givenAt.toISOString() })) }
}
