import { createAnswerCache, type Found } from './cache/answers.ts'
import { type Fetch, isRead } from './calls/call.ts'
import type { CallName } from './calls/index.ts'
import { abortable } from './deadline.ts'
import { UpstreamError } from './errors.ts'
import { type Group, groupsOf, type Job, toJob } from './job.ts'
import { createLoad, readBody, toRecord } from './load.ts'
import type { CallOutcome, RequestOptions, RestOptions } from './options.ts'
import { createAgentSend } from './send.ts'

/** Calls the services. Each call rejects with an `UpstreamError`, or a `CallAbortedError` when its request was given up. */
export function createClient(options: RestOptions): {
  fetchFor(name: CallName, request: RequestOptions): Fetch<unknown>
  close(): Promise<void>
} {
  // Connections of their own: a service that hangs must not hold those of the others.
  const agents = Object.fromEntries(
    groupsOf(options).map((group) => [group, createAgentSend(options.access?.tls)]),
  ) as Record<Group, ReturnType<typeof createAgentSend>>
  const load = createLoad(options, (group) => agents[group].send)
  const cache = createAnswerCache(options.cache ? options.redis : undefined, options.onRedisError)

  function run(job: Job): Promise<unknown> {
    if (!isRead(job.call)) return loadValue(job)
    const { signal } = job.request
    if (job.input.fresh || job.input.body) return abortable(() => loadValue(job), signal)
    // Nothing is waited for where the answer is at hand.
    const cached = job.plan && !signal?.aborted ? cache.peek(job.path, job.plan) : null
    if (cached) return Promise.resolve(remembered(job, cached))
    return abortable(() => readShared(job), signal)
  }

  function remembered(job: Job, { value, freshFor }: Found, started?: number): unknown {
    const record = { ...toRecord(job, outcomeOf(value), started), cached: true, freshFor }
    options.onCall?.(record)
    job.request.onCall?.(record)
    return value
  }

  async function readShared(job: Job): Promise<unknown> {
    const started = performance.now()
    let isOwn = false
    const tellShared = (outcome: CallOutcome, freshFor = 0) => {
      if (!isOwn) job.request.onCall?.({ ...toRecord(job, outcome, started), shared: true, freshFor })
    }
    try {
      const found = await cache.getOrLoad({
        key: job.path,
        service: job.call.service,
        plan: job.plan,
        load() {
          isOwn = true
          return load(job)
        },
        read: (body) => readBody(job, body),
      })
      if (found.isStored) return remembered(job, found, started)
      tellShared(outcomeOf(found.value), found.freshFor)
      return found.value
    } catch (error) {
      if (error instanceof UpstreamError) tellShared(error.extensionCode)
      throw error
    }
  }

  async function loadValue(job: Job): Promise<unknown> {
    return (await load(job)).value
  }

  return {
    fetchFor:
      (name, request) =>
      (input = {}) =>
        run(toJob(name, input, request, options)),
    async close() {
      await Promise.all(Object.values(agents).map((agent) => agent.close()))
      await cache.close()
    },
  }
}

function outcomeOf(value: unknown): CallOutcome {
  return value === null ? 'not_found' : 'ok'
}
