import { type Answer, freshSeconds } from './cache/answers.ts'
import { isRead } from './calls/call.ts'
import { withinDeadline } from './deadline.ts'
import { parseEnvelope } from './envelope.ts'
import { type CallContext, UpstreamError, UpstreamNetworkError } from './errors.ts'
import { createGuards } from './guards.ts'
import { type Group, groupsOf, type Job, toRequest } from './job.ts'
import type { CallOutcome, CallRecord, RestOptions } from './options.ts'
import { secondsToWait, withRetry } from './retry.ts'
import type { Send } from './send.ts'

/** Calls the service: the checked answer, its value null where there is none, or an `UpstreamError`. */
export function createLoad(
  options: RestOptions,
  sendTo: (group: Group) => Send,
): (job: Job) => Promise<Answer> {
  const guard = createGuards(groupsOf(options), { breaker: options.breaker ?? false })

  return async function load(job) {
    const started = performance.now()
    const progress: Progress = { attempts: 0, turnedAway: 0 }
    const finish = (outcome: CallOutcome) => {
      const record = toRecord(job, outcome, started, progress)
      options.onCall?.(record)
      job.request.onCall?.(record)
    }
    try {
      const answer = await ask(job, progress)
      finish(answer.value === null ? 'not_found' : 'ok')
      return answer
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      progress.reason = error.reason
      finish(error.extensionCode)
      throw error
    }
  }

  async function ask(job: Job, progress: Progress): Promise<Answer> {
    const place = placeOf(job)
    const request = toRequest(job, options)
    const sendOnce: Send = async (...sent) => {
      const answer = await sendTo(job.group)(...sent)
      reportServerError(job, answer.status)
      if (answer.status === 429) progress.turnedAway++
      return answer
    }
    const isRepeatable = isRead(job.call)
    const { idempotent, other } = options.retries
    const send = withRetry(sendOnce, isRepeatable ? idempotent : other)
    const count = () => void progress.attempts++
    // One deadline for all: the wait for a place, the call and its retries.
    const reached = withinDeadline(options.deadlineMs, (signal) =>
      guard(
        { group: job.group, method: isRepeatable ? 'GET' : 'POST' },
        () => send(request, count, signal),
        signal,
      ),
    )
    const answer = await reached.catch((cause: unknown) => {
      throw new UpstreamNetworkError({ ...place, attempts: taken(progress) }, cause)
    })
    progress.status = answer.status
    const told = { ...place, attempts: taken(progress), retryAfter: secondsToWait(answer) }
    const value = parseEnvelope(answer, job.call, told, job)
    return { value, body: answer.body }
  }

  /** The one place that hears of every answered 5xx, also of one that a repetition heals. */
  function reportServerError({ call, name, shownPath: path, request }: Job, status: number): void {
    if (status < 500) return
    const { service } = call
    options.onServerError?.({ code: '500', status, service, call: name, path, requestId: request.requestId })
  }
}

/** Reads a body sent for an equal job before; throws an UpstreamError for one that the service cannot have sent. */
export function readBody(job: Job, body: Uint8Array): unknown {
  return parseEnvelope({ status: job.call.expects, headers: {}, body }, job.call, placeOf(job), job)
}

function placeOf({ name, call, request }: Job): CallContext {
  return { call: name, service: call.service, requestId: request.requestId }
}

/** How far a call came. */
type Progress = { attempts: number; turnedAway: number; status?: number; reason?: string }

/** The requests that the service may have acted on: it has not where it answered 429. */
function taken({ attempts, turnedAway }: Progress): number {
  return attempts - turnedAway
}

/** A job's record; without progress the service was not called. */
export function toRecord(job: Job, outcome: CallOutcome, started?: number, progress?: Progress): CallRecord {
  return {
    requestId: job.request.requestId,
    service: job.call.service,
    call: job.name,
    method: job.call.method,
    path: job.shownPath,
    isDated: job.isDated,
    outcome,
    status: progress?.status,
    reason: progress?.reason,
    milliseconds: started === undefined ? 0 : performance.now() - started,
    attempts: progress?.attempts ?? 0,
    shared: false,
    cached: false,
    freshFor: job.plan && progress ? freshSeconds(job.plan, outcome === 'ok') : 0,
  }
}
