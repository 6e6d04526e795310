import { ANSWERS } from './answers.ts'
import type { Shape } from './border/shape.ts'
import { createBreaker } from './breaker.ts'
import { withDeadline } from './deadline.ts'
import { openEnvelope } from './envelope.ts'
import { UpstreamError, UpstreamNetworkError } from './errors.ts'
import { type Job, toRequest } from './job.ts'
import type { CallOutcome, CallRecord, RestOptions } from './options.ts'
import { withRetry } from './retry.ts'
import type { Send } from './send.ts'

/** Calls the service: the checked answer, null where it has none, or an `UpstreamError`. */
export function createLoad(options: RestOptions, agentSend: Send): (job: Job) => Promise<unknown> {
  const send = withRetry(withDeadline(agentSend, options.deadlineMs), options.retries)
  const breaker = options.breaker ? createBreaker() : null

  return async function load(job) {
    const started = performance.now()
    const progress: Progress = { attempts: 0, status: undefined }
    const finish = (outcome: CallOutcome) => {
      const record = toRecord(job, outcome, started, progress)
      options.onCall?.(record)
      job.who.onCall?.(record)
    }
    try {
      const value = await ask(job, progress)
      finish(value === null ? 'not_found' : 'ok')
      return value
    } catch (error) {
      if (error instanceof UpstreamError) finish(error.extensionCode)
      reportServerError(job, progress.status)
      throw error
    }
  }

  async function ask(job: Job, progress: Progress): Promise<unknown> {
    const place = { call: job.name, service: job.call.service, requestId: job.who.requestId }
    const request = toRequest(job, options.baseUrl)
    const reach = () => send(request, () => progress.attempts++)
    const reached = breaker && job.call.method === 'GET' ? breaker(job.call.service, reach) : reach()
    const answer = await reached.catch((cause: unknown) => {
      throw new UpstreamNetworkError(place, cause)
    })
    progress.status = answer.status
    const shape: Shape<unknown> = ANSWERS[job.name]
    return openEnvelope(answer, job.call, shape, place)
  }

  /** The one place that hears of every call which ended with an answered 5xx. */
  function reportServerError({ call, name, path, who }: Job, status: number | undefined): void {
    if (status === undefined || status < 500) return
    const { service } = call
    options.onServerError?.({ code: '500', status, service, call: name, path, requestId: who.requestId })
  }
}

/** How far a call came. */
type Progress = { attempts: number; status: number | undefined }

/** A job's record; without progress the service was not asked. */
export function toRecord(job: Job, outcome: CallOutcome, started: number, progress?: Progress): CallRecord {
  return {
    requestId: job.who.requestId,
    service: job.call.service,
    call: job.name,
    method: job.call.method,
    path: job.path,
    outcome,
    status: progress?.status,
    milliseconds: performance.now() - started,
    attempts: progress?.attempts ?? 0,
    shared: false,
    cached: false,
  }
}
