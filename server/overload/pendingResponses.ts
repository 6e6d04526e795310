import type { ServerResponse } from 'node:http'

/** Responses on their way to slow clients. The one that has taken longest is given up for the next. */
const MAX_PENDING = 1000

/** Notes that a response is made and on its way. */
export type NotePending = (response: ServerResponse) => void

/** Keeps the number of responses on their way within `max`, however they were made. */
export function boundPendingResponses(max: number = MAX_PENDING): NotePending {
  /** The slowest first. */
  const pending = new Set<ServerResponse>()
  return (response) => {
    // Its client has left: nothing is on its way, and `close` has been.
    if (response.destroyed) return
    const [slowest] = pending
    if (pending.size >= max) slowest?.destroy()
    pending.add(response)
    response.once('close', () => pending.delete(response))
  }
}
