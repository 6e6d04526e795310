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
  const asText = textProblem(phone, { max: 40, ...(required !== undefined && { required }) })
  if (asText || phone === '') return asText
  const digits = phone.replace(/\D/g, '').length
  const needed = phone.startsWith('+7') ? 11 : 10
  if (!/^\+?[\d\s().-]+$/.test(phone))
    return {
      code: 'INVALID_FORMAT',
      message: 'В\u00a0номере должны быть только цифры, пробелы, скобки и\u00a0дефисы.',
    }
  if (digits < needed) return { code: 'INVALID_FORMAT', message: missingDigits(needed - digits) }
  if (digits > 15)
    return {
      code: 'INVALID_FORMAT',
      message: 'В\u00a0номере больше 15\u00a0цифр. Проверьте его, пожалуйста.',
    }
  return null
}

/** What is wrong with an e-mail address. */
export function emailProblem(email: string): TextProblem | null {
  const asText = textProblem(email, { max: 254 })
  if (asText || email === '') return asText
  if (/^[^\s@<>"'(),:;\\]+@[^\s@<>"'(),:;\\]+\.[^\s@<>"'(),:;\\.]{2,}$/.test(email)) return null
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

const DIGITS = [
  '',
  'одной цифры',
  'двух цифр',
  'трёх цифр',
  'четырёх цифр',
  'пяти цифр',
  'шести цифр',
  'семи цифр',
  'восьми цифр',
  'девяти цифр',
  'десяти цифр',
  'одиннадцати цифр',
]

function missingDigits(count: number): string {
  return `Не\u00a0хватает ${DIGITS[count] ?? 'цифр'}. Проверьте номер, пожалуйста.`
}

function isPlainText(text: string, multiline: boolean): boolean {
  const checked = multiline ? text.replace(/[\r\n\t]/g, '') : text
  // Control characters, and halves of characters that no service could store.
  return !/\p{Cc}/u.test(checked) && text.isWellFormed()
}
