import { UpstreamError, UpstreamRefusedError, UpstreamStatusError } from '../rest/errors.ts'

/** The outcome of an order that was sent, as far as its answer tells. */
export type Verdict = 'made' | 'refused' | 'taken' | 'unclear'

/** The consequences of each verdict. docs/errors.md has them as a table. */
export const VERDICTS: Record<Verdict, Consequence> = {
  made: {
    when: 'an order came: with 201, or with another 2xx',
    keeps: 'created',
    counts: true,
    told: 'the order; after another 2xx a problem that has it as `existingOrder`, `retryable: false`',
  },
  refused: {
    when: '409 `OUT_OF_STOCK` or `PRICE_CHANGED`; where no other request of the key was sent before but those answered by 429, also 400 or 422 with a code or words, and 401, 403, 404, 405, 407, 421, 429; no connection',
    keeps: null,
    counts: false,
    told: 'why, after `PRICE_CHANGED` with the total of the service, which the key then keeps; after a key that was settled the new order is checked and sent',
  },
  taken: {
    when: '409 `IDEMPOTENCY_KEY_REUSED`',
    keeps: null,
    counts: false,
    told: '`OrderKeyConflict`',
  },
  unclear: {
    when: 'anything else: no answer, 5xx, another 4xx, an answer that cannot be read',
    keeps: 'lost',
    counts: true,
    told: 'a problem with `retryable: true`',
  },
}

type Consequence = {
  /** The answer of the service. */
  when: string
  /** The state of the key; null: the key is free. */
  keeps: 'created' | 'lost' | null
  /** True if it is one of the open orders of its customer. */
  counts: boolean
  told: string
}

/**
 * The verdict of a failed request. Services look for the key before anything else, so a documented conflict says that they have no such order.
 * Another refusal says it of its own request alone: an earlier one of the key (`isFirst` false) may have arrived.
 */
export function verdictOf(error: unknown, isFirst: boolean): Verdict {
  if (!(error instanceof UpstreamError)) return 'unclear'
  if (error instanceof UpstreamStatusError && error.made) return 'made'
  const { status = 0, attempts } = error
  const isRefused = error instanceof UpstreamRefusedError
  if (isRefused && status === 409) return CONFLICTS[error.upstreamCode ?? ''] ?? 'unclear'
  const isBefore =
    BEFORE_THE_SERVICE.has(status) || isUnsent(error) || (isRefused && (status === 400 || status === 422))
  return isBefore && isFirst && attempts <= 1 ? 'refused' : 'unclear'
}

const CONFLICTS: Record<string, Verdict | undefined> = {
  OUT_OF_STOCK: 'refused',
  PRICE_CHANGED: 'refused',
  IDEMPOTENCY_KEY_REUSED: 'taken',
}

/** No connection was made. */
function isUnsent({ cause }: UpstreamError): boolean {
  return cause instanceof Error && 'code' in cause && UNSENT.has(String(cause.code))
}

const UNSENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** These statuses mean that the request was not passed on. Others, such as 408, 410, 413 or 499, may come after the service has acted. */
const BEFORE_THE_SERVICE: ReadonlySet<number> = new Set([401, 403, 404, 405, 407, 421, 429])
