import { cleanText, isSegment } from '../values/text.ts'
import { isParam, type Param, type Params } from './params.ts'

/** Longer texts are cut: no search needs them, and services refuse long URLs. */
const MAX_TEXT = 300

/** A parameter of a call, and what is sent for it. */
type SentParam = { param: Param<unknown>; text: string }

/** The query of a call, `?…` or nothing. */
export function toQuery(sent: readonly SentParam[]): string {
  const pairs = sent.map(({ param, text }) => `${param.name}=${encodeValue(text)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** The parameters that a call is sent with, in their order. Values that mean nothing are not sent. */
export function sentParams(params: Params, values: object = {}): SentParam[] {
  return Object.entries(params).flatMap(([key, param]): SentParam[] => {
    const value: unknown = Reflect.get(values, key)
    if (!isParam(param)) return typeof value === 'object' && value !== null ? sentParams(param, value) : []
    const text = toText(value ?? param.default)
    return text === '' ? [] : [{ param, text }]
  })
}

/** One segment of a path, or null when no entity can have that name: then nothing need be requested. */
export function toSegment(name: string): string | null {
  return isSegment(name) ? encodeURIComponent(name) : null
}

// Empty texts and lists, and numbers that are none, mean nothing. A comma or backslash inside an item is escaped.
function toText(value: unknown): string {
  if (typeof value === 'string') return plain(value)
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return ''
  return [...new Set(value.map((item) => plain(String(item))))]
    .filter((item) => item !== '')
    .map((item) => item.replace(/[\\,]/g, String.raw`\$&`))
    .join(',')
}

function plain(value: string): string {
  return (cleanText(value.slice(0, MAX_TEXT)) ?? '').trim()
}

// A comma needs no encoding in a query, and a list is easier to read with it.
function encodeValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',')
}
