import { prefetch } from 'vike/client/router'
import { countProducts } from '#renderer/cart/cartState.ts'
import { cartStore } from '#renderer/cart/cartStore.ts'
import { datesFromCookie } from '#renderer/dates/rentDates.ts'
import { prefetchPayload } from '#renderer/page/payload.ts'
import { whenIdle } from '#renderer/runtime/scheduling.ts'
import { createPrefetchQueue } from './prefetchQueue.ts'
import { pageKind } from './waiting/pageKind.ts'

/**
 * Fetches pages ahead as soon as a link to them comes into view or is pointed at: their code and, where it is the same for
 * this visitor as for everybody, their data. Nothing on a connection that is slow or saves data.
 */
export function watchLinks(buildId: string): void {
  if (isSparing()) return
  const add = createPrefetchQueue(async (path, isDataWanted) => {
    await prefetchCode(path)
    if (isDataWanted && hasSharedData(path)) await prefetchPayload(path, buildId)
  })
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) addLink(target)
  })
  const observeLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
      if (isForVisitor(link.pathname)) inView.observe(link)
  }
  let isPlanned = false
  const planObserving = () => {
    if (isPlanned) return
    isPlanned = true
    whenIdle(() => {
      isPlanned = false
      observeLinks()
    })
  }
  new MutationObserver(planObserving).observe(document.body, { childList: true, subtree: true })
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null
    if (link) addLink(link)
  })
  planObserving()

  function addLink(link: Element) {
    inView.unobserve(link)
    const url = new URL((link as HTMLAnchorElement).href)
    if (isPage(url)) add(url.pathname)
  }
}

/** Whether a failure to fetch code is that of a page that is only fetched ahead. */
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

/** Whether the visitor's connection is to be spared. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

// Files have a dot in their name, pages of the shop do not.
function isPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname !== location.pathname && !pathname.includes('.')
}

function hasSharedData(path: string): boolean {
  const kind = pageKind(path)
  if (kind === 'cart') return false
  return kind === 'text' || kind === 'article' || datesFromCookie(document.cookie) === null
}
