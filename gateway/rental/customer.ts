/** The longest texts of an order that are accepted, in characters. */
export const MAX_LENGTHS = { name: 100, phone: 40, email: 254, company: 200, address: 500, comment: 2000 }

/** Why a phone number cannot be called; `missing` is how many digits it lacks, in Russian words: «трёх цифр». */
export type PhoneFault =
  | { kind: 'characters' }
  | { kind: 'too-short'; missing: string }
  | { kind: 'too-long'; most: number }

/** What is wrong with a phone number: it has 10 to 15 digits, at least 11 when it starts with +7. Null: nothing. */
export function phoneFault(phone: string): PhoneFault | null {
  if (!/^\+?[\d\s().-]*$/.test(phone)) return { kind: 'characters' }
  const digits = phone.replace(/\D/g, '').length
  const missing = (phone.startsWith('+7') ? 11 : 10) - digits
  if (missing > 0) return { kind: 'too-short', missing: DIGITS[missing] ?? 'цифр' }
  return digits > MOST_DIGITS ? { kind: 'too-long', most: MOST_DIGITS } : null
}

/** Whether a text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>"'(),:;\\]+@[^\s@<>"'(),:;\\]+\.[^\s@<>"'(),:;\\.]{2,}$/.test(text)
}

const MOST_DIGITS = 15

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
