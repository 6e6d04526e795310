import { texts } from '#company/texts/index.ts'

/** The values of `extensions.code` for failures of the services. */
export type UpstreamCode = 'UPSTREAM_ERROR' | 'UPSTREAM_STATUS' | 'UPSTREAM_EMPTY' | 'UPSTREAM_NETWORK'

/** The meaning of one code. `retryable` null: it depends on the status. */
type CatalogueEntry = {
  when: string
  message: string
  retryable: boolean | null
  /** For a visitor, in the shop's language. */
  visitor: string
  /** English, for a developer. */
  developer: string
}

/** The error catalogue. docs/errors.md is printed from it. */
export const CATALOGUE: Record<UpstreamCode, CatalogueEntry> = {
  UPSTREAM_ERROR: {
    when: 'the service refused, and its answer has a code or a message',
    message: 'the code; without one the message as plain text of at most 300 characters',
    retryable: null,
    visitor: texts.services.refused,
    developer: 'The service answered and refused. If the message is a code that you handle, act on it.',
  },
  UPSTREAM_STATUS: {
    when: 'the status is not the expected one (200; 201 for writes), and the body has neither code nor message',
    message: 'API error, status: N.',
    retryable: null,
    visitor: texts.services.failed,
    developer:
      'Check extensions.status. After 408, 409, 425, 429, 500, 502, 503 and 504 a retry may succeed.',
  },
  UPSTREAM_EMPTY: {
    when: 'an empty result with the expected status, other than 202 and 204; or settings without minimum rental',
    message: 'ERR_EMPTY_RESPONSE',
    retryable: false,
    visitor: texts.services.empty,
    developer: 'The service answered with success, but without a result. It has a bug; retries rarely help.',
  },
  UPSTREAM_NETWORK: {
    when: 'no answer, a broken answer (not JSON, too large, too deep, cut off) or the deadline',
    message: 'Network error, try again late',
    retryable: true,
    visitor: texts.services.unreachable,
    developer: 'Repeat reads. After a write the outcome is unknown: repeat it with the same idempotency key.',
  },
}

/** The codes of a refused order that the gateway understands. */
export const ORDER_CODES = {
  OUT_OF_STOCK:
    '409: too few units are free; `error.lines` names the lines, with `requested` and `available`',
  PRICE_CHANGED: "409: the service's own total is not the order's `expectedTotal`",
  IDEMPOTENCY_KEY_REUSED: '409: this `Idempotency-Key` belongs to another order',
  REQUEST_IN_PROGRESS:
    '409: the order of this `Idempotency-Key` is being made; the gateway asks again later, as after every unknown 409',
} as const
