/** Milliseconds for which a store that failed is left alone: a Redis that hangs is not waited for by every command. */
export const PAUSE_MS = 1000

/** Works with a store that may fail: undefined: it did, or did a moment ago. `onFailure` is called at most once in each pause. */
export function createAttempts<Store>(
  lasting: Store,
  onFailure: (error: unknown) => void,
  pauseMs = PAUSE_MS,
) {
  let pausedUntil = Number.NEGATIVE_INFINITY
  return async <Result>(work: (store: Store) => Promise<Result>): Promise<Result | undefined> => {
    if (performance.now() < pausedUntil) return undefined
    try {
      return await work(lasting)
    } catch (error) {
      pausedUntil = performance.now() + pauseMs
      onFailure(error)
      return undefined
    }
  }
}
