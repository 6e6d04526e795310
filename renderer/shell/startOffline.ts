import { createRequest } from '@urql/core'
import { keepCart } from '#renderer/cart/keepCart.ts'
import { offerUnsentOrder } from '#renderer/cart/offerUnsentOrder.ts'
import { servedAnswers } from '#renderer/document/servedAnswers.ts'
import { forgetAnswers, restoreAnswers, tabClient } from '#renderer/graphql/tabClient.ts'
import { documentKeptAt, noteMoment, useKept } from '#renderer/offline/useKept.ts'
import { forgetPayloads } from '#renderer/page/payload.ts'
import { useNavigation } from '#renderer/runtime/navigation.ts'
import { isShopReachable } from '#renderer/runtime/recovery.ts'
import { whenIdle } from '#renderer/runtime/scheduling.ts'
import { siteSettingsQuery } from '#renderer/settings/settingsQuery.ts'

/**
 * Starts the worker that keeps what was seen, and tells it which pages are opened in place: their documents were never fetched.
 * A visitor who saves data is spared it.
 */
export async function startOffline(): Promise<void> {
  useNavigation.subscribe((now, before) => {
    if (now.waiting && now.waiting.id !== before.waiting?.id && useKept.getState().at !== null) askAnew()
  })
  noteMoment(documentKeptAt())
  areSettingsKept = documentKeptAt() !== null
  window.addEventListener('online', renewSettings)
  offerUnsentOrder()
  if (!('serviceWorker' in navigator) || savesData()) return
  const { serviceWorker } = navigator
  keepCart()
  const isFirst = serviceWorker.controller === null
  await serviceWorker.register('/worker.js', { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  const keep = (paths: readonly string[], files: readonly string[] = []) => {
    const wanted = paths.filter((path) => isNew(path))
    if (wanted.length > 0) (serviceWorker.controller ?? active)?.postMessage({ keep: wanted, files })
  }
  if (isFirst) keep([addressOf(location), '/cart', '/order'], loadedFiles())
  else isNew(addressOf(location))
  useNavigation.subscribe((now, before) => {
    if (before.waiting && !now.waiting) whenIdle(() => keep([addressOf(location)]))
  })
}

/** What this page has loaded of the build, before a worker could see it. */
function loadedFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return files.filter(({ pathname }) => pathname.startsWith('/assets/')).map(({ pathname }) => pathname)
}

// The next page is asked for as if nothing were known: the line may be back, and where it is not, the worker says so again.
function askAnew(): void {
  forgetAnswers()
  forgetPayloads()
  useKept.setState({ at: null })
  keepSettings()
  void renewSettings()
}

let areSettingsKept = false

// The worker has no answer of those that came with a document; without them an order would lose its delivery.
function keepSettings(): void {
  const { key } = createRequest(siteSettingsQuery, {})
  const answer = servedAnswers()[key]
  if (!answer?.data) return
  tabClient()
  restoreAnswers({ [key]: answer })
  areSettingsKept = true
}

async function renewSettings(): Promise<void> {
  if (!areSettingsKept || !(await isShopReachable())) return
  const { data } = await tabClient().query(siteSettingsQuery, {}, { requestPolicy: 'network-only' })
  if (data) areSettingsKept = false
}

const asked = new Set<string>()
const MOST_ASKED = 200

/** Once a tab for each address and each dates. */
function isNew(path: string): boolean {
  const [dates = ''] = /(?:^|; )rentDates=[^;]*/.exec(document.cookie) ?? []
  const name = `${path} ${dates}`
  if (asked.has(name) || asked.size >= MOST_ASKED) return false
  asked.add(name)
  return true
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
