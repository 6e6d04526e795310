import { PHONE_CODE, PHONE_DIGITS, PHONE_PATTERN, PHONE_TRUNK } from '#company/phone.ts'

/** A phone number as it is stored, or why it cannot be called. */
type Phone = { number: string; problem: null } | { number: null; problem: PhoneProblem }

/** Why a phone number cannot be called; `count` is how many digits are missing or too many. */
export type PhoneProblem =
  | { kind: 'characters' }
  | { kind: 'country' }
  | { kind: 'too-short'; count: number }
  | { kind: 'too-long'; count: number; isDomestic: boolean }

/**
 * Reads a number in any spelling: `+7 916 245-11-22` for the company's country; of others, with + or 00 (Russia: 8~10), the groups
 * of digits stay.
 */
export function readPhone(text: string): Phone {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(DASHES, '-')
    .trim()
  if (!/^\(?\+?[\d\s().~/-]*$/.test(plain)) return failed({ kind: 'characters' })
  const groups = plain.match(/\d+/g) ?? []
  const digits = groups.join('')
  const isForeign = plain.includes('+') || digits.startsWith('00') || isEightTen(digits)
  if (!isForeign) {
    const start =
      PHONE_TRUNK && digits.startsWith(PHONE_TRUNK) ? PHONE_TRUNK : hasCode(digits) ? PHONE_CODE : ''
    return domestic(digits.slice(start.length), groups, start.length)
  }
  const [, prefix = '', rest = ''] = /^(00|810)?(.*)$/.exec(digits) ?? []
  // No country has the code 89: it is the Russian 8 with a plus before it.
  const code = PHONE_TRUNK === '8' && rest.startsWith('89') ? '8' : PHONE_CODE
  if (rest.startsWith(code) || rest === '')
    return domestic(rest.slice(code.length), groups, prefix.length + code.length)
  return foreign(rest, withoutPrefix(groups, prefix.length))
}

/** The text as it is stored where it is a phone number, otherwise as it was written. */
export function formatPhone(text: string): string {
  return readPhone(text).number ?? text
}

const DASHES = /[\u2010-\u2015\u2043\u2212]/g
/** By E.164, with the code of the country. The shortest numbers are those of small islands. */
const MIN_DIGITS = 8
const MAX_DIGITS = 15

/** Where 8 is dialled within the country, 8~10 is what other numbers begin with. */
function isEightTen(digits: string): boolean {
  return PHONE_TRUNK === '8' && digits.startsWith('810')
}

/** Whether a number without + begins with the code of the country: digits of its own may look like one of several digits. */
function hasCode(digits: string): boolean {
  return (
    digits.startsWith(PHONE_CODE) &&
    (PHONE_CODE.length === 1 || (PHONE_PATTERN !== '' && digits.length > PHONE_DIGITS))
  )
}

/** A number of the country, without its code; `groups` are of all digits, of which so many are skipped. */
function domestic(digits: string, groups: readonly string[], skipped: number): Phone {
  // « +49 (0)40 » is written, too.
  if (PHONE_TRUNK === '0' && digits.startsWith('0')) return domestic(digits.slice(1), groups, skipped + 1)
  if (PHONE_PATTERN === '') return international(PHONE_CODE + digits, withoutPrefix(groups, skipped), true)
  const missing = PHONE_DIGITS - digits.length
  if (missing > 0) return failed({ kind: 'too-short', count: missing })
  if (missing < 0) return failed({ kind: 'too-long', count: -missing, isDomestic: true })
  let index = 0
  const written = PHONE_PATTERN.replace(/#/g, () => digits[index++] ?? '')
  return { number: `+${PHONE_CODE} ${written}`, problem: null }
}

function foreign(digits: string, groups: readonly string[]): Phone {
  if (digits.startsWith('0')) return failed({ kind: 'country' })
  return international(digits, groups, false)
}

/** A number with its code, in the groups in which it was written. */
function international(digits: string, groups: readonly string[], isDomestic: boolean): Phone {
  const { length } = digits
  if (length < MIN_DIGITS) return failed({ kind: 'too-short', count: MIN_DIGITS - length })
  if (length > MAX_DIGITS) return failed({ kind: 'too-long', count: length - MAX_DIGITS, isDomestic })
  return { number: `+${(isDomestic ? [PHONE_CODE, ...groups] : groups).join(' ')}`, problem: null }
}

/** Groups of digits without the first `count` digits. */
function withoutPrefix(groups: readonly string[], count: number): string[] {
  let left = count
  return groups.flatMap((group) => {
    const digits = group.slice(left)
    left = Math.max(left - group.length, 0)
    return digits === '' ? [] : [digits]
  })
}

function failed(problem: PhoneProblem): Phone {
  return { number: null, problem }
}
