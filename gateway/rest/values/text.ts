import { invalid, type Shape } from './shape.ts'

// C0 and C1 controls except tab and line feed, byte-order marks and the separators that break scripts.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\u2028\u2029]/g

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

// Slashes and backslashes, also in full width, and percent-encoding: proxies that decode before they route see another path.
const SEPARATORS = /[/\\\uff0f\uff3c]|%[\da-f]{2}/i
const MAX_SEGMENT = 200
/** The texts that `isSegment` lets through, for the document; without the tab and the line feed, which no value needs. */
const SEGMENT =
  '^(?!\\.{1,2}$)(?!.*%[\\dA-Fa-f]{2})(?=.*\\S)[^/\\\\\\uff0f\\uff3c\\u0000-\\u001f\\u007f-\\u009f\\ufeff\\u2028\\u2029]+$'

/** Text without control characters; blank text is null. */
export const text: Shape<string | null> = {
  schema: { type: ['string', 'null'] },
  read(value, at) {
    if (typeof value !== 'string') return invalid(value, 'must be text', at, null)
    return cleanText(value)
  },
}

const MAX_BRIEF = 200

/** A few words in one line; longer ones are cut. */
export const brief: Shape<string | null> = {
  schema: { type: ['string', 'null'], maxLength: MAX_BRIEF },
  read(value, at) {
    const line = text.read(value, at)?.replace(/\s+/g, ' ').trim() ?? null
    if (line === null || line.length <= MAX_BRIEF) return line
    at?.issue(`is longer than ${MAX_BRIEF} characters, so it is cut`)
    return `${line
      .slice(0, MAX_BRIEF - 1)
      .toWellFormed()
      .trimEnd()}…`
  },
}

/** Text that is needed: it says something. */
export const words: Shape<string | null> = {
  ...text,
  schema: { ...text.schema, pattern: '[^\\s\\u0000-\\u001f\\u007f-\\u009f]' },
}

/** An identifier: text, or a whole number that becomes text. */
export const id: Shape<string | null> = {
  schema: {
    type: ['string', 'integer', 'null'],
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    maxLength: MAX_SEGMENT,
    pattern: SEGMENT,
    description: 'Unique; compared as text.',
  },
  read(value, at) {
    if (Number.isSafeInteger(value)) return String(value)
    if (typeof value === 'string' && isSegment(value)) return value
    return invalid(value, 'must be an identifier', at, null)
  },
}

/** The last part of an entity's URL. */
export const slug: Shape<string | null> = {
  schema: {
    type: ['string', 'null'],
    minLength: 1,
    maxLength: MAX_SEGMENT,
    pattern: SEGMENT,
    description: 'Unique; one segment of a path.',
  },
  read(value, at) {
    if (typeof value === 'string' && isSegment(value)) return value
    return invalid(value, 'must be a slug of 1 to 200 characters', at, null)
  },
}

/** The secret of a link, too long to be guessed: 128 bits are 22 of its letters. */
export const secret: Shape<string | null> = {
  schema: { type: ['string', 'null'], pattern: '^[\\w-]{22,128}$' },
  read(value, at) {
    return isSecret(value) ? value : invalid(value, 'must be 22 to 128 of A–Z, a–z, 0–9, _ and -', at, null)
  },
}

/** True for what can be such a secret. */
export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{22,128}$/.test(value)
}

/** A moment, ISO 8601 with a zone, as the service wrote it. */
export const dateTime: Shape<string | null> = {
  schema: { type: ['string', 'null'], format: 'date-time' },
  read(value, at) {
    const isMoment = typeof value === 'string' && DATE_TIME.test(value) && !Number.isNaN(Date.parse(value))
    return isMoment ? value : invalid(value, 'must be a moment as 2026-11-01T09:00:00+03:00', at, null)
  },
}

/** A day, `YYYY-MM-DD`. */
export const day: Shape<string | null> = {
  schema: { type: ['string', 'null'], format: 'date' },
  read(value, at) {
    const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    if (isDay && !Number.isNaN(Date.parse(value))) return value
    return invalid(value, 'must be a day as 2026-11-01', at, null)
  },
}

/** A time of day, `HH:MM`, to 24:00. */
export const clock: Shape<string | null> = {
  schema: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$' },
  read(value, at) {
    const isTime = typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value)
    return isTime ? value : invalid(value, 'must be a time as 09:00', at, null)
  },
}

/** True if a text can stand as one segment of a path: it names something, and leads nowhere else. */
export function isSegment(value: string): boolean {
  if (value.length > MAX_SEGMENT || value.trim() === '' || value === '.' || value === '..') return false
  return !SEPARATORS.test(value) && value.isWellFormed() && value.search(CONTROLS) === -1
}

/** The text without control characters and half characters; null when nothing is left. */
export function cleanText(value: string): string | null {
  // Nearly every text is clean already, and looking is cheaper than copying.
  const clean =
    value.isWellFormed() && value.search(CONTROLS) === -1 ? value : value.toWellFormed().replace(CONTROLS, '')
  return /\S/.test(clean) ? clean : null
}
