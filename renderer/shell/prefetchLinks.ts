import { prefetch } from 'vike/client/router'
import { countProducts } from '#renderer/cart/cartState.ts'
import { cartStore } from '#renderer/cart/cartStore.ts'
import { storedDates } from '#renderer/dates/storedDates.ts'
import { pageKind } from '#renderer/page/pageSettings.ts'
import { prefetchPayload } from '#renderer/page/payload.ts'
import { whenIdle } from '#renderer/runtime/scheduling.ts'
import { createPrefetchQueue } from './prefetchQueue.ts'

/**
 * Fetches pages ahead. A link in view brings the code of its page once, when the page shown is quiet. A link that is
 * pointed at or focused brings its page, with its data where they are the same for this visitor as for everybody. Nothing on a connection
 * that is slow or saves data.
 */
export function watchLinks(buildId: string): void {
  if (isSparing()) return
  const fetchAhead = createPrefetchQueue()
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting && pathOf(target)
      if (path) fetchAhead(pageOf(path), () => prefetchCode(path))
    }
  })
  const observeLinks = () => {
    // Behind a window nothing is in view.
    if (document.querySelector('dialog:modal')) return
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
      if (isForVisitor(link.pathname)) inView.observe(link)
  }
  let timer: number | undefined
  const planObserving = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => whenIdle(observeLinks), QUIET_MS)
  }
  new MutationObserver(planObserving).observe(document.body, { childList: true, subtree: true })
  for (const intent of ['pointerover', 'focusin'])
    document.addEventListener(intent, ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href^="/"]') : null
      const path = link && pathOf(link)
      if (!path) return
      fetchAhead(path, async () => {
        await prefetchCode(path)
        if (hasSharedData(path)) await prefetchPayload(path, buildId)
      })
    })
  planObserving()
}

/** A page on which nothing has come or gone for so long is quiet, in milliseconds. */
const QUIET_MS = 2000

/** True if a failure to fetch code is that of a page that is only fetched ahead. */
export async function isOfPageAhead(error: Error): Promise<boolean> {
  // It is on its way through the router's promises.
  await new Promise((resolve) => setTimeout(resolve))
  return failures.has(error)
}

const failures = new WeakSet<Error>()

async function prefetchCode(path: string): Promise<void> {
  try {
    await prefetch(path)
  } catch (error) {
    if (error instanceof Error) failures.add(error)
    throw error
  }
}

// Every page links to the cart. With the first thing in it its links are looked at again.
function isForVisitor(path: string): boolean {
  return pageKind(path) !== 'cart' || countProducts(cartStore.getState()) > 0
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** True if the visitor's connection is to be spared. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** The path of the page that a link leads to; null where that is none, or the one that is shown. Files have a dot in their name, pages have none. */
function pathOf(link: Element): string | null {
  const { origin, pathname } = new URL((link as HTMLAnchorElement).href)
  const isPage = origin === location.origin && pathname !== location.pathname && !pathname.includes('.')
  return isPage ? pathname : null
}

/** Alike for two paths of one page: a page has a folder of its own for each number of segments below the first. */
function pageOf(path: string): string {
  const [first = '', ...others] = path.split('/').filter(Boolean)
  return `${first} ${others.length}`
}

function hasSharedData(path: string): boolean {
  const kind = pageKind(path)
  if (kind === 'cart') return false
  return kind === 'text' || kind === 'article' || storedDates() === null
}
