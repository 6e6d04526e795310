import { HAS_PERSONAL_DATA } from '#company/consents.ts'
import { texts } from '#company/texts/index.ts'
import { commentProblem, emailProblem, nameProblem, phoneProblem, type TextProblem } from './customer.ts'

/** The fields of a visitor's message to the company. */
export type FeedbackFields = {
  name: string
  phone: string
  email: string
  message: string
  /** The use of personal data. */
  consent: boolean
}

/** Everything that is wrong with a message to the company; an answer needs a phone number or an e-mail address. */
export function feedbackProblems(fields: FeedbackFields): Partial<Record<keyof FeedbackFields, TextProblem>> {
  const email = fields.email.trim()
  const found = {
    name: nameProblem(fields.name.trim()),
    phone: phoneProblem(fields.phone.trim(), email === '' ? texts.feedback.addressRequired : undefined),
    email: emailProblem(email),
    message: commentProblem(fields.message.trim()),
    consent: fields.consent || !HAS_PERSONAL_DATA ? null : CONSENT_REQUIRED,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

const CONSENT_REQUIRED: TextProblem = {
  code: 'NOT_ACCEPTED',
  message: texts.feedback.consentRequired,
}
