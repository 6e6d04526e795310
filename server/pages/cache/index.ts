import { isPutOff, isUsable, orOld, singleFlight } from '#gateway/rest/stores/renewal.ts'
import type { Release } from '../../overload/queue.ts'
import type { RequestInfo } from '../render/pageServices.ts'
import type { PageAddress } from './address.ts'
import type { RenderedPage } from './pageRender.ts'
import { type FinishedPage, type ReadyPage, readyPage } from './readyPage.ts'
import { createPackSmallest } from './smallest.ts'
import { createPageStore, type KeptPage } from './store.ts'
import { timesOf } from './times.ts'

/** How long a page stands in for one that cannot be rendered. */
const STALE_IF_ERROR_MS = 86_400_000
/** How long a visitor waits for a new page before he gets an old one. */
const SOFT_TIMEOUT_MS = 1000
/** A page that could not be rendered is tried again after this. */
const RETRY_MS = 5000
/** How many pages are rendered anew at once while old ones are sent. */
const MAX_RENEWALS = 4

type PageCacheOptions = {
  /** Renders the page of an address; for nobody in particular without a request. */
  render(address: PageAddress, requestInfo?: RequestInfo): Promise<RenderedPage>
  /** Today in the company's zone. */
  today(): string
  /** Waits for a slot among the pages that are worked on; null: there is no time. */
  acquire(): Promise<Release | null>
  /** A body as it is sent, and the headers that follow from it. */
  finish(page: RenderedPage): FinishedPage
  store?: ReturnType<typeof createPageStore>
  packSmallest?: ReturnType<typeof createPackSmallest>
  now?: () => number
}

/** What was rendered, and the page that was made of it; no page: it is not kept. */
type Outcome = { page: ReadyPage | null; rendered: RenderedPage | null }

export type PageCache = ReturnType<typeof createPageCache>

/** Keeps rendered pages for all who ask for the same. */
export function createPageCache({ render, today, acquire, finish, ...rest }: PageCacheOptions) {
  const { store = createPageStore(), packSmallest = createPackSmallest() } = rest
  const { now = () => performance.now() } = rest
  const { running, share } = singleFlight<Outcome>()
  const counts = { hit: 0, stale: 0, miss: 0 }
  let renewals = 0

  async function produce(address: PageAddress, requestInfo?: RequestInfo): Promise<Outcome> {
    const at = now()
    const rendered = await render(address, requestInfo)
    if (!rendered.isWhole) {
      keepOrForget(address, rendered)
      return { page: null, rendered }
    }
    const before = store.get(address)
    const page = await readyPage(finish(rendered), before?.page)
    const healthyAt = rendered.isHealthy || !before ? at : before.healthyAt
    store.set(address, { page, day: rendered.day, at, healthyAt })
    // All see it, it is asked for again, and is still the same: it will be sent many times more.
    if (address.part === 'shop' && before?.page.etag === page.etag) void makeSmallest(address, page)
    return { page, rendered }
  }

  async function makeSmallest(address: PageAddress, page: ReadyPage): Promise<void> {
    const smallest = await packSmallest(page)
    const kept = store.get(address)
    if (smallest && kept?.page === page) store.set(address, { ...kept, page: smallest })
  }

  /** An old page stands in for one that fails, and for minutes for one that lacks a part; else what is there now counts. */
  function keepOrForget(address: PageAddress, { statusCode }: RenderedPage): void {
    const kept = store.get(address)
    if (!kept) return
    if (statusCode >= 500 || (statusCode === 200 && isRecent(address, kept))) kept.failedAt = now()
    else store.delete(address)
  }

  async function renewed(address: PageAddress): Promise<Outcome> {
    const release = await acquire()
    if (!release) return { page: null, rendered: null }
    try {
      return await produce(address)
    } finally {
      release()
    }
  }

  function renew(address: PageAddress, kept: KeptPage): void {
    if (running.has(address.key) || renewals >= MAX_RENEWALS || isRefused(kept)) return
    renewals += 1
    const done = () => {
      renewals -= 1
    }
    share(address.key, () => renewed(address)).then(done, done)
  }

  /** The new page, or the old one where it fails or takes long; null where what is there now is no page to keep. */
  function newOrOld(address: PageAddress, kept: KeptPage): Promise<ReadyPage | null> {
    const made = share(address.key, () => renewed(address)).then(
      ({ page, rendered }) => page ?? (rendered && rendered.statusCode < 500 ? null : kept.page),
    )
    return orOld<ReadyPage | null>(made, kept.page, SOFT_TIMEOUT_MS)
  }

  const isRefused = (kept: KeptPage) => isPutOff(kept, { retry: RETRY_MS }, now())

  function isRecent(address: PageAddress, kept: KeptPage): boolean {
    return kept.day === today() && isUsable(kept, timesOf(address), now())
  }

  return {
    counts,
    bytes: store.bytes,
    /** Whether a page is being rendered. */
    isBusy: () => running.size > 0,
    /** A page that can be sent, at once or soon; null: it is to be loaded. */
    find(address: PageAddress): ReadyPage | Promise<ReadyPage | null> | null {
      const kept = store.get(address)
      if (!kept) return null
      if (isRecent(address, kept)) {
        const isFresh = now() - kept.at < timesOf(address).fresh
        counts[isFresh ? 'hit' : 'stale'] += 1
        if (!isFresh) renew(address, kept)
        return kept.page
      }
      if (address.part !== 'shop' || now() - kept.healthyAt > STALE_IF_ERROR_MS) return null
      counts.stale += 1
      return isRefused(kept) ? kept.page : newOrOld(address, kept)
    },
    /** Renders a page, once for all who wait for it. What is not kept is only for the request that it was rendered for. */
    async load(address: PageAddress, requestInfo: RequestInfo): Promise<Outcome> {
      // While a request waited for a slot its page may have been made.
      const kept = store.get(address)
      if (kept && isRecent(address, kept)) {
        counts.hit += 1
        return { page: kept.page, rendered: null }
      }
      const others = running.get(address.key)
      counts[others ? 'hit' : 'miss'] += 1
      if (!others) return share(address.key, () => produce(address, requestInfo))
      const { page } = await others.catch(() => ({ page: null }))
      return { page, rendered: null }
    },
  }
}
