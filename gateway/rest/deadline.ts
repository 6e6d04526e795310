import type { Send } from './send.ts'

/** Gives up an attempt after `milliseconds`, whether the answer has begun or not. 0: never. */
export function withDeadline(send: Send, milliseconds: number): Send {
  if (milliseconds === 0) return send
  return (request) => send(request, AbortSignal.timeout(milliseconds))
}
