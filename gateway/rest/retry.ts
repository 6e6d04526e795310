import { RETRYABLE_STATUSES } from './errors.ts'
import type { Incoming, Outgoing, Send } from './send.ts'

/** The longest that a service may ask to be left alone, seconds. */
const MAX_WAIT_SECONDS = 60

/** The seconds for which a service that refuses asks to be left alone; 0: it does not ask. */
export function secondsToWait({ status, headers }: Incoming): number {
  const asked = status === 429 ? String(headers['retry-after']) : ''
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.now()) / 1000
  return seconds > 0 ? Math.min(Math.ceil(seconds), MAX_WAIT_SECONDS) : 0
}

/** Repeats a request, at most so often, while its status allows that, and the service asks for no time. Without an answer there is no repetition: the service may have acted. */
export function withRetry(send: Send, most: number) {
  return async (request: Outgoing, onAttempt: () => void, signal?: AbortSignal): Promise<Incoming> => {
    for (let repeated = 0; ; repeated++) {
      onAttempt()
      const answer = await send(request, signal)
      if (repeated >= most || !RETRYABLE_STATUSES.has(answer.status) || secondsToWait(answer) > 0)
        return answer
    }
  }
}
