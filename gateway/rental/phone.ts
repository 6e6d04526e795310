/** A phone number as it is stored, or why it cannot be called. */
type Phone = { number: string; problem: null } | { number: null; problem: PhoneProblem }

/** Why a phone number cannot be called; `count` is how many digits are missing or too many. */
export type PhoneProblem =
  | { kind: 'characters' }
  | { kind: 'country' }
  | { kind: 'too-short'; count: number }
  | { kind: 'too-long'; count: number; isRussian: boolean }

/**
 * A phone number in any spelling: `+7 916 245-11-22` for a number of Russia or Kazakhstan, however it was written; the number
 * of another country begins with + (00, 8~10) and keeps its groups of digits. Spaces, brackets, dashes and digits of any width
 * are taken, invisible marks of a copied number are left out.
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
  const isForeign = plain.includes('+') || /^(00|810)/.test(digits)
  if (!isForeign) return russian(/^[78]/.test(digits) ? digits.slice(1) : digits)
  const [, prefix = '', rest = ''] = /^(00|810)?(.*)$/.exec(digits) ?? []
  // No country has the code 89: it is the Russian 8 with a plus before it.
  if (rest.startsWith('7') || rest.startsWith('89') || rest === '') return russian(rest.slice(1))
  return foreign(rest, withoutPrefix(groups, prefix.length))
}

/** The text as it is stored where it is a phone number, otherwise as it was written. */
export function formatPhone(text: string): string {
  return readPhone(text).number ?? text
}

const DASHES = /[\u2010-\u2015\u2043\u2212]/g
const RUSSIAN_DIGITS = 10
/** By E.164, with the code of the country. The shortest numbers are those of small islands. */
const MIN_DIGITS = 8
const MAX_DIGITS = 15

/** A number without its 7 or 8. */
function russian(digits: string): Phone {
  const missing = RUSSIAN_DIGITS - digits.length
  if (missing > 0) return failed({ kind: 'too-short', count: missing })
  if (missing < 0) return failed({ kind: 'too-long', count: -missing, isRussian: true })
  const [, area, first, second, third] = /^(...)(...)(..)(..)$/.exec(digits) ?? []
  return { number: `+7 ${area} ${first}-${second}-${third}`, problem: null }
}

function foreign(digits: string, groups: readonly string[]): Phone {
  if (digits.startsWith('0')) return failed({ kind: 'country' })
  const { length } = digits
  if (length < MIN_DIGITS) return failed({ kind: 'too-short', count: MIN_DIGITS - length })
  if (length > MAX_DIGITS) return failed({ kind: 'too-long', count: length - MAX_DIGITS, isRussian: false })
  return { number: `+${groups.join(' ')}`, problem: null }
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
