import type { ServerResponse } from 'node:http'

/** Answers on their way to slow clients. The one that has taken longest is given up for the next. */
const MAX_LEAVING = 1000

/** Notes that an answer is made and on its way. */
export type Leaving = (response: ServerResponse) => void

/** Keeps the number of answers on their way within `max`, however they were made. */
export function createLeaving(max: number = MAX_LEAVING): Leaving {
  /** The slowest first. */
  const leaving = new Set<ServerResponse>()
  return (response) => {
    const [slowest] = leaving
    if (leaving.size >= max) slowest?.destroy()
    leaving.add(response)
    response.once('close', () => leaving.delete(response))
  }
}
