import { isEmail, MAX_LENGTHS, type PhoneFault, phoneFault } from '#gateway/rental/customer.ts'
import { builder } from '../../builder.ts'

/** Why a text or a choice of a form cannot be accepted. */
export const FieldProblemCode = builder.enumType('FieldProblemCode', {
  description: 'Why a field of a form cannot be accepted.',
  values: {
    REQUIRED: { description: 'It is empty and must not be.' },
    TOO_LONG: { description: 'It has more characters than are accepted; the message says how many are.' },
    INVALID_FORMAT: {
      description: 'It does not look like what it should be: a phone number, an e-mail address, a key.',
    },
    NOT_ACCEPTED: { description: 'The consent was not given.' },
    FORBIDDEN_CHARACTERS: { description: 'It holds control characters or broken text.' },
    TOO_MANY: { description: 'The list has more items than are accepted.' },
  } as const,
})

/** A code and a Russian text for the visitor, not yet bound to a field. */
export type TextProblem = { code: typeof FieldProblemCode.$inferType; message: string }

type TextRules = { required?: string; max: number; multiline?: boolean }

/** What is wrong with a text of a form; `required` is what to say when it is empty. */
export function textProblem(
  text: string,
  { required, max, multiline = false }: TextRules,
): TextProblem | null {
  if (text === '') return required === undefined ? null : { code: 'REQUIRED', message: required }
  if (text.length > max)
    return {
      code: 'TOO_LONG',
      message: `Слишком длинно: ${text.length}\u00a0знаков, а\u00a0помещается ${max}.`,
    }
  if (!isPlainText(text, multiline))
    return {
      code: 'FORBIDDEN_CHARACTERS',
      message: 'В\u00a0тексте есть невидимые служебные знаки. Введите его заново, без вставки.',
    }
  return null
}

/** What is wrong with a phone number; says how many digits are missing. */
export function phoneProblem(phone: string, required?: string): TextProblem | null {
  const asText = textProblem(phone, { max: MAX_LENGTHS.phone, ...(required !== undefined && { required }) })
  if (asText || phone === '') return asText
  const fault = phoneFault(phone)
  return fault && { code: 'INVALID_FORMAT', message: phoneText(fault) }
}

/** What is wrong with an e-mail address. */
export function emailProblem(email: string): TextProblem | null {
  const asText = textProblem(email, { max: MAX_LENGTHS.email })
  if (asText || email === '') return asText
  if (isEmail(email)) return null
  return {
    code: 'INVALID_FORMAT',
    message: 'Похоже, в\u00a0адресе почты опечатка: нужен вид name@example.ru.',
  }
}

/** What is said when the consent is missing. */
export const CONSENT_PROBLEM: TextProblem = {
  code: 'NOT_ACCEPTED',
  message:
    'Без согласия на\u00a0обработку данных мы не\u00a0сможем вам ответить. Поставьте, пожалуйста, отметку.',
}

function phoneText(fault: PhoneFault): string {
  switch (fault.kind) {
    case 'characters':
      return 'В\u00a0номере должны быть только цифры, пробелы, скобки и\u00a0дефисы.'
    case 'too-short':
      return `Не\u00a0хватает ${fault.missing}. Проверьте номер, пожалуйста.`
    case 'too-long':
      return `В\u00a0номере больше ${fault.most}\u00a0цифр. Проверьте его, пожалуйста.`
  }
}

function isPlainText(text: string, multiline: boolean): boolean {
  const checked = multiline ? text.replace(/[\r\n\t]/g, '') : text
  // Control characters, and halves of characters that no service could store.
  return !/\p{Cc}/u.test(checked) && text.isWellFormed()
}
