import type { ServiceName } from './calls/call.ts'
import type { CallName } from './calls/index.ts'
import { CATALOGUE, type UpstreamCode } from './errorCatalogue.ts'
import type { ConflictLine, OrderAnswer } from './shapes/orders.ts'

/** Where a call failed. `attempts` and `retryAfter`: see `UpstreamError`. */
export type CallContext = {
  call: CallName
  service: ServiceName
  requestId: string
  attempts?: number
  retryAfter?: number
}

/** Every failure of a service call. Only `message` and the plain fields may be shown; `cause` is for the log. */
export abstract class UpstreamError extends Error {
  /** The value of `extensions.code` in a GraphQL answer. */
  abstract readonly extensionCode: UpstreamCode
  readonly call: CallName
  readonly service: ServiceName
  readonly requestId: string
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined
  /** The requests that were sent and not answered by 429: an earlier one may have been acted on. */
  readonly attempts: number
  /** Seconds for which the service asks to be left alone; null: it names no time. */
  readonly retryAfter: number | null

  constructor(message: string, place: CallContext, status?: number, cause?: unknown) {
    super(message, { cause })
    this.name = new.target.name
    this.call = place.call
    this.service = place.service
    this.requestId = place.requestId
    this.status = status
    this.attempts = place.attempts ?? 1
    this.retryAfter = place.retryAfter || null
  }

  /** Why it failed, for the company's log: a code or the gateway's own words, never those of a service, which may name a visitor. */
  get reason(): string {
    return this.message
  }

  /** True if the same request may succeed later. */
  get retryable(): boolean {
    if (this.status === undefined) return true
    return CATALOGUE[this.extensionCode].retryable ?? RETRYABLE_STATUSES.has(this.status)
  }
}

/** The statuses after which the same request may succeed: the specification's list. */
export const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** The service refused and said why: the message is its code, else its own words. */
export class UpstreamRefusedError extends UpstreamError {
  override readonly extensionCode = 'UPSTREAM_ERROR'
  /** The service's machine code, such as OUT_OF_STOCK. */
  readonly upstreamCode: string | null
  /** The lines of an order that the refusal is about. */
  readonly lines: readonly ConflictLine[]
  /** The service's own sum of an order, in roubles; null where it says none. */
  readonly total: number | null

  constructor(
    refusal: {
      code: string | null
      message: string | null
      lines?: readonly ConflictLine[]
      total?: number | null
    },
    place: CallContext,
    status: number,
  ) {
    super(refusal.code ?? refusal.message ?? `API error, status: ${status}.`, place, status)
    this.upstreamCode = refusal.code
    this.lines = refusal.lines ?? []
    this.total = refusal.total ?? null
  }

  override get reason(): string {
    return /^[\w.-]+$/.test(this.upstreamCode ?? '') ? String(this.upstreamCode) : 'refused'
  }
}

/** The service answered with a status other than the expected one, and gave neither code nor message. */
export class UpstreamStatusError extends UpstreamError {
  override readonly extensionCode = 'UPSTREAM_STATUS'
  /** The order that the service has made all the same: it answered with 2xx, but not 201. */
  readonly made: OrderAnswer | null

  constructor(place: CallContext, status: number, made: OrderAnswer | null = null) {
    super(`API error, status: ${status}.`, place, status)
    this.made = made
  }
}

/** The service answered with the expected status and nothing in it, or without the one `field` that everything depends on. */
export class UpstreamEmptyError extends UpstreamError {
  override readonly extensionCode = 'UPSTREAM_EMPTY'
  readonly field: string | undefined

  constructor(place: CallContext, status: number, field?: string) {
    super('ERR_EMPTY_RESPONSE', place, status)
    this.field = field
  }
}

/** No answer, a broken answer or the deadline. Whether the service acted on the request is unknown. */
export class UpstreamNetworkError extends UpstreamError {
  override readonly extensionCode = 'UPSTREAM_NETWORK'

  constructor(place: CallContext, cause?: unknown, status?: number) {
    super('Network error, try again late', place, status, cause)
  }

  override get reason(): string {
    const { code, message } = this.cause as { code?: unknown; message?: string }
    return typeof code === 'string' ? code : (message ?? this.message)
  }
}

/** The caller gave up before the answer came. Not a failure of the service. */
export class CallAbortedError extends Error {
  override readonly name = 'CallAbortedError'
}

/** Runs what makes the errors of clients' mistakes: nobody reads their stacks, which would hold the objects of a request. */
export function withoutStacks<Result>(run: () => Result): Result {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return run()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** The answer, or something to go on with when a service fails: for parts without which the rest is still worth having. */
export async function withFallback<Answer>(answer: Promise<Answer>, fallback: Answer): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UpstreamError) return fallback
    throw error
  }
}
