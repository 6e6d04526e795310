import { RETRYABLE_STATUSES } from './errors.ts'
import type { Incoming, Outgoing, Send } from './send.ts'

/** How often a request is repeated: `idempotent` ones change nothing, `other` ones create. */
type Retries = { idempotent: number; other: number }

/** Repeats a request while its status allows that. Without an answer there is no repetition: the service may have acted. */
export function withRetry(send: Send, retries: Retries) {
  return async (request: Outgoing, onAttempt: () => void, signal?: AbortSignal): Promise<Incoming> => {
    const most = request.method === 'GET' ? retries.idempotent : retries.other
    for (let repeated = 0; ; repeated++) {
      onAttempt()
      const answer = await send(request, signal)
      if (repeated >= most || !RETRYABLE_STATUSES.has(answer.status)) return answer
    }
  }
}
