import { CallAbortedError } from './errors.ts'

/** The interval at which the clock is checked, in milliseconds. */
const MAX_STEP_MS = 50
const STEPS = 20

/** Gives up work after `milliseconds`; 0: never. Time in which this process was busy hardly counts: the answer may lie unread. */
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
