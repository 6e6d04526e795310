import { CallAbortedError } from './errors.ts'

/** Equal work in flight is done once: `work` runs unless work under the same key is still going on. */
export function createDedupe<Answer>() {
  const inFlight = new Map<string, Promise<Answer>>()

  return function share(
    key: string,
    work: () => Promise<Answer>,
  ): { answer: Promise<Answer>; isShared: boolean } {
    const running = inFlight.get(key)
    if (running) return { answer: running, isShared: true }
    const answer = work().finally(() => inFlight.delete(key))
    inFlight.set(key, answer)
    return { answer, isShared: false }
  }
}

/** The outcome of `work`, or a rejection as soon as the caller gives up; work that has begun goes on. */
export async function abortable(
  work: () => Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (!signal) return work()
  const gaveUp = () => new CallAbortedError('the caller gave up', { cause: signal.reason })
  if (signal.aborted) throw gaveUp()
  const { promise: left, reject } = Promise.withResolvers<never>()
  const leave = () => reject(gaveUp())
  signal.addEventListener('abort', leave, { once: true })
  return Promise.race([work(), left]).finally(() => signal.removeEventListener('abort', leave))
}
