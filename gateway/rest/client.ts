import { createAnswerCache } from './cache/answers.ts'
import { cachePlan } from './calls/cacheTimes.ts'
import type { Fetch } from './calls/call.ts'
import type { CallName } from './calls/index.ts'
import { abortable, createDedupe } from './dedupe.ts'
import { UpstreamError } from './errors.ts'
import { type Job, toJob } from './job.ts'
import { createLoad, readBody, toRecord } from './load.ts'
import type { CallOutcome, RequestOptions, RestOptions } from './options.ts'
import { createAgentSend } from './send.ts'
import { SERVICES, type ServiceName } from './services.ts'

/**
 * Calls the services. Connections, calls in flight and the cache belong to all requests; `fetchFor` makes one call for one
 * request, and rejects with an `UpstreamError`, or with a `CallAbortedError` when the request was given up.
 */
export function createClient(options: RestOptions): {
  fetchFor(name: CallName, request: RequestOptions): Fetch<unknown>
  close(): Promise<void>
} {
  // Connections of their own: a service that hangs must not hold those of the others.
  const agents = Object.fromEntries(SERVICES.map((service) => [service, createAgentSend()])) as Record<
    ServiceName,
    ReturnType<typeof createAgentSend>
  >
  const load = createLoad(options, (service) => agents[service].send)
  const cache = options.cache ? createAnswerCache(options.redisUrl) : null
  const share = createDedupe()

  async function run(job: Job): Promise<unknown> {
    if (job.call.method !== 'GET') return loadValue(job)
    return abortable(() => (job.input.fresh ? loadValue(job) : readShared(job)), job.request.signal)
  }

  async function readShared(job: Job): Promise<unknown> {
    const started = performance.now()
    const { answer, isShared } = share(job.path, () => readCached(job))
    if (!isShared) return answer
    const finish = (outcome: CallOutcome) =>
      job.request.onCall?.({ ...toRecord(job, outcome, started), shared: true })
    answer.then(
      (value) => finish(outcomeOf(value)),
      (error) => error instanceof UpstreamError && finish(error.extensionCode),
    )
    return answer
  }

  async function readCached(job: Job): Promise<unknown> {
    const plan = cachePlan({
      times: job.call.times,
      path: job.path,
      isList: 'limit' in job.call.params || job.name === 'productsByIds',
      isOwnPage: job.request.isOwnPage === true,
    })
    if (!cache || !plan) return loadValue(job)
    const started = performance.now()
    let isLoaded = false
    const store = await cache
    const value = await store.getOrLoad({
      key: job.path,
      service: job.call.service,
      plan,
      load: async () => {
        const answer = await load(job)
        isLoaded = true
        return answer
      },
      read: (body) => readBody(job, body),
    })
    if (isLoaded) return value
    const record = { ...toRecord(job, outcomeOf(value), started), cached: true }
    options.onCall?.(record)
    job.request.onCall?.(record)
    return value
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
      const store = await cache
      store?.close()
    },
  }
}

function outcomeOf(value: unknown): CallOutcome {
  return value === null ? 'not_found' : 'ok'
}
