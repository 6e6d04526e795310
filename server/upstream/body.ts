import { z } from 'zod'
import { isDay } from './data/days.ts'
import { ServiceProblem } from './problem.ts'

// Control characters other than line breaks and tabs are of no use in a text, and NUL ends it in many programs.
const FORBIDDEN = /[^\P{Cc}\t\n\r]/u

const MAX_CONSENTS = 10

/** A text that must be there, trimmed; its length is counted in UTF-16 units. */
export function text(max: number) {
  return z
    .string()
    .refine((value) => !FORBIDDEN.test(value), 'управляющие символы не допускаются')
    .transform((value) => value.trim())
    .pipe(z.string().min(1, 'не заполнено').max(max, `не длиннее ${max} знаков`))
}

/** A text that may be left out, null or empty. */
export function optionalText(max: number) {
  return z
    .union([z.literal('').transform(() => null), z.null(), text(max)])
    .optional()
    .transform((value) => value ?? null)
}

/** A product's id, as a number or as its digits. */
export const productId = z
  .union([z.number(), z.string().regex(/^\d{1,15}$/)])
  .transform(Number)
  .pipe(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))

/** A consent of a person, in the words that were agreed to. */
export const consent = z.object({
  ...{ name: text(40), text: text(300), version: text(40) },
  givenAt: z.iso.datetime(),
})
export const consents = z.array(consent).max(MAX_CONSENTS).nullish()

/** A calendar day, 'YYYY-MM-DD'. */
export const day = z.string().refine(isDay, 'ожидается день вида ГГГГ-ММ-ДД')

/** Checks a request's body, where other fields are ignored; throws a ServiceProblem 422 that names the field. */
export function checkBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || 'тело запроса'
  throw new ServiceProblem(422, 'VALIDATION_ERROR', `${field}: ${issue?.message ?? 'неверное значение'}`, {
    field,
  })
}
