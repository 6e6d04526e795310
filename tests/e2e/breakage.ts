import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { chairs } from './visitor.ts'

/** The short message at the bottom of the page. */
export function toast(page: Page): Locator {
  return page.locator('[role=alert]')
}

/** The heading of the error page. */
export function failedPage(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: /Что-то пошло не\sтак/ })
}

/** There are words and ways on. */
export async function expectWords(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toContainText(/\p{L}{3}/u)
  await expect(page.locator('a[href="/cart"]').first()).toBeAttached()
  await expect(page.locator('a[href="/catalog"]').first()).toBeAttached()
}

/** Whatever broke: there are words and ways on, and the cart is what it was. */
export async function expectAlive(page: Page): Promise<void> {
  await expectWords(page)
  const kept = await page.evaluate(() => localStorage.getItem('cart'))
  expect(JSON.parse(kept ?? 'null')?.state.products).toEqual([chairs])
}

/** Follows a link of the shop, as the router does, whether or not there is one on the page. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/**
 * The scripts of the shop: `lose()` says that whatever was not asked for so far is gone, as after an update; `find()` that it
 * is there again.
 */
export async function watchScripts(page: Page): Promise<{ lose(): void; find(): void }> {
  const known = new Set<string>()
  let isLost = false
  await page.route('**/assets/**/*.js', async (route: Route) => {
    const url = route.request().url()
    if (!isLost) known.add(url)
    if (known.has(url)) await route.continue()
    else await route.fulfill({ status: 404 })
  })
  return {
    lose: () => {
      isLost = true
    },
    find: () => {
      isLost = false
    },
  }
}

/** What the server tells a page in its HTML. */
export type Served = Record<string, unknown> & { graphqlState: Record<string, { data: unknown }> }

/** Changes what the next documents say before the browser's side takes them over. */
export async function changeServed(page: Page, change: (served: Served) => void): Promise<void> {
  await page.route(
    (url) => !/\.|graphql|pictures|client-errors|healthz/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const [, context = '{}'] = CONTEXT.exec(html) ?? []
      const answers = [...html.matchAll(ANSWER)].map(([, key = '', text = '']) => [
        key,
        { data: JSON.parse(text) },
      ])
      const served: Served = { ...JSON.parse(context), graphqlState: Object.fromEntries(answers) }
      change(served)
      const { graphqlState, ...rest } = served
      const body = html
        .replace(CONTEXT, (element) => withJson(element, rest))
        .replace(ANSWER, (element, key) => withJson(element, graphqlState[key]?.data))
      await route.fulfill({ response, body })
    },
  )
}

const CONTEXT = /<script id="vike_pageContext"[^>]*>(.*?)<\/script>/s
const ANSWER = /<script type="application\/json" data-answer="(-?\d+)">(.*?)<\/script>/gs

function withJson(element: string, value: unknown): string {
  return element.replace(/>.*</s, () => `>${JSON.stringify(value)}<`)
}

/** Changes the answers that a page was served with: `at` is a path such as `settings.header.navigation`. */
export function changeAnswer({ graphqlState }: Served, at: string, value: unknown): void {
  const changed = Object.values(graphqlState).filter((answer) => {
    return setAt(answer.data, at.split('.'), value)
  })
  if (changed.length === 0) throw new Error(`No answer has ${at}`)
}

function setAt(target: unknown, [key = '', ...rest]: string[], value: unknown): boolean {
  if (typeof target !== 'object' || target === null || !Reflect.has(target, key)) return false
  if (rest.length > 0) return setAt(Reflect.get(target, key), rest, value)
  return Reflect.set(target, key, value)
}

/** Lets the next documents find the browser broken in the way that `breakBrowser` names last. */
export async function prepareBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('broken on purpose', 'SecurityError')
    }
    const full = () => {
      throw new DOMException('broken on purpose', 'QuotaExceededError')
    }
    const withoutStorage = (storage: string) => Object.defineProperty(window, storage, { get: refuse })
    const ways: Record<string, () => unknown> = {
      'no local storage': () => withoutStorage('localStorage'),
      'no session storage': () => withoutStorage('sessionStorage'),
      'full storage': () => Object.defineProperty(Storage.prototype, 'setItem', { value: full }),
      'no cookies': () => Object.defineProperty(document, 'cookie', { get: () => '', set: refuse }),
      'no observers': () => {
        Reflect.deleteProperty(window, 'IntersectionObserver')
        Reflect.deleteProperty(window, 'ResizeObserver')
      },
      'no media queries': () => Object.defineProperty(window, 'matchMedia', { value: refuse }),
      'no idle time': () => Reflect.deleteProperty(window, 'requestIdleCallback'),
      'no scrolling': () => {
        Object.defineProperty(window, 'scrollTo', { value: refuse })
        Object.defineProperty(Element.prototype, 'scrollIntoView', { value: refuse })
      },
      'no windows': () => Object.defineProperty(HTMLDialogElement.prototype, 'showModal', { value: refuse }),
      'no requests': () => Object.defineProperty(window, 'fetch', { value: refuse }),
      'no random ids': () => Object.defineProperty(crypto, 'randomUUID', { value: refuse }),
    }
    const [, way = ''] = /(?:^|; )broken=([^;]*)/.exec(document.cookie) ?? []
    for (const each of decodeURIComponent(way).split(', ')) ways[each]?.()
  })
}

/** From the next document on the browser is broken so, in one way or several (`a, b`); any other text: it is whole. */
export async function breakBrowser(page: Page, way: string): Promise<void> {
  const { origin } = new URL(page.url())
  await page.context().addCookies([{ name: 'broken', value: encodeURIComponent(way), url: origin }])
}
