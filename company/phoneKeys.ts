import { z } from 'zod'
import { text } from './keyTypes.ts'

const RULE = /^\+(?<code>[1-9]\d{0,2})(?: \((?<trunk>\d{1,2})\))?(?: (?<pattern>#[# -]*#))?$/

/** The key `phone` of `company.json`: how numbers of the company's country are written. */
export const phoneKeys = z
  .strictObject({
    rule: z
      .string()
      .max(40)
      .regex(RULE, {
        error: 'must be such as "+49 (0)", or "+7 (8) ### ###-##-##" where all numbers have as many digits',
        abort: true,
      })
      .describe(
        'The code of the country, in brackets what is dialled instead of it within the country, and a # for each digit where all numbers have as many.',
      ),
    example: text(30).describe('A number as an example, with the code of the country.'),
  })
  .refine(({ rule, example }) => isOfRule(example, phoneRule(rule)), {
    path: ['example'],
    error: 'must be a number by the rule, such as "+49 40 1234567"',
  })

/** A rule in its parts: `trunk` is dialled instead of the code within the country; `pattern` has a # for each digit; each may be empty. */
export function phoneRule(rule: string): { code: string; trunk: string; pattern: string } {
  const { code = '', trunk = '', pattern = '' } = RULE.exec(rule)?.groups ?? {}
  return { code, trunk, pattern }
}

function isOfRule(example: string, { code, pattern }: ReturnType<typeof phoneRule>): boolean {
  const digits = example.replace(/\D/g, '').slice(code.length)
  const isLong = pattern === '' ? digits.length > 3 : digits.length === pattern.replace(/[^#]/g, '').length
  return example.startsWith(`+${code}`) && isLong
}
