import { isPutOff, isUsable, orOld, singleFlight } from '#gateway/stores/renewal.ts'
import type { Release } from '../../overload/queue.ts'
import type { RequestInfo } from '../render/pageServices.ts'
import type { RenderedPage } from './pageRender.ts'
import { type ReadyPage, readyPage } from './readyPage.ts'
import { type CachedPage, createPageStore } from './store.ts'
import { timesOf } from './times.ts'
import type { PageVariant } from './variant.ts'

/** How long a page is used in place of one that cannot be rendered. */
const STALE_IF_ERROR_MS = 86_400_000
/** How long a visitor waits for a new page before he gets an old one. */
const SOFT_TIMEOUT_MS = 1000
/** A page that could not be rendered is tried again after this. */
const RETRY_MS = 5000
/** How many pages are rendered anew at once while old ones are sent. */
const MAX_RENEWALS = 4

type PageCacheOptions = {
  /** Renders the page of a variant; for nobody in particular without a request. */
  render(variant: PageVariant, requestInfo?: RequestInfo): Promise<RenderedPage>
  /** Today in the company's zone. */
  today(): string
  /** Waits for a slot among the pages that are worked on; null: there is no time. */
  acquire(): Promise<Release | null>
  /** Those of every page. */
  headers: Readonly<Record<string, string>>
  store?: ReturnType<typeof createPageStore>
  now?: () => number
}

/** The result of a rendering, and the page to cache; no page: it is not cached. */
type Outcome = { page: ReadyPage | null; rendered: RenderedPage | null }

export type PageCache = ReturnType<typeof createPageCache>

/** Caches rendered pages for all who request the same. */
export function createPageCache({ render, today, acquire, headers, ...rest }: PageCacheOptions) {
  const { store = createPageStore(), now = () => performance.now() } = rest
  const { running, share } = singleFlight<Outcome>()
  const counts = { hit: 0, stale: 0, miss: 0 }
  let renewals = 0

  async function produce(variant: PageVariant, requestInfo?: RequestInfo): Promise<Outcome> {
    const at = now()
    const rendered = await render(variant, requestInfo)
    if (!rendered.isWhole) {
      keepOrDrop(variant, rendered)
      return { page: null, rendered }
    }
    const before = store.get(variant)
    const made = { body: rendered.body, headers: { ...rendered.headers, ...headers } }
    const page = await readyPage(made, before?.page)
    const healthyAt = rendered.isHealthy || !before ? at : before.healthyAt
    store.set(variant, { page, day: rendered.day, at, healthyAt })
    return { page, rendered }
  }

  /** An old page is used in place of one that fails, and for minutes of one that lacks a part; otherwise it is dropped. */
  function keepOrDrop(variant: PageVariant, { statusCode }: RenderedPage): void {
    const cached = store.get(variant)
    if (!cached) return
    if (statusCode >= 500 || (statusCode === 200 && isRecent(variant, cached))) cached.failedAt = now()
    else store.delete(variant)
  }

  async function renewed(variant: PageVariant): Promise<Outcome> {
    const release = await acquire()
    if (!release) return { page: null, rendered: null }
    try {
      return await produce(variant)
    } finally {
      release()
    }
  }

  function renew(variant: PageVariant, cached: CachedPage): void {
    if (running.has(variant.key) || renewals >= MAX_RENEWALS || isRefused(cached)) return
    renewals += 1
    const done = () => {
      renewals -= 1
    }
    share(variant.key, () => renewed(variant)).then(done, done)
  }

  /** The new page, or the old one where it fails or takes long; null where the new one is not cached. */
  function newOrOld(variant: PageVariant, cached: CachedPage): Promise<ReadyPage | null> {
    const made = share(variant.key, () => renewed(variant)).then(
      ({ page, rendered }) => page ?? (rendered && rendered.statusCode < 500 ? null : cached.page),
    )
    return orOld<ReadyPage | null>(made, cached.page, SOFT_TIMEOUT_MS)
  }

  const isRefused = (cached: CachedPage) => isPutOff(cached, { retry: RETRY_MS }, now())

  function isRecent(variant: PageVariant, cached: CachedPage): boolean {
    return cached.day === today() && isUsable(cached, timesOf(variant), now())
  }

  return {
    counts,
    bytes: store.bytes,
    /** True if a page is being rendered. */
    isBusy: () => running.size > 0,
    /** A page that can be sent, at once or soon; null: it is to be loaded. */
    find(variant: PageVariant): ReadyPage | Promise<ReadyPage | null> | null {
      const cached = store.get(variant)
      if (!cached) return null
      if (isRecent(variant, cached)) {
        const isFresh = now() - cached.at < timesOf(variant).fresh
        counts[isFresh ? 'hit' : 'stale'] += 1
        if (!isFresh) renew(variant, cached)
        return cached.page
      }
      if (variant.part !== 'shop' || now() - cached.healthyAt > STALE_IF_ERROR_MS) return null
      counts.stale += 1
      return isRefused(cached) ? cached.page : newOrOld(variant, cached)
    },
    /** Renders a page, once for all who wait for it. What is not cached is only for the request that it was rendered for. */
    async load(variant: PageVariant, requestInfo: RequestInfo): Promise<Outcome> {
      // While a request waited for a slot its page may have been made.
      const cached = store.get(variant)
      if (cached && isRecent(variant, cached)) {
        counts.hit += 1
        return { page: cached.page, rendered: null }
      }
      const others = running.get(variant.key)
      counts[others ? 'hit' : 'miss'] += 1
      if (!others) return share(variant.key, () => produce(variant, requestInfo))
      const { page } = await others.catch(() => ({ page: null }))
      return { page, rendered: null }
    },
  }
}
