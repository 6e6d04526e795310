import { cleanText, isSegment } from './border/text.ts'

/** A value of the query; empty texts and lists, undefined and numbers that are none are not sent. */
export type QueryValue = string | number | boolean | readonly string[] | undefined

/** Longer texts are cut: no search needs them, and services refuse long addresses. */
const LONGEST_TEXT = 300

/**
 * The query of a call, `?…` or nothing. Only the names that the call knows are sent, in the call's order; a list is
 * comma-joined, and a comma or backslash inside one of its values is escaped with a backslash.
 */
export function toQuery(names: readonly string[], values: Readonly<Record<string, QueryValue>>): string {
  const pairs = names.flatMap((name) => {
    const value = toText(values[name])
    return value === '' ? [] : [`${name}=${encodeValue(value)}`]
  })
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** One segment of a path, or null when no entity can have that name: then nothing need be asked. */
export function toSegment(name: string): string | null {
  return isSegment(name) ? encodeURIComponent(name) : null
}

function toText(value: QueryValue): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return plain(value)
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'boolean') return String(value)
  return [...new Set(value.map(plain))]
    .filter((item) => item !== '')
    .map((item) => item.replace(/[\\,]/g, String.raw`\$&`))
    .join(',')
}

function plain(value: string): string {
  return (cleanText(value.slice(0, LONGEST_TEXT)) ?? '').trim()
}

// A comma needs no encoding in a query, and a list is easier to read with it.
function encodeValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',')
}
