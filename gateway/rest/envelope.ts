import type { Call } from './calls/call.ts'
import {
  type CallContext,
  UpstreamEmptyError,
  UpstreamNetworkError,
  UpstreamRefusedError,
  UpstreamStatusError,
} from './errors.ts'
import { parseJson } from './json.ts'
import type { Incoming } from './send.ts'
import { conflictLines, type OrderAnswer, storedOrder } from './shapes/orders.ts'
import { price } from './values/number.ts'
import { isRecord, type Shape } from './values/shape.ts'
import { cleanText } from './values/text.ts'

const MAX_CODE_LENGTH = 100
const MAX_MESSAGE_LENGTH = 300
const PROBLEM_TYPE = /^application\/problem\+json\b/i
const REPLAY_HEADERS = ['idempotency-replayed', 'idempotent-replayed']

/** The checked result of an answer, null where a by-slug call has none; throws an `UpstreamError` for every other answer. */
export function parseEnvelope(
  answer: Incoming,
  call: Call,
  place: CallContext,
  { shape = call.answer, maxItems }: { shape?: Shape<unknown>; maxItems?: number | undefined } = {},
): unknown {
  const { status, body } = answer
  const refused = (said: unknown) => refusal(said, answer, call, place)
  if (status === 404 && call.nullable) return null
  if (status !== call.expects) {
    const said = readable(body)
    const made = call.keyed && status >= 200 && status < 300 ? orderIn(said) : null
    throw (made ? null : refused(said)) ?? new UpstreamStatusError(place, status, made)
  }
  const envelope = readJson(body, place, status)
  const result = cut(isRecord(envelope) ? envelope.result : envelope, maxItems)
  if (isEmpty(result)) throw refused(envelope) ?? new UpstreamEmptyError(place, status)
  if (!isRecord(envelope)) throw new UpstreamNetworkError(place, new Error('no envelope'), status)
  const checked = shape.read(isRecord(result) && isReplay(answer) ? { ...result, replayed: true } : result)
  if (checked !== null) return checked
  // An empty list is what some languages make of an empty object.
  if (Array.isArray(result) && result.length === 0) throw new UpstreamEmptyError(place, status)
  throw new UpstreamNetworkError(place, new Error('an invalid result'), status)
}

/** The order in an answer with an unexpected status. */
function orderIn(body: unknown): OrderAnswer | null {
  return storedOrder.read(isRecord(body) ? body.result : null)
}

/** A list, bare or as `data`, without the items past the limit that was requested. */
function cut(result: unknown, maxItems: number | undefined): unknown {
  if (maxItems === undefined) return result
  if (Array.isArray(result)) return result.slice(0, maxItems)
  if (!isRecord(result) || !Array.isArray(result.data)) return result
  return { ...result, data: result.data.slice(0, maxItems) }
}

/** The refusal that a failed answer states, as an error; null when it states none. */
function refusal(
  envelope: unknown,
  { status, headers }: Incoming,
  call: Call,
  place: CallContext,
): UpstreamRefusedError | null {
  if (!isRecord(envelope)) return null
  const said = isRecord(envelope.error) ? envelope.error : envelope
  const code = plainText(typeof said.code === 'number' ? String(said.code) : said.code, MAX_CODE_LENGTH)
  const message = plainText(said.message ?? problemText(said, headers), MAX_MESSAGE_LENGTH)
  if (code === null && message === null) return null
  if (!call.keyed) return new UpstreamRefusedError({ code, message }, place, status)
  const lines = conflictLines.read(said.lines)
  return new UpstreamRefusedError({ code, message, lines, total: price.read(said.total) }, place, status)
}

/** The words of problem details (RFC 9457, before it 7807). */
function problemText({ detail, title }: Record<string, unknown>, headers: Incoming['headers']): unknown {
  return PROBLEM_TYPE.test(String(headers['content-type'])) ? (detail ?? title) : null
}

function readJson(body: Uint8Array, place: CallContext, status: number): unknown {
  try {
    return parseJson(body)
  } catch (cause) {
    throw new UpstreamNetworkError(place, cause, status)
  }
}

// The body of a failure is read for its words only: when it has none, the status says enough.
function readable(body: Uint8Array): unknown {
  try {
    return parseJson(body)
  } catch {
    return null
  }
}

/** True if the service answered a write from memory: its key was used before. */
function isReplay({ headers }: Incoming): boolean {
  return REPLAY_HEADERS.some((name) => headers[name] === 'true')
}

function isEmpty(result: unknown): boolean {
  if (result === undefined || result === null || result === '') return true
  return isRecord(result) && Object.keys(result).length === 0
}

/** A service's words without tags, control characters and line breaks; null when nothing is left. */
function plainText(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null
  const words = cleanText(value.replace(/<\/?[a-z!][^>]*>?/gi, ' '))
    ?.replace(/\s+/g, ' ')
    .trim()
  return words ? [...words].slice(0, longest).join('') : null
}
