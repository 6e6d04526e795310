import { readPhone } from './phone.ts'

/** Why a stranger's words cannot stand in the shop's name. */
export type ForeignPart = 'link' | 'phone' | 'card'

/** The part of a stranger's text that could lead away: a followable link, a phone number, a card number. Other numbers may stand. */
export function foreignPart(text: string): ForeignPart | null {
  const plain = readable(text)
  if (
    LINK.test(
      plain
        .replace(/\s*[([]?\s*(?:(?<=\s)(?:точка|dot)(?=\s)|(?<=[([])\s*\.\s*(?=[)\]]))\s*[)\]]?\s*/giu, '.')
        .replace(/ +\.(?=\S)/g, '.'),
    )
  )
    return 'link'
  const numbers = plain.replace(DATE, ' d ').replace(AMOUNT, ' d ')
  const runs = runsOf(numbers, PHONE_GAP)
  const hidden = evenRuns(runsOf(numbers, ANY_GAP))
  if ([...runs, ...hidden].some(({ digits }) => isCard(digits)) || cardsByFours(numbers)) return 'card'
  const single = hidden.filter(({ groups }) => groups[0]?.length === 1)
  return runs.some(isPhone) ||
    single.some(({ digits }) => isPhone({ text: digits, digits, groups: [digits] })) ||
    LOCAL_PHONE.test(numbers)
    ? 'phone'
    : null
}

/** True if a stranger's words could lead away in the shop's name. */
export function leadsAway(text: string): boolean {
  return foreignPart(text) !== null
}

// A day of this century.
const DATE =
  /(?<!\p{N})(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:20)?[2-9]\d|20[2-9]\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?!\p{N})/gu
// A sum with its currency, below a billion.
const AMOUNT =
  /(?<![\d+] ?|\d[-.(])\d{1,3}(?:[ .,]?\d{3}){0,2}(?:[.,]\d{1,2})? ?(?:\p{Sc}|руб|тыс|р\.|RUB|USD|EUR)(?!\p{L}{5})/giu
const COUNTRY =
  'a[c-gilmoq-uwxz]|b[abd-jl-oqrstvwyz]|c[acdf-ik-oru-z]|d[ejkmoz]|e[ceghr-u]|f[ijkmor]|g[abd-ilmnp-uwy]|h[kmnrtu]|i[delmnoq-t]|j[emop]|k[eghimnprwyz]|l[abcikr-vy]|m[acdeghk-z]|n[acefgilopruz]|om|p[ae-hk-nr-twy]|qa|r[eosuw]|s[a-eg-jklmnortuvx-z]|t[cdf-hj-ortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]'
const TOPIC =
  'com|net|org|info|biz|pro|name|mobi|online|site|website|store|shop|app|dev|page|web|xyz|top|club|vip|win|icu|cyou|click|link|live|fun|space|tech|work|buzz|pw|bid|loan|sbs|cfd|bond|lol|quest|monster|market|agency|group|center|chat|pay|bank|finance|money|cash|credit|moscow|tatar|example|xn--[a-z\\d-]+'
const CYRILLIC = 'рф|рус|москва|онлайн|сайт|дети|орг|ком|бел|укр'
const LINK = new RegExp(
  String.raw`://|www\.|[\p{L}\p{N}_]@[\p{L}\p{N}]|@[a-z]\w{4}|[\p{L}\p{N}-]\.(?:${COUNTRY}|${TOPIC})(?![\p{L}\p{N}])` +
    String.raw`|[a-z\d-]\.[a-z]{2,}/\w|[\p{L}\p{N}-]{2}\.(?:${CYRILLIC})(?!\p{L})|\d(?:\.\d{1,3}){3}[:/]`,
  'iu',
)
/** A phone number of a town: 245-11-22, 555-0123, but no size in centimetres, and no number of a year. */
const LOCAL_PHONE =
  /(?<![\d-])\d{3}-(?:\d{2}-\d{2}(?! ?(?:[смд]?м|[cmd]?m)(?!\p{L}))|(?!20\d\d)\d{4})(?![\d-])/u
/** Between the digits of a number as people write it; of one that hides, up to three of anything. */
const PHONE_GAP = /^[\s().~/_*\p{Pd}+]{0,4}$/u
const ANY_GAP = /^[^\d]{0,3}$/u

type Run = { text: string; digits: string; groups: readonly string[] }

/** Every run of groups of digits between which are only such gaps, also those that begin or end within a longer one. */
function runsOf(text: string, gap: RegExp): Run[] {
  const groups = [...text.matchAll(/\d+/g)].slice(0, MOST_GROUPS)
  const runs: Run[] = []
  groups.forEach((first, start) => {
    let digits = ''
    let end = 0
    for (let index = start; index < groups.length && digits.length <= MOST_DIGITS; index += 1) {
      const group = groups[index]
      if (!group || (index > start && !gap.test(text.slice(end, group.index)))) return
      digits += group[0]
      end = group.index + group[0].length
      const from =
        first.index -
        (text.slice(Math.max(0, first.index - 3), first.index).match(/\(?\+?\(?$/)?.[0].length ?? 0)
      runs.push({
        text: text.slice(from, end),
        digits,
        groups: groups.slice(start, index + 1).map(([each]) => each),
      })
    }
  })
  return runs
}

const MOST_GROUPS = 60
const MOST_DIGITS = 19

/** Runs whose groups are all of one or two digits and parted alike: «4a2b7c…», «42 и 76 и 00». */
function evenRuns(runs: readonly Run[]): Run[] {
  return runs
    .filter(
      ({ groups }) => groups.length > 4 && groups.every(({ length }) => length === (groups[0]?.length ?? 0)),
    )
    .filter(({ groups }) => (groups[0]?.length ?? 0) <= 2)
    .map(({ digits, groups }) => ({ text: digits, digits, groups }))
}

function cardsByFours(text: string): boolean {
  return [...text.matchAll(/\d{4}(?:\D{1,3}\d{4}){3}(?!\d)/g)].some(([found]) =>
    isCard(found.replace(/\D/g, '')),
  )
}

/** By the digits that banks give, and their check digit. */
function isCard(digits: string): boolean {
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Ten digits or more that can be called, in groups as phone numbers have. */
function isPhone({ text, digits, groups }: Run): boolean {
  const first = groups[0]?.length ?? 0
  const last = groups.at(-1)?.length ?? 0
  if (
    digits.length < 10 ||
    (!text.includes('+') &&
      !/\(/.test(text) &&
      (first === 2 || last === 1 || (first === 1 && !/^[0178]/.test(digits))))
  )
    return false
  return readPhone(text.replace(/[_*]/g, ' ')).number !== null
}

/** Letters and digits in other forms look the same: they become the usual ones. */
function readable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\ufe0f\u20e3\p{Cf}]/gu, '')
    .replace(/[。．｡]/g, '.')
    .replace(/\s+/g, ' ')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)))
}

/** The digits of a script follow each other. */
function digitOf(code: number): number {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}
