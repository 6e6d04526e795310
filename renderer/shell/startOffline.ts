import { createRequest } from 'urql'
import { countProducts } from '#renderer/cart/cartState.ts'
import { cartStore } from '#renderer/cart/cartStore.ts'
import { servedAnswers } from '#renderer/document/servedAnswers.ts'
import { forgetAnswers, restoreAnswers, tabClient } from '#renderer/graphql/tabClient.ts'
import { documentCachedAt, noteCachedAt, useCachedAt } from '#renderer/offline/useCachedAt.ts'
import { forgetPayloads } from '#renderer/page/payload.ts'
import { useNavigation } from '#renderer/runtime/navigation.ts'
import { isShopReachable } from '#renderer/runtime/recovery.ts'
import { whenIdle } from '#renderer/runtime/scheduling.ts'
import { siteSettingsQuery } from '#renderer/settings/settingsQuery.ts'

/**
 * Starts the worker that caches what was seen, and names to it the pages that are opened in place: their documents were never
 * fetched. Visitors who save data do not get it.
 */
export async function startOffline(): Promise<void> {
  useNavigation.subscribe((now, before) => {
    if (now.waiting && now.waiting.id !== before.waiting?.id && useCachedAt.getState().at !== null)
      dropCaches()
  })
  noteCachedAt(documentCachedAt())
  areSettingsCached = documentCachedAt() !== null
  window.addEventListener('online', renewSettings)
  // The line may have come back before anybody listened.
  void renewSettings()
  onceCartIsFilled(async () => (await import('#renderer/cart/unsentOrder.ts')).offerUnsentOrder())
  if (!('serviceWorker' in navigator) || savesData()) return
  const { serviceWorker } = navigator
  onceCartIsFilled(async () => (await import('#renderer/cart/cacheCart.ts')).cacheCart())
  const isFirst = serviceWorker.controller === null
  await serviceWorker.register('/worker.js', { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  const cache = (paths: readonly string[], files: readonly string[] = []) => {
    const missing = paths.filter((path) => isNew(path))
    if (missing.length > 0) (serviceWorker.controller ?? active)?.postMessage({ keep: missing, files })
  }
  if (isFirst) cache([shownUrl(), '/cart', '/order'], loadedFiles())
  else isNew(shownUrl())
  useNavigation.subscribe((now, before) => {
    if (before.waiting && !now.waiting) whenIdle(() => cache([shownUrl()]))
  })
}

/** Runs what an empty cart does not need. An order without an answer has its cart still. */
function onceCartIsFilled(load: () => Promise<void>): void {
  const loadIfFilled = () => {
    if (countProducts(cartStore.getState()) === 0) return
    stop()
    // Code that cannot be fetched is simply not here.
    load().catch(() => {})
  }
  const stop = cartStore.subscribe(loadIfFilled)
  loadIfFilled()
}

/** The files of the build that this page loaded before a worker could see them. */
function loadedFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return files.filter(({ pathname }) => pathname.startsWith('/assets/')).map(({ pathname }) => pathname)
}

// The next page is requested anew: the connection may be back, and where it is not, the worker says so again.
function dropCaches(): void {
  forgetAnswers()
  forgetPayloads()
  useCachedAt.setState({ at: null })
  restoreSettings()
  void renewSettings()
}

let areSettingsCached = false

// The worker has no answer of those that came with a document; without them an order would lose its delivery.
function restoreSettings(): void {
  const { key } = createRequest(siteSettingsQuery, {})
  const answer = servedAnswers()[key]
  if (!answer?.data) return
  tabClient()
  restoreAnswers({ [key]: answer })
  areSettingsCached = true
}

async function renewSettings(): Promise<void> {
  if (!areSettingsCached || !(await isShopReachable())) return
  const { data } = await tabClient().query(siteSettingsQuery, {}, { requestPolicy: 'network-only' })
  if (data) areSettingsCached = false
}

const sent = new Set<string>()
const MOST_SENT = 200

/** Once a tab for each URL and each dates. */
function isNew(path: string): boolean {
  const [dates = ''] = /(?:^|; )rentDates=[^;]*/.exec(document.cookie) ?? []
  const name = `${path} ${dates}`
  if (sent.has(name) || sent.size >= MOST_SENT) return false
  sent.add(name)
  return true
}

function shownUrl(): string {
  return location.pathname + location.search
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
