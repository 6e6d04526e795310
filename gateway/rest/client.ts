import type { Answer } from './answers.ts'
import { createAnswerCache } from './cache.ts'
import { cacheTimes } from './cachePolicy.ts'
import type { CallName } from './calls.ts'
import { UpstreamError } from './errors.ts'
import { type Asked, type Job, toJob } from './job.ts'
import { createLoad, toRecord } from './load.ts'
import type { CallOutcome, RequestOptions, RestOptions } from './options.ts'
import { toSegment } from './query.ts'
import { createAgentSend } from './send.ts'
import { createShare, unlessAborted } from './share.ts'

/**
 * Asks the services on behalf of one request. Rejects with an `UpstreamError`, or with a `CallAbortedError` when the
 * caller gave up.
 */
export type Client = {
  /** The checked answer, or null where the service has none. */
  find<C extends CallName>(name: C, asked?: Asked): Promise<Answer<C> | null>
  /** The same for one named entity; nothing is asked when no entity can have that name. */
  findBySlug<C extends CallName>(name: C, slug: string, asked?: Asked): Promise<Answer<C> | null>
  /** The checked answer of a call that always has one. */
  ask<C extends CallName>(name: C, asked?: Asked): Promise<Answer<C>>
}

/** Connections, calls in flight and the cache are of all requests; `bind` makes the client of one. */
export function createClient(options: RestOptions): {
  bind(who: RequestOptions): Client
  close(): Promise<void>
} {
  const agent = createAgentSend()
  const load = createLoad(options, agent.send)
  const cache = options.cache ? createAnswerCache(options.redisUrl) : null
  const share = createShare()

  async function run(job: Job): Promise<unknown> {
    if (job.call.method !== 'GET') return load(job)
    return unlessAborted(() => (job.asked.fresh ? load(job) : readShared(job)), job.who.signal)
  }

  async function readShared(job: Job): Promise<unknown> {
    const started = performance.now()
    const { answer, isShared } = share(job.path, () => readCached(job))
    if (!isShared) return answer
    const finish = (outcome: CallOutcome) =>
      job.who.onCall?.({ ...toRecord(job, outcome, started), shared: true })
    answer.then(
      (value) => finish(outcomeOf(value)),
      (error) => error instanceof UpstreamError && finish(error.extensionCode),
    )
    return answer
  }

  async function readCached(job: Job): Promise<unknown> {
    const times = cacheTimes(job.name, job.path)
    if (!cache || !times) return load(job)
    const started = performance.now()
    let isLoaded = false
    const store = await cache
    const value = await store.getOrSet(job.path, times, async () => {
      const loaded = await load(job)
      isLoaded = true
      return loaded
    })
    if (isLoaded) return value
    const record = { ...toRecord(job, outcomeOf(value), started), cached: true }
    options.onCall?.(record)
    job.who.onCall?.(record)
    return value
  }

  return {
    bind(who) {
      const client: Client = {
        // Each call's answer was checked against the shape that Answer<C> is made of.
        find: async <C extends CallName>(name: C, asked: Asked = {}) =>
          (await run(toJob(name, asked, who, options))) as Answer<C> | null,
        async findBySlug(name, slug, asked) {
          const segment = toSegment(slug)
          return segment === null ? null : client.find(name, { ...asked, segment })
        },
        async ask(name, asked) {
          const answer = await client.find(name, asked)
          if (answer === null) throw new TypeError(`${name} cannot answer null`)
          return answer
        },
      }
      return client
    },
    async close() {
      await agent.close()
      await (await cache)?.close()
    },
  }
}

function outcomeOf(value: unknown): CallOutcome {
  return value === null ? 'not_found' : 'ok'
}
