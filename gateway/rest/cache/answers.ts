import { type CachePlan, type CacheTimes, NOT_FOUND_SECONDS } from '../calls/cacheTimes.ts'
import { isGood, orOld, singleFlight, standsIn, type Times } from '../stores/renewal.ts'
import { createMemory, type Kept } from './memory.ts'
import type { SharedRedis } from './redis.ts'
import { connectSharedAnswers } from './shared.ts'

/** A service's answer: what was read from it (null: there is none), and its body as it came. */
export type Answer = { value: unknown; body: Uint8Array }

/** One read that may be answered from memory. */
type CachedRead = {
  key: string
  service: string
  plan: CachePlan
  /** Asks the service. */
  load: () => Promise<Answer>
  /** Reads a body that another server shared; throws for one that the service could not have sent. */
  read: (body: Uint8Array) => unknown
}

/** A value (null: the service has none), and the seconds for which it will be answered again without asking. */
export type Found = { value: unknown; freshFor: number }

/** Remembers answers. Errors are never kept; while the service fails or is slow, the last good answer stands in for it. */
type AnswerCache = {
  /** What is remembered in this process, without waiting for anything; null: nothing that may be answered as it is. */
  peek(key: string, plan: CachePlan): Found | null
  /** The remembered value, or what `load` brings. A null (the service has none) is kept for a short time only. */
  getOrLoad(read: CachedRead): Promise<Found>
  close(): Promise<void>
}

/** Milliseconds after which a stale answer is preferred to waiting. The service's answer is kept when it comes. */
const SOFT_TIMEOUT_MS = 200

/** A cache in the process, and behind it, when `redis` is given, one that several servers share. */
export function createAnswerCache(redis?: SharedRedis): AnswerCache {
  const memory = createMemory()
  const connecting = redis === undefined ? null : connectSharedAnswers(redis)
  const { running, share } = singleFlight<Found>()
  /** Of the keys whose service is slow just now, the service. */
  const slow = new Map<string, string>()

  function peek(key: string, plan: CachePlan): Found | null {
    const unknownFor = memory.unknownFor(key)
    if (unknownFor > 0) return { value: null, freshFor: unknownFor }
    const kept = memory.get(key, plan.store)
    return kept && isGood(kept, timesOf(plan)) ? toFound(kept, plan) : null
  }

  async function newest(read: CachedRead): Promise<Kept | null> {
    const { key, plan } = read
    const kept = memory.get(key, plan.store)
    if (running.has(key)) return kept
    const found = await fromShared(read)
    if (!found || (kept && kept.at >= found.at)) return kept
    memory.set(key, storeOf(plan, found.value), found)
    return found
  }

  async function fromShared({ key, read }: CachedRead): Promise<Kept | null> {
    const shared = await connecting
    const found = await shared?.get(key)
    if (!found) return null
    try {
      const { body, age } = found
      return { value: read(body), bytes: body.byteLength, at: performance.now() - age }
    } catch {
      return null
    }
  }

  function keep({ key, plan }: CachedRead, { value, body }: Answer): void {
    if (value === null) {
      memory.setUnknown(key)
      void connecting?.then((shared) => shared.delete(key))
      return
    }
    memory.set(key, storeOf(plan, value), { value, bytes: body.byteLength, at: performance.now() })
    void connecting?.then((shared) => shared.set(key, body, plan.fresh + plan.stale))
  }

  async function load(read: CachedRead, kept: Kept | null): Promise<Found> {
    try {
      const answer = await read.load()
      keep(read, answer)
      return { value: answer.value, freshFor: freshSeconds(read.plan, answer.value !== null) }
    } catch (error) {
      if (kept) kept.failedAt = performance.now()
      throw error
    } finally {
      slow.delete(read.key)
    }
  }

  return {
    peek,
    async getOrLoad(read) {
      const { key, service, plan } = read
      const kept = await newest(read)
      const times = timesOf(plan)
      if (kept && isGood(kept, times)) return toFound(kept, plan)
      // Equal reads share one load, also those that come while a stale answer stands in for it.
      const loading = share(key, () => load(read, kept))
      if (!kept || !standsIn(kept, times)) return loading
      // A page waits once for a service that hangs, however many answers of it the page stands on.
      const patience = slow.values().some((each) => each === service) ? 0 : SOFT_TIMEOUT_MS
      return orOld(loading, toFound(kept, plan), patience, () => slow.set(key, service))
    },
    close: async () => (await connecting)?.close(),
  }
}

/** For how many seconds an answer that came just now is answered again without asking. */
export function freshSeconds(plan: CachePlan, isFound: boolean): number {
  return isFound ? plan.fresh : NOT_FOUND_SECONDS
}

function toFound({ value, at }: Kept, { fresh }: CachePlan): Found {
  return { value, freshFor: Math.max(0, fresh - (performance.now() - at) / 1000) }
}

// A service that fails is asked again when it would have been asked anyway.
function timesOf({ fresh, stale }: CacheTimes): Times {
  return { fresh: fresh * 1000, stale: stale * 1000, retry: fresh * 1000 }
}

// Pages of a list past its end are endless, and nothing stands on them.
function storeOf({ store }: CachePlan, value: unknown): CachePlan['store'] {
  const isEmptyList =
    typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
      ? value.items.length === 0
      : false
  return isEmptyList ? 'visitors' : store
}
