import { isGood, isUsable, orOld, singleFlight, type Times } from '../../stores/renewal.ts'
import { type CachePlan, NOT_FOUND_SECONDS } from '../calls/cacheTimes.ts'
import { type CachedAnswer, createMemory } from './memory.ts'
import type { SharedRedis } from './redis.ts'
import { connectSharedAnswers } from './shared.ts'

/** A service's answer: what was read from it (null: there is none), and its body as it came. */
export type Answer = { value: unknown; body: Uint8Array }

/** One read that may be answered from memory; not where it has no `plan`. */
type CachedRead = {
  key: string
  service: string
  plan: CachePlan | null
  /** Asks the service. */
  load: () => Promise<Answer>
  /** Reads a body that another server shared; throws for one that the service could not have sent. */
  read: (body: Uint8Array) => unknown
}

/** A value (null: the service has none), the seconds for which it will be answered again without asking, and whether it was stored. */
export type Found = { value: unknown; freshFor: number; isStored: boolean }

type Planned = CachedRead & { plan: CachePlan }

/** Milliseconds after which a stale answer is preferred to waiting. The service's answer is cached when it comes. */
const SOFT_TIMEOUT_MS = 200

/**
 * Caches answers, never errors, in the process, and behind it, when `redis` is given, in a cache that several servers share. While a
 * service fails or is slow, the last good answer is used.
 */
export function createAnswerCache(redis?: SharedRedis, onRedisError?: () => void) {
  const memory = createMemory()
  const connecting = redis === undefined ? null : connectSharedAnswers(redis, onRedisError)
  const { running, share } = singleFlight<Found>()
  /** The service of each key whose service is slow just now. */
  const slow = new Map<string, string>()

  async function newest(read: Planned): Promise<CachedAnswer | null> {
    const { key, plan } = read
    const cached = memory.get(key, plan.store)
    if (running.has(key)) return cached
    const found = await fromShared(read)
    if (!found || (cached && cached.at >= found.at)) return cached
    memory.set(key, storeOf(plan, found.value), found)
    return found
  }

  async function fromShared({ key, read }: CachedRead): Promise<CachedAnswer | null> {
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

  function store({ key, plan }: Planned, { value, body }: Answer): void {
    const bytes = value === null ? 0 : body.byteLength
    memory.set(key, storeOf(plan, value), { value, bytes, at: performance.now() })
    void connecting?.then((shared) =>
      value === null ? shared.delete(key) : shared.set(key, body, plan.fresh + plan.stale),
    )
  }

  async function load(read: Planned, cached: CachedAnswer | null): Promise<Found> {
    try {
      const answer = await read.load()
      store(read, answer)
      return toFresh(answer, freshSeconds(read.plan, answer.value !== null))
    } catch (error) {
      if (cached) cached.failedAt = performance.now()
      throw error
    } finally {
      slow.delete(read.key)
    }
  }

  return {
    /** The answer cached in this process, without waiting for anything; null: none that may be answered as it is. */
    peek(key: string, plan: CachePlan): Found | null {
      const cached = memory.get(key, plan.store)
      return cached && isGood(cached, timesOf(plan, cached)) ? toFound(cached, plan) : null
    },
    /** The cached value, or what `load` brings, or that of an equal read. A null (the service has none) is cached for a short time only. */
    async getOrLoad({ plan, ...unplanned }: CachedRead): Promise<Found> {
      const { key, service, load: ask } = unplanned
      if (!plan) return share(key, async () => toFresh(await ask(), 0))
      const read = { ...unplanned, plan }
      const cached = await newest(read)
      if (cached && isGood(cached, timesOf(plan, cached))) return toFound(cached, plan)
      // Equal reads share one load, also those that come while a stale answer is used.
      const loading = share(key, () => load(read, cached))
      if (!cached || !isUsable(cached, timesOf(plan, cached))) return loading
      // A page waits once for a service that hangs, however many answers of it the page needs.
      const patience = slow.values().some((each) => each === service) ? 0 : SOFT_TIMEOUT_MS
      return orOld(loading, toFound(cached, plan), patience, () => slow.set(key, service))
    },
    close: async () => (await connecting)?.close(),
  }
}

/** For how many seconds an answer that came just now is answered again without asking. */
export function freshSeconds(plan: CachePlan, isFound: boolean): number {
  return isFound ? plan.fresh : NOT_FOUND_SECONDS
}

function toFresh({ value }: Answer, freshFor: number): Found {
  return { value, freshFor, isStored: false }
}

function toFound({ value, at }: CachedAnswer, plan: CachePlan): Found {
  const fresh = freshSeconds(plan, value !== null)
  return { value, freshFor: Math.max(0, fresh - (performance.now() - at) / 1000), isStored: true }
}

// A service that fails is called again when it would have been called anyway.
function timesOf(plan: CachePlan, { value }: CachedAnswer): Times {
  const fresh = freshSeconds(plan, value !== null) * 1000
  return { fresh, stale: value === null ? 0 : plan.stale * 1000, retry: fresh }
}

// Misses are endless, as are pages of a list past its end, and no page of the shop needs them.
function storeOf({ store }: CachePlan, value: unknown): CachePlan['store'] {
  if (value === null) return 'visitors'
  const isEmptyList =
    typeof value === 'object' && 'items' in value && Array.isArray(value.items)
      ? value.items.length === 0
      : false
  return isEmptyList ? 'visitors' : store
}
