/** The interval at which the clock is checked, in milliseconds. */
const MAX_STEP_MS = 50
const STEPS = 20

/**
 * Gives up work after `milliseconds`; 0: never. Time in which this process itself was busy hardly counts: an answer that came
 * meanwhile is still unread, and the service is not to blame.
 */
export async function withinDeadline<Result>(
  milliseconds: number,
  work: (signal?: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (milliseconds === 0) return work()
  const end = new AbortController()
  const step = Math.min(MAX_STEP_MS, Math.ceil(milliseconds / STEPS))
  let left = milliseconds
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    left -= Math.min(now - last, 2 * step)
    last = now
    if (left <= 0) end.abort(new DOMException('the deadline has passed', 'TimeoutError'))
  }, step)
  return work(end.signal).finally(() => clearInterval(timer))
}
