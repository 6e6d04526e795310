import { MAX_LENGTHS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { type PhoneProblem, readPhone } from './phone.ts'
import { visible } from './text.ts'

/** Why a text or a choice of a form cannot be accepted. */
export type FieldProblemCode =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'INVALID_FORMAT'
  | 'NOT_ACCEPTED'
  | 'FORBIDDEN_CHARACTERS'
  | 'TOO_MANY'
  | 'NOT_OFFERED'

/** A code for the program and a text for the visitor: what is wrong and how to mend it. */
export type TextProblem = { code: FieldProblemCode; message: string }

/** The rules for a text; `required` is the message where the text is empty: without it an empty text is fine. */
type TextRules = { max: number; required?: string | undefined; multiline?: boolean }

/** The problem of any text of a form: its absence, its length, its characters. */
export function textProblem(
  text: string,
  { max, required, multiline = false }: TextRules,
): TextProblem | null {
  if (required !== undefined && visible(text).trim() === '') return { code: 'REQUIRED', message: required }
  if (text.length > max)
    return {
      code: 'TOO_LONG',
      message: texts.form.tooLong(text.length, max),
    }
  if (!isPlainText(text, multiline))
    return {
      code: 'FORBIDDEN_CHARACTERS',
      message: texts.form.hiddenCharacters,
    }
  return null
}

/** The problem of a name. */
export function nameProblem(name: string): TextProblem | null {
  return textProblem(name, { max: MAX_LENGTHS.name, required: texts.form.nameRequired })
}

/** The problem of a phone number; it names the number of missing digits. */
export function phoneProblem(phone: string, required?: string): TextProblem | null {
  const asText = textProblem(phone, { max: MAX_LENGTHS.phone, required })
  if (asText || phone === '') return asText
  const { problem } = readPhone(phone)
  return problem && { code: 'INVALID_FORMAT', message: phoneText(problem) }
}

/** The problem of an e-mail address. */
export function emailProblem(email: string, required?: string): TextProblem | null {
  const asText = textProblem(email, { max: MAX_LENGTHS.email, required })
  if (asText || email === '' || isEmail(visible(email))) return asText
  const message = email.includes('@') ? texts.form.emailInvalid : texts.form.emailWithoutAt
  return { code: 'INVALID_FORMAT', message }
}

/** The problem of a comment or a message. */
export function commentProblem(comment: string, required?: string): TextProblem | null {
  return textProblem(comment, { max: MAX_LENGTHS.comment, multiline: true, required })
}

/** The problem of an order whose terms of rent were not accepted. */
export const TERMS_PROBLEM: TextProblem = {
  code: 'NOT_ACCEPTED',
  message: texts.form.termsRequired,
}

/** The problem of a form without consent to the use of personal data. */
export const CONSENT_PROBLEM: TextProblem = {
  code: 'NOT_ACCEPTED',
  message: texts.form.consentRequired,
}

function phoneText(problem: PhoneProblem): string {
  switch (problem.kind) {
    case 'characters':
      return texts.form.phoneCharacters
    case 'area':
      return texts.form.phoneArea
    case 'country':
      return texts.form.phoneCountry
    case 'too-short':
      return texts.form.phoneTooShort(problem.count)
    case 'too-long':
      return texts.form.phoneTooLong(problem.count, problem.isDomestic)
  }
}

/** True if a text looks like an e-mail address: parts of the domain are not empty, and have no hyphen at either end. */
function isEmail(text: string): boolean {
  const [, domain = ''] = /^[^\s@<>"'(),:;\\]+@([^\s@<>"'(),:;\\]+)$/.exec(text) ?? []
  const parts = domain.split('.')
  return parts.length > 1 && parts.every((part) => /^[^-](?:.*[^-])?$/.test(part)) && !/\..$/.test(domain)
}

function isPlainText(text: string, multiline: boolean): boolean {
  // Control characters, in one line those that turn the direction of what follows, and halves of characters that no service could store.
  const forbidden = multiline ? /[^\P{Cc}\r\n\t]/u : /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
  return !forbidden.test(text) && text.isWellFormed()
}
