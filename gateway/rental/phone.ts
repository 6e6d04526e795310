import { PHONE_CODE, PHONE_DIGITS, PHONE_PATTERN, PHONE_TRUNK } from '#company/phone.ts'
import { visible } from './text.ts'

/** A phone number as it is stored, or why it cannot be called. */
type Phone = { number: string; problem: null } | { number: null; problem: PhoneProblem }

/** Why a phone number cannot be called; `count` is how many digits are missing or too many. */
export type PhoneProblem =
  | { kind: 'characters' }
  | { kind: 'country' }
  | { kind: 'area' }
  | { kind: 'too-short'; count: number }
  | { kind: 'too-long'; count: number; isDomestic: boolean }

/**
 * Reads a number in any spelling: `+7 916 245-11-22` for the company's country; of others, with + or 00 (Russia: 8~10), the groups
 * of digits stay.
 */
export function readPhone(text: string): Phone {
  const plain = visible(text.normalize('NFKC'))
    .replace(DASHES, '-')
    .trim()
    // « +44 (0)20 »: nobody dials it after a code.
    .replace(/^(\(?\+\d{1,3}\)?\s*)\(0\)/, '$1')
  if (!/^\(?\+?[\d\s().~/-]*$/.test(plain)) return failed({ kind: 'characters' })
  const groups = plain.match(/\d+/g) ?? []
  const digits = groups.join('')
  const isForeign = plain.includes('+') || digits.startsWith('00') || isEightTen(digits)
  if (!isForeign) {
    const start = [PHONE_TRUNK, PHONE_CODE].find((prefix) => isPrefixed(digits, prefix, groups[0])) ?? ''
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

/** Areas that a number cannot begin with, by the code of its country; with them a prefix is told from the number's own digits. */
const NO_AREA: Readonly<Record<string, RegExp>> = { 1: /^(?:[01]|\d{3}[01])/, 7: /^(?:[0-2]|[78]9)/ }

function isNoArea(digits: string, code = PHONE_CODE): boolean {
  return NO_AREA[code]?.test(digits) ?? false
}

/**
 * True if a number without + begins with the trunk digit or with the country's code. Where numbers have as many digits, one that has them
 * all is whole: « (812) 123-45-67 » begins with its area.
 */
function isPrefixed(digits: string, prefix: string, firstGroup = ''): boolean {
  if (prefix === '' || !digits.startsWith(prefix)) return false
  if (PHONE_PATTERN === '' || prefix === '0') return prefix === PHONE_TRUNK || prefix.length === 1
  return digits.length > PHONE_DIGITS || firstGroup === prefix || isNoArea(digits)
}

/** A number of the country, without its code; `groups` are of all digits, of which so many are skipped. */
function domestic(digits: string, groups: readonly string[], skipped: number): Phone {
  // « +49 (0)40 » is written, too, and « +7 (8) 916 245-11-22 »: there it stands apart, or one digit too many would make another number.
  const isApart = withoutPrefix(groups, skipped)[0] === PHONE_TRUNK
  const hasTrunk = PHONE_TRUNK === '0' || (isApart && digits.length === PHONE_TRUNK.length + PHONE_DIGITS)
  if (hasTrunk && PHONE_TRUNK !== '' && digits.startsWith(PHONE_TRUNK))
    return domestic(digits.slice(PHONE_TRUNK.length), groups, skipped + PHONE_TRUNK.length)
  if (PHONE_PATTERN === '') return international(PHONE_CODE + digits, withoutPrefix(groups, skipped), true)
  const missing = PHONE_DIGITS - digits.length
  if (missing > 0) return failed({ kind: 'too-short', count: missing })
  if (missing < 0) return failed({ kind: 'too-long', count: -missing, isDomestic: true })
  if (isNoArea(digits)) return failed({ kind: 'area' })
  let index = 0
  const written = PHONE_PATTERN.replace(/#/g, () => digits[index++] ?? '')
  return { number: `+${PHONE_CODE} ${written}`, problem: null }
}

function foreign(digits: string, groups: readonly string[]): Phone {
  if (digits.startsWith('0')) return failed({ kind: 'country' })
  if (digits.length === 11 && isNoArea(digits.slice(1), digits[0])) return failed({ kind: 'area' })
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
